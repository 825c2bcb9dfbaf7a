import { expect, test } from 'vitest';
import { planAction } from '../../../lambdas/contract/rules/plan-change.ts';
import { takeToken } from '../../../lambdas/contract/rules/sending-rate.ts';

test.each([
  ['a full bucket', 4, 0, 4, 3, 0],
  ['one token', 1, 0, 4, 0, 0],
  ['no token', 0, 0, 4, -1, 250],
  ['a debt', -3, 0, 4, -4, 1_000],
  ['a part of a token', 0.9, 0, 4, -0.1, 25],
  ['a quarter of a second later', 0, 250, 4, 0, 0],
  ['a long pause, which fills at most one second’s worth', 0, 9_000, 4, 3, 0],
  ['a long pause at less than one per second', 0, 9_000, 0.5, 0, 0],
])(
  'after %s a sender waits as long as its share requires',
  (_, tokens, now, rate, left, waitMs) => {
    const taken = takeToken({ tokens, at: 0 }, now, rate);
    expect(taken.bucket.tokens).toBeCloseTo(left, 9);
    expect([taken.bucket.at, taken.waitMs]).toEqual([now, waitMs]);
  },
);

test('another plan of the same price is a change and no upgrade [BILL-14]', () => {
  const plan = (name: string, price: number) => ({ name, price });
  expect(planAction(plan('Team', 49), plan('Growth', 49))).toBe('change');
  expect(planAction(plan('Team', 50), plan('Growth', 49))).toBe('upgrade');
});
