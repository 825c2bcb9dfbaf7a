import { expect, test } from 'vitest';
import { pressesAround } from '../../../lambdas/recordings/analysis/clicks/presses/press-release.ts';
import { pressTimeOf } from '../../../lambdas/recordings/analysis/clicks/presses/press-time.ts';
import { Rows } from '../../../lambdas/recordings/analysis/events/rows.ts';
import type {
  ClickMoment,
  Timeline,
} from '../../../lambdas/recordings/analysis/events/timeline.ts';

const CLICK = 10_000;
const LONGEST = 1_000;

function timelineWith(presses: readonly number[], ...clicks: readonly number[]) {
  const rows = new Rows(2);
  for (const [order, at] of presses.entries()) rows.add(at, order);
  const moments = clicks.map((at, order) => ({ at, order, node: 7 }));
  return { presses: rows, clicks: moments } as unknown as Timeline;
}

test.each<[string, number, number[], number[]]>([
  ['just before it', 9_930 - 5, [9_930], []],
  ['at the same time', CLICK - 5, [CLICK], []],
  ['as long before it as a press may last', 9_000 - 5, [9_000], []],
  ['longer before it', CLICK, [8_999], []],
  ['after it', CLICK, [10_001], []],
  ['with the click before it', CLICK, [9_500], [9_500]],
  ['just after the click before it', 9_500, [9_501], [9_500]],
  ['half a second after a touch', 9_400 - 5, [9_400, 9_900], []],
  ['later after a touch', 9_900 - 5, [9_399, 9_900], []],
  ['after a touch that was the click before', 9_900 - 5, [9_600, 9_900], [9_600]],
])('the press of a click, %s, starts at %i ms', (_, start, presses, clicksBefore) => {
  const timeline = timelineWith(presses, ...clicksBefore, CLICK);
  expect(pressTimeOf(timeline, CLICK, LONGEST)).toBe(start);
});

test.each<[string, number[]]>([
  ['up to a second and the delay of the recorder apart', [7_500, 8_750, 10_000, 11_250, 12_500]],
  ['further apart', [10_000]],
])('presses of one control %s are one series', (name, series) => {
  const gap = name === 'further apart' ? 1_251 : 1_250;
  const times = [-2, -1, 0, 1, 2].map((step) => CLICK + step * gap);
  const timeline = timelineWith([], ...times);
  const [, , click] = timeline.clicks as [unknown, unknown, ClickMoment];
  const { first, last, all } = pressesAround(timeline, click);
  expect(all.map(({ clickAt }) => clickAt)).toEqual(series);
  expect([first, last]).toEqual([series[0], series.at(-1)]);
});
