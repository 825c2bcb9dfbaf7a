import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { error, home, signals } from '../../factories/signals.ts';

const HTML = 3;
const BAR = 70;

interface Response {
  /** When the bar appears and is removed, after the click; the response arrives after 700 ms. */
  readonly shownMs?: number;
  readonly goneMs?: number;
  readonly text?: string;
  readonly logs?: boolean;
  readonly after?: (visit: RecordingBuilder) => void;
}

/** A click whose slow request shows a bar, and whose response is an error that the script logs. */
function clicks({ shownMs = 500, goneMs = 1_100, text = '', logs = true, after }: Response = {}) {
  const visit = home().click(1_000, { submits: true });
  visit.emit(1_010, 'rv:reaction', { kind: 'request-start' }).set(1_015, 7, { disabled: '' });
  const childNodes = [
    { id: BAR + 1, type: 2, tagName: 'div', attributes: {}, childNodes: [] },
    ...(text ? [{ id: BAR + 2, type: 3, textContent: text }] : []),
  ];
  const node = { id: BAR, type: 2, tagName: 'div', attributes: { class: 'bar' }, childNodes };
  visit.change(1_000 + shownMs, { adds: [{ parentId: HTML, nextId: null, node }] });
  visit.emit(1_700, 'rv:reaction', { kind: 'request', ago_ms: 690, saves: true });
  if (logs) visit.emit(1_701, 'rv:error', { ...error, kind: 'logged', message: 'No redirect' });
  visit.change(1_702, {
    attributes: [
      { id: BAR + 1, attributes: { style: 'width: 100%' } },
      { id: 7, attributes: { disabled: null } },
    ],
  });
  visit.change(1_000 + goneMs, { removes: [{ parentId: HTML, id: BAR }] });
  after?.(visit);
  return visit.until(30_000);
}
const failed = (visit: RecordingBuilder) => signals(visit, 'error-click').length;

test.each<[string, number, RecordingBuilder]>([
  ['comes and goes with the request', 1, clicks()],
  ['stays', 0, clicks({ goneMs: 20_000 })],
  ['goes too late', 0, clicks({ goneMs: 1_750 })],
  ['comes after the response', 0, clicks({ shownMs: 705, goneMs: 1_100 })],
  ['contains a text', 0, clicks({ text: 'Saved' })],
  ['is followed by a text', 0, clicks({ after: (visit) => visit.write(2_500) })],
  [
    'is followed by a dialog',
    0,
    clicks({ after: (visit) => visit.emit(2_500, 'rv:reaction', { kind: 'dialog' }) }),
  ],
  [
    'is followed by another page',
    0,
    clicks({ after: (visit) => visit.page(2_500, '/thanks', 'push') }),
  ],
  ['is followed by another click', 1, clicks({ after: (visit) => visit.click(2_900) })],
  ['is followed by a quick click', 0, clicks({ after: (visit) => visit.click(1_790) })],
  ['belongs to a request without an error', 0, clicks({ logs: false })],
])('after a logged error, a loading bar that %s leaves %i failed clicks', (_, count, visit) => {
  expect(failed(visit)).toBe(count);
});

test('a loading bar that comes and goes without an error is a response', () => {
  expect(signals(clicks({ logs: false }), 'dead-click')).toEqual([]);
});
