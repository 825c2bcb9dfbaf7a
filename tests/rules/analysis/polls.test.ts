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

/** A request from its start until its response, if one came. */
type Held = readonly [startedAt: number, endedAt?: number];
const isHeldPoll = (at: number, ...held: readonly Held[]) => {
  const reactions = held.flatMap(([start, end]) => [
    { kind: 'request-start', at: start },
    ...(end === undefined ? [] : [{ kind: 'request', at: start, durationMs: end - start }]),
  ]);
  return isPoll({ reactions } as unknown as Timeline, at);
};

test.each<[string, boolean, number, readonly Held[]]>([
  ['is sent again as soon as it ends', true, 20_200, [[0, 8_100], [8_110, 20_150], [20_200]]],
  ['ends for the second time', true, 8_110, [[0, 8_100], [8_110, 20_150], [20_160]]],
  [
    'is sent again right before its response is reported',
    true,
    20_145,
    [[0, 8_100], [8_095, 20_150], [20_145]],
  ],
  [
    'ends for the second time, with rounded times',
    true,
    8_110,
    [[0, 8_100], [8_105, 20_150], [20_160]],
  ],
  ['is the first one', false, 0, [[0, 8_100], [8_110, 20_150], [20_160]]],
  ['was held only once before', false, 8_110, [[0, 8_100], [8_110]]],
  ['is sent later', false, 20_300, [[0, 8_100], [8_110, 20_150], [20_300]]],
  ['follows short ones', false, 4_020, [[0, 2_000], [2_010, 4_010], [4_020]]],
])(
  'a request that the server holds until there is news and that %s is a poll: %s',
  (_, expected, at, held) => {
    expect(isHeldPoll(at, ...held)).toBe(expected);
  },
);

test('something else that takes seconds on a page does not make a poll', () => {
  const reactions = [0, 8_100, 20_200].flatMap((at) => [
    { kind: 'request-start', at },
    { kind: 'window-open', at, durationMs: at === 0 ? 8_050 : 12_050 },
  ]);
  expect(isPoll({ reactions } as unknown as Timeline, 20_200)).toBe(false);
});
