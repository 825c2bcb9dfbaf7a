import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const BODY = 4;
const SPINNER = 70;

/** A spinner in the corner of the page, as long as its request takes. */
const shows = (visit: RecordingBuilder, ms: number, text = '', id = SPINNER) =>
  visit.change(ms, {
    adds: [
      {
        parentId: BODY,
        nextId: null,
        node: {
          ...{ id, type: 2, tagName: 'span', attributes: { class: 'loading' } },
          childNodes: text === '' ? [] : [{ id: SPINNER + 1, type: 3, textContent: text }],
        },
      },
    ],
  });
const removes = (visit: RecordingBuilder, ms: number, id = SPINNER) =>
  visit.change(ms, { removes: [{ parentId: BODY, id }] });
const starts = (visit: RecordingBuilder, ms: number) =>
  visit.emit(ms, 'rv:reaction', { kind: 'request-start' });
const ends = (visit: RecordingBuilder, ms: number, ago_ms: number) =>
  visit.emit(ms, 'rv:reaction', { kind: 'request', ago_ms });
/** The page polls two seconds after the click. */
const polls = (text?: string) =>
  removes(ends(shows(starts(home().click(1_000), 3_000), 3_005, text), 3_200, 200), 3_250);

/** The same with a second spinner, which is shown and removed right after the first one. */
const pollsWithTwo = () => {
  const visit = shows(shows(starts(home().click(1_000), 3_000), 3_005), 3_010, '', SPINNER + 2);
  return removes(removes(ends(visit, 3_200, 200), 3_250), 3_255, SPINNER + 2);
};

test.each<[string, number, RecordingBuilder]>([
  ['and another one while it polls', 1, pollsWithTwo()],
  ['while it polls', 1, polls()],
  ['with a text, while it polls', 1, polls('Loading…')],
  [
    'that stays after it has polled',
    0,
    ends(shows(starts(home().click(1_000), 3_000), 3_005), 3_200, 200),
  ],
  [
    'that disappears much later',
    0,
    removes(ends(shows(starts(home().click(1_000), 3_000), 3_005), 3_200, 200), 4_000),
  ],
  ['while it polls, and then news', 0, polls().write(3_260)],
  ['without a request', 0, removes(shows(home().click(1_000), 3_005), 3_250)],
  [
    'for a request of the click',
    0,
    removes(ends(shows(starts(home().click(1_000), 1_010), 1_015), 1_200, 190), 1_250),
  ],
  [
    'for a request of the next click',
    0,
    removes(ends(shows(starts(home().click(1_000).click(2_950), 3_000), 3_005), 3_200, 200), 3_250),
  ],
])('a page that shows a spinner %s: %i dead clicks', (_, count, visit) => {
  const first = signals(visit.until(20_000), 'dead-click').filter(({ atMs }) => atMs === 1_000);
  expect(first.filter(({ slow }) => !slow)).toHaveLength(count);
});
