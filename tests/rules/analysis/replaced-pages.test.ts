import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const error = { kind: 'error', message: 'render', file: '/app.js', line: 1, column: 1 } as const;
const broken = () =>
  home()
    .emit(3_000, 'rv:error', { ...error, cross_origin: false })
    .clear(3_100);
const text = (id: number, textContent: string) => ({ id, type: 3, textContent });
const adds = (visit: RecordingBuilder, at: number, ...childNodes: object[]) =>
  visit.change(at, {
    adds: [
      {
        parentId: 4,
        nextId: null,
        node: { id: 900, type: 2, tagName: 'div', attributes: {}, childNodes },
      },
    ],
  });

test.each<[string, RecordingBuilder, boolean]>([
  ['nothing', broken(), false],
  ['an empty box', adds(broken(), 3_200), false],
  ['a blank text', adds(broken(), 3_200, text(901, ' ')), false],
  ['a message', adds(broken(), 3_200, text(901, 'Something went wrong')), true],
  ['a message after two seconds', adds(broken(), 5_200, text(901, 'Try again')), false],
])(
  'a page that disappears with an error counts as replaced if a text takes its place, here %s',
  (_, visit, isReplaced) => {
    const [found] = signals(visit.until(9_000), 'white-screen');
    expect(found).toMatchObject({ kind: 'white-screen' });
    expect(found?.replaced === true).toBe(isReplaced);
  },
);
