import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';

const error = { kind: 'error', message: 'render', file: '/app.js', line: 1 } as const;
const broken = () => home().emit(3_000, 'rv:error', error).clear(3_100);
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

/** React splits a text at each of its variables. */
test('a message of several texts in one element does not make a page look full', () => {
  const texts = Array.from({ length: 9 }, (_, index) => text(901 + index, 'Application error '));
  expect(signals(adds(broken(), 3_100, ...texts).until(9_000), 'white-screen')).toHaveLength(1);
});

const message = text(901, 'Application error');
const paragraphs = (from: number, length: number) =>
  Array.from({ length }, (_, index) => ({
    ...{ id: from + index, type: 2, tagName: 'p', attributes: {}, childNodes: [] },
  }));
const opened = (
  clearedAt: number,
  count: number,
  errors: readonly number[] = [3_000],
  isForeign = false,
) => {
  const longPage = paragraphs(20, 40).map((node) => ({ parentId: 5, nextId: null, node }));
  const visit = home().change(200, { adds: longPage });
  const thrown = isForeign ? { ...error, message: 'Script error.' } : error;
  for (const at of errors) visit.emit(at, 'rv:error', thrown);
  return adds(
    visit.page(2_900, '/account', 'push').clear(clearedAt),
    clearedAt + 1,
    ...[message, ...paragraphs(910, count)],
  );
};
test.each<[string, number, RecordingBuilder]>([
  ['leaves hardly anything', 1, opened(3_100, 0)],
  ['leaves a short page', 0, opened(3_100, 8)],
  ['comes after the old page was removed', 0, opened(2_950, 0)],
  ['is one of a script of another website', 0, opened(3_100, 0, [3_000], true)],
  ['happened before', 0, opened(3_100, 0, [500, 3_000])],
])('an uncaught error right after a page change that %s: %i blank pages', (_, count, visit) => {
  expect(signals(visit.until(9_000), 'white-screen')).toHaveLength(count);
});

test('a failed request right after a page change that leaves hardly anything is no blank page', () => {
  const visit = home().emit(3_000, 'rv:request', { ...failing, path: '/api/me', status: 500 });
  const changed = visit.page(2_900, '/account', 'push').clear(3_100);
  expect(signals(adds(changed, 3_100, message).until(9_000), 'white-screen')).toEqual([]);
});

test.each([
  ['a page', 0, '/orders', 'push', 3_000],
  ['a page whose address ends with its route', 0, '/#/orders', 'hash', 3_000],
  ['a page after more than two seconds', 1, '/orders', 'push', 1_500],
  ['a place on the page', 1, '/#orders', 'hash', 3_000],
] as const)(
  'a failed request while a script opens %s: %i blank pages',
  (_, count, path, kind, at) => {
    const longPage = paragraphs(200, 60).map((node) => ({ parentId: 5, nextId: null, node }));
    const visit = home().change(200, { adds: longPage }).page(at, path, kind);
    visit.emit(3_900, 'rv:request', { ...failing, path: '/api/orders', status: 500 }).clear(4_000);
    const opened = adds(visit, 4_001, message, ...paragraphs(910, 12));
    expect(signals(opened.until(9_000), 'white-screen')).toHaveLength(count);
  },
);

test('a picture that fails does not empty a page, unlike data and scripts', () => {
  const emptied = (path: string, initiator: string, visit = home()) =>
    signals(
      visit
        .emit(2_900, 'rv:request', { ...failing, path, status: 500, initiator })
        .clear(3_100)
        .until(9_000),
      'white-screen',
    ).map(({ about }) => about);
  expect(emptied('/image', 'img')).toEqual([]);
  expect(emptied('/chunk-2.js', 'script')).toEqual(['/chunk-2.js 500']);
  expect(emptied('/api/cart', 'fetch')).toEqual(['/api/cart 500']);
  const crashed = home().emit(3_000, 'rv:error', error);
  expect(emptied('/image', 'img', crashed)).toEqual(['render (app.js)']);
});

test('a page that a script of another host empties is blank, also after an earlier error there', () => {
  const foreign = { ...error, message: 'Script error.' };
  const visit = home().emit(900, 'rv:error', foreign).emit(6_000, 'rv:error', foreign);
  expect(signals(visit.clear(6_100).until(12_000), 'white-screen')).toHaveLength(1);
});

/** An app without addresses adds its next page, and removes the one before after a transition. */
test.each<[string, number, object[]]>([
  ['a page', 0, [message, ...paragraphs(910, 12)]],
  ['a short message', 1, [message]],
  ['a page without a text', 1, paragraphs(910, 12)],
])(
  'a page that is removed with an error after an app had added %s: %i blank pages',
  (_, count, next) => {
    const longPage = paragraphs(20, 40).map((node) => ({ parentId: 5, nextId: null, node }));
    const visit = adds(home().change(200, { adds: longPage }), 2_800, ...next);
    const removed = visit.emit(3_000, 'rv:error', error).clear(3_100);
    expect(signals(removed.until(9_000), 'white-screen')).toHaveLength(count);
  },
);

test('a message above a banner that is longer is no next page', () => {
  const longPage = paragraphs(200, 160).map((node) => ({ parentId: 5, nextId: null, node }));
  const banner = { id: 600, type: 2, tagName: 'div', attributes: {} };
  const node = { ...banner, childNodes: [text(601, 'Menu'), ...paragraphs(610, 40)] };
  const visit = home().change(200, { adds: [...longPage, { parentId: 4, nextId: null, node }] });
  const shown = adds(visit, 2_800, message, ...paragraphs(910, 12));
  const removed = shown.emit(3_000, 'rv:error', error).clear(3_100);
  expect(signals(removed.until(9_000), 'white-screen')).toHaveLength(1);
});

test('a next page that an app moves before it removes the one before is still there', () => {
  const longPage = paragraphs(20, 40).map((node) => ({ parentId: 5, nextId: null, node }));
  const childNodes = [message, ...paragraphs(910, 12)];
  const node = { id: 900, type: 2, tagName: 'div', attributes: {}, childNodes };
  const visit = adds(home().change(200, { adds: longPage }), 2_800, ...childNodes);
  visit.change(2_900, {
    removes: [{ parentId: 4, id: 900 }],
    adds: [{ parentId: 4, nextId: 5, node }],
  });
  const removed = visit.emit(3_000, 'rv:error', error).clear(3_100);
  expect(signals(removed.until(9_000), 'white-screen')).toEqual([]);
});

test('a page that replaces a longer one after a second click on its link is no blank page', () => {
  const longPage = paragraphs(200, 60).map((node) => ({ parentId: 5, nextId: null, node }));
  const visit = home().change(200, { adds: longPage }).page(2_900, '/account', 'push').click(3_900);
  const shown = adds(
    visit.emit(3_910, 'rv:error', error).clear(4_000),
    4_001,
    message,
    ...paragraphs(910, 12),
  );
  expect(signals(shown.until(9_000), 'white-screen')).toEqual([]);
});

const fault = { kind: 'logged', message: 'truck is not defined', file: '', line: 0 } as const;
test.each<[string, number, (visit: RecordingBuilder) => RecordingBuilder]>([
  ['right after a click there', 1, (visit) => visit.click(3_900).emit(3_910, 'rv:error', fault)],
  ['by itself', 0, (visit) => visit.emit(3_910, 'rv:error', fault)],
  ['long after a click there', 0, (visit) => visit.click(3_200).emit(3_910, 'rv:error', fault)],
  [
    'with a request that fails right after a click there',
    0,
    (visit) =>
      visit.click(3_900).emit(3_910, 'rv:request', { ...failing, path: '/api/me', status: 500 }),
  ],
])(
  'a page opened a second ago that keeps only its banner %s: %i blank pages',
  (_, count, fails) => {
    const longPage = paragraphs(200, 60).map((node) => ({ parentId: 5, nextId: null, node }));
    const visit = fails(home().page(2_900, '/map', 'push').change(3_000, { adds: longPage }));
    const banner = adds(visit.clear(4_000), 4_001, message, ...paragraphs(910, 12));
    expect(signals(banner.until(9_000), 'white-screen')).toHaveLength(count);
  },
);

/** The page is hidden so long after it has lost its content, and what happens then. */
const hides = (afterMs: number, next?: (visit: RecordingBuilder) => void) => {
  const visit = broken().emit(3_100 + afterMs, 'rv:visibility', { visible: false });
  next?.(visit);
  return visit.until(9_000);
};
/** Its recorder starts late. */
const loadsNext = (visit: RecordingBuilder) => visit.page(5_200, '/menu', 'load');
test.each<[string, number, RecordingBuilder]>([
  ['the visitor leaves it for the next page', 0, hides(1, loadsNext)],
  ['the next page comes half a second later', 1, hides(500, loadsNext)],
  ['the visitor opens another tab', 1, hides(1)],
  ['the app opens a page in place', 1, hides(1, (v) => v.page(5_200, '/menu', 'push'))],
])('a page that loses its content as %s: %i blank pages', (_, count, visit) => {
  expect(signals(visit, 'white-screen')).toHaveLength(count);
});
