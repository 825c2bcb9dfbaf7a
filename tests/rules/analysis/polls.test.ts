import { expect, test } from 'vitest';
import { isPoll } from '../../../lambdas/recordings/analysis/background-changes/polls.ts';
import type { Timeline } from '../../../lambdas/recordings/analysis/events/timeline.ts';

const NOW = 300_000;
/** `before`: ages of the earlier requests in ms. */
const isPollAfter = (...before: readonly number[]) => {
  const reactions = before
    .toSorted((one, other) => other - one)
    .map((ms) => ({ kind: 'request-start', at: NOW - ms }));
  return isPoll({ reactions } as unknown as Timeline, NOW);
};

test.each([
  ['after three at one distance', true, [5_000, 10_000, 15_000]],
  ['after three with a little drift', true, [5_000, 10_060, 14_940]],
  ['after three with more drift', false, [5_000, 10_061, 15_000]],
  ['after two', false, [5_000, 10_000]],
  [
    'after three amid many others',
    true,
    [...Array.from({ length: 197 }, (_, n) => 1 + n), 5_000, 10_000, 15_000],
  ],
  [
    'after three before too many others',
    false,
    [...Array.from({ length: 198 }, (_, n) => 1 + n), 5_000, 10_000, 15_000],
  ],
  ['every second', true, [1_000, 2_000, 3_000]],
  ['more often', false, [999, 1_998, 2_997]],
  ['every minute', true, [60_000, 120_000, 180_000]],
  ['less often', false, [60_001, 120_002, 180_003]],
])('a request %s comes from a timer: %s', (_, expected, before) => {
  expect(isPollAfter(...before)).toBe(expected);
});
