import { expect, test } from 'vitest';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';
import {
  hasNoClickSince,
  isSoonAfterClick,
  untriggeredChanges,
} from '../../../lambdas/recordings/analysis/page/triggered-changes.ts';

const CHANGE = 10_000;
interface Input {
  readonly clicks?: readonly number[];
  readonly presses?: readonly number[];
  readonly scrolls?: readonly number[];
  readonly pages?: readonly { readonly at: number; readonly kind: string }[];
  readonly fields?: readonly { readonly at: number; readonly inputMs: number }[];
}

function timelineOf({ clicks = [], presses, scrolls, pages = [], fields = [] }: Input) {
  const rowsOf = (times: readonly number[] = []) => {
    const rows = new Rows(2);
    for (const [order, at] of times.entries()) rows.add(at, order);
    return rows;
  };
  return {
    clicks: clicks.map((at, order) => ({ at, order: order + 1 })),
    presses: rowsOf(presses),
    scrolls: rowsOf(scrolls),
    pages: [{ at: 0, order: 0, kind: 'load' }, ...pages.map((each) => ({ order: 99, ...each }))],
    fields: fields.map((each) => ({ ...each, hesitationMs: 0, refills: 0 })),
  } as unknown as Timeline;
}

test.each<[string, boolean, Input]>([
  ['nothing', false, {}],
  ['a click 2.5 s before', true, { clicks: [CHANGE - 2_500] }],
  ['a click longer before', false, { clicks: [CHANGE - 2_501] }],
  ['a click on the page before', false, { clicks: [9_000], pages: [{ at: 9_500, kind: 'push' }] }],
  ['a click on this page', true, { clicks: [9_600], pages: [{ at: 9_500, kind: 'push' }] }],
  [
    'a click before a jump on its page',
    true,
    { clicks: [9_000], pages: [{ at: 9_500, kind: 'hash' }] },
  ],
  ['a press 0.3 s before', true, { presses: [CHANGE - 300] }],
  ['a press longer before', false, { presses: [CHANGE - 301] }],
  ['a press at the same time', true, { presses: [CHANGE] }],
  [
    'a press before the page that opens at the same time',
    false,
    { presses: [9_900], pages: [{ at: CHANGE, kind: 'push' }] },
  ],
  ['a later press', false, { presses: [CHANGE + 1] }],
  ['a press on the page before', false, { presses: [9_800], pages: [{ at: 9_900, kind: 'push' }] }],
  ['a scroll 0.3 s before', true, { scrolls: [CHANGE - 300] }],
  ['a scroll longer before', false, { scrolls: [CHANGE - 301] }],
  ['a scroll at the same time', true, { scrolls: [CHANGE] }],
  ['a later scroll', false, { scrolls: [CHANGE + 1] }],
  ['a field that was filled in until then', true, { fields: [{ at: CHANGE, inputMs: 500 }] }],
  ['a field left before', false, { fields: [{ at: CHANGE - 1, inputMs: 500 }] }],
  ['input that began 3 s later', true, { fields: [{ at: 13_500, inputMs: 500 }] }],
  ['input that began even later', false, { fields: [{ at: 13_501, inputMs: 500 }] }],
  ['input that ended 3 s after the click', true, { fields: [{ at: 14_000, inputMs: 4_000 }] }],
  ['input that ended even later', false, { fields: [{ at: 14_001, inputMs: 4_001 }] }],
  ['a field without input', false, { fields: [{ at: CHANGE, inputMs: 0 }] }],
])('%s triggers a change: %s', (_, isTriggered, input) => {
  const left = untriggeredChanges(timelineOf(input), [CHANGE], 11_000);
  expect(left).toEqual(isTriggered ? [] : [CHANGE]);
});

/** A movement of 2.5 s that starts 0.2 s after the press. */
const movement = Array.from({ length: 11 }, (_, step) => 200 + step * 250);
test.each<[string, readonly number[], readonly number[]]>([
  ['a movement of 2.5 s', movement, []],
  ['a longer movement', [...movement, 2_701], [2_701]],
  ['a movement and, after a pause, a change', [200, 450, 700, 950, 1_201], [1_201]],
  ['a second change a second later', [200, 1_200], []],
  ['a second change after more than a second', [200, 1_201], [1_201]],
])('of changes after a press, it triggers all of %s: %j, except for %j', (_, changes, left) => {
  const timeline = timelineOf({ presses: [CHANGE] });
  const found = untriggeredChanges(
    timeline,
    changes.map((ms) => CHANGE + ms),
    20_000,
  );
  expect(found.map((at) => at - CHANGE)).toEqual(left);
});

test.each([
  ['at', 8_900, []],
  ['before', 8_899, [CHANGE]],
])('a click %s the change before (%i ms) triggers the next one, but not %j', (_, click, left) => {
  const found = untriggeredChanges(timelineOf({ clicks: [click] }), [8_900, CHANGE], 20_000);
  expect(found).toEqual(left);
});

test.each<[string, boolean, Input]>([
  ['no click', false, {}],
  ['a click 2.5 s before', true, { clicks: [CHANGE - 2_500] }],
  ['a click longer before', false, { clicks: [CHANGE - 2_501] }],
  ['a later click', false, { clicks: [CHANGE + 1] }],
])('%s is soon before a change: %s', (_, isSoon, input) => {
  expect(isSoonAfterClick(timelineOf(input), CHANGE)).toBe(isSoon);
});

const SINCE = 8_000;
test.each<[string, boolean, Input]>([
  ['nothing happened', true, {}],
  ['a click at the change before', true, { clicks: [SINCE] }],
  ['a click after it', false, { clicks: [SINCE + 1] }],
  ['a press at the change before', true, { presses: [SINCE] }],
  ['a press after it', false, { presses: [SINCE + 1] }],
  ['a press at the same time', false, { presses: [CHANGE] }],
  ['a later press', true, { presses: [CHANGE + 1] }],
  ['a click on the page before', true, { clicks: [8_500], pages: [{ at: 9_000, kind: 'push' }] }],
  ['a press on the page before', true, { presses: [8_500], pages: [{ at: 9_000, kind: 'push' }] }],
  ['a press as the page opened', true, { presses: [9_000], pages: [{ at: 9_000, kind: 'push' }] }],
])('between two changes of a page, %s: neither click nor press is %s', (_, hasNone, input) => {
  expect(hasNoClickSince(timelineOf(input), CHANGE, SINCE)).toBe(hasNone);
});
