import { expect, test } from 'vitest';
import type { SignalKind } from '../../../lambdas/contract/signal.ts';
import { recording } from '../../factories/recording.ts';
import { home, signals } from '../../factories/signals.ts';

const DAYS = { role: 'grid', label: 'December 2026', selector: 'table', tag: 'table' };
type Click = readonly [ms: number, isDisabled: boolean];

/** The recorder reports a list in place of its options; only options that can be chosen change the page. */
const counts = (kind: SignalKind, list: object, ...clicks: readonly Click[]) => {
  const visit = home();
  for (const [ms, disabled] of clicks) {
    visit.click(ms, list, { disabled });
    if (!disabled) visit.mutate(ms + 60);
  }
  return signals(visit.until(30_000), kind).map(({ count }) => count);
};

test.each<[string, readonly Click[]]>([
  [
    'before',
    [
      [3_000, false],
      [5_000, true],
      [7_000, true],
    ],
  ],
  [
    'right after',
    [
      [3_000, true],
      [5_000, true],
      [7_500, false],
    ],
  ],
  [
    'later',
    [
      [3_000, true],
      [5_000, true],
      [14_000, false],
    ],
  ],
])('clicks on days that are taken are not dead if the visitor chose one %s', (_, clicks) => {
  expect(counts('dead-click', DAYS, ...clicks)).toEqual([]);
});

test('clicks on a calendar from which no day can be chosen are dead', () => {
  expect(counts('dead-click', DAYS, [3_000, true], [5_000, true], [7_500, true])).toEqual([3]);
});

test.each([
  ['/rooms/oak', 0],
  ['/rooms/elm', 1],
])(
  'clicks on taken days after a choice on the page of one room, on that of %s: %i dead',
  (page, count) => {
    const visit = recording().page(0, '/rooms/oak').click(3_000, DAYS).mutate(3_060);
    visit.page(9_000, '/').page(20_000, page);
    for (const ms of [23_000, 25_000, 27_500]) visit.click(ms, DAYS, { disabled: true });
    expect(signals(visit.until(60_000), 'dead-click')).toHaveLength(count);
  },
);

test('clicks on a disabled button are dead, although it works later', () => {
  expect(counts('dead-click', {}, [3_000, true], [5_000, true], [14_000, false])).toEqual([2]);
});

test.each<[string, readonly number[], boolean]>([
  ['and one on a free day', [], false],
  ['only', [3], true],
])('three quick clicks on days that are taken %s: rage clicks %j', (_, expected, isTaken) => {
  const quick = [3_000, 3_700, 4_400].map((ms): Click => [ms, true]);
  expect(counts('rage-click', DAYS, ...quick, [13_000, isTaken])).toEqual(expected);
});
