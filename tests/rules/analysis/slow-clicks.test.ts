import { expect, test } from 'vitest';
import { home, signals } from '../../factories/signals.ts';

test.each<[string, readonly [number, number?], boolean | undefined]>([
  ['two slow responses', [4_000, 8_000], true],
  ['a slow response and none', [4_000], undefined],
])('repeated clicks with %s are one signal, whose slowness is %s', (_, [first, second], slow) => {
  const visit = home().click(1_000).mutate(first).click(5_000);
  if (second) visit.mutate(second);
  const [found, ...others] = signals(visit.until(30_000), 'dead-click');
  expect([found?.count, found?.slow, others]).toEqual([2, slow, []]);
});
