import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

const DAYS = { role: 'grid', label: 'December 2026', selector: 'table', tag: 'table' };

/** Clicks on a list, which the recorder reports in place of its options; only options that can be chosen change the page. */
const clicks = (
  list: object,
  ...times: readonly (readonly [ms: number, isDisabled: boolean])[]
) => {
  const visit = home();
  for (const [ms, disabled] of times) {
    visit.click(ms, list, { disabled });
    if (!disabled) visit.mutate(ms + 60);
  }
  return signals(visit.until(30_000), 'dead-click').map(({ count }) => count);
};

test.each<[string, ReturnType<typeof clicks>]>([
  ['before', clicks(DAYS, [3_000, false], [5_000, true], [7_000, true])],
  ['right after', clicks(DAYS, [3_000, true], [5_000, true], [7_500, false])],
  ['later', clicks(DAYS, [3_000, true], [5_000, true], [14_000, false])],
])('clicks on days that are taken are not dead if the visitor chose one %s', (_, counts) => {
  expect(counts).toEqual([]);
});

test('clicks on a calendar from which no day can be chosen are dead', () => {
  expect(clicks(DAYS, [3_000, true], [5_000, true], [7_500, true])).toEqual([3]);
});

test('clicks on a disabled button are dead, although it works later', () => {
  expect(clicks({}, [3_000, true], [5_000, true], [14_000, false])).toEqual([2]);
});
