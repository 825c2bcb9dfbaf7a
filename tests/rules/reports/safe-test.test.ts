import { expect, test } from 'vitest';
import {
  clopperPearson,
  fisherExact,
  safe2x2,
  silenceProbability,
} from '../../../lambdas/reports/facts/safe-test.ts';
import {
  allowedError,
  changeIn,
  isRepairedByVisitors,
} from '../../../lambdas/reports/issues/memory/change.ts';

const of = (affected: number, exposed: number) => ({ affected, exposed });

/** Values of R's `binom.test`; at both ends also of the closed form 1 − (α/2)^(1/n). */
test.each([
  [3, 10, 0.0667395, 0.6524529],
  [7, 20, 0.1539092, 0.5921885],
  [0, 10, 0, 0.3084971],
  [10, 10, 0.6915029, 1],
  [1, 29, 0.0008726, 0.1776443],
])(
  'the Clopper–Pearson interval of %i in %i equals the published one',
  (hits, trials, low, high) => {
    const [from, to] = clopperPearson(hits, trials, 0.95);
    expect(from).toBeCloseTo(low, 5);
    expect(to).toBeCloseTo(high, 5);
  },
);

/** “Lady tasting tea” and Fisher’s twins of criminals (10 of 13 against 2 of 17; one-tailed p = 0.0004652). */
test('Fisher’s exact test gives the values of his own examples', () => {
  expect(fisherExact(of(3, 4), of(1, 4))).toBeCloseTo(2 * 0.2428571, 6);
  expect(fisherExact(of(4, 4), of(0, 4))).toBeCloseTo(2 * 0.0142857, 6);
  expect(fisherExact(of(10, 13), of(2, 17))).toBeCloseTo(2 * 0.0004652, 6);
  expect(silenceProbability(of(4, 4), 4)).toBeCloseTo(1 / 70, 6);
});

/** All outcomes of two groups with the same share and their probabilities: the error rate is exact, not sampled. */
function* outcomes(sizes: readonly [number, number], p: number) {
  const choose = (n: number, k: number): number =>
    k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
  const binomial = (n: number, k: number) => choose(n, k) * p ** k * (1 - p) ** (n - k);
  for (let a = 0; a <= sizes[0]; a += 1) {
    for (let b = 0; b <= sizes[1]; b += 1) {
      yield { a, b, chance: binomial(sizes[0], a) * binomial(sizes[1], b) };
    }
  }
}

test('the mean e-value of two equal shares is at most 1, so a threshold of 20 errs at most once in 20', () => {
  for (const sizes of [
    [3, 12],
    [8, 40],
    [20, 5],
  ] as const) {
    for (const p of [0.02, 0.1, 0.5, 0.9]) {
      const all = [...outcomes(sizes, p)];
      const value = ({ a, b }: { a: number; b: number }) =>
        safe2x2(of(a, sizes[0]), of(b, sizes[1]));
      const mean = all.reduce((sum, each) => sum + each.chance * value(each), 0);
      expect(mean).toBeLessThanOrEqual(1 + 1e-9);
    }
  }
  expect(safe2x2(of(0, 8), of(40, 40))).toBeGreaterThan(1_000);
  expect(safe2x2(of(4, 8), of(20, 40))).toBeLessThan(1);
});

test('testing a problem-free streak after every visitor errs no more often than allowed', () => {
  for (const p of [0.02, 0.05, 0.15, 0.4]) {
    for (const allowed of [0.05, 0.01]) {
      const exposed = 40;
      let error = 0;
      for (const { a, chance } of outcomes([exposed, 0], p)) {
        let silent = 1;
        while (silent < 5_000 && silenceProbability(of(a, exposed), silent) > allowed) silent += 1;
        if (a > 0 && silent < 5_000) error += chance * (1 - p) ** silent;
      }
      expect(error).toBeLessThanOrEqual(allowed);
    }
  }
});

test('the error budget per issue shrinks with each issue and grows with each proven claim', () => {
  expect(allowedError(1, 0)).toBeCloseTo(0.05);
  expect(allowedError(2, 0)).toBeCloseTo(0.1 / 6);
  expect(allowedError(5, 3)).toBeCloseTo((0.1 * 4) / 30);
  const spent = Array.from({ length: 1_000 }, (_, n) => allowedError(n + 1, 0));
  expect(spent.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(0.1);
});

const day = (n: number, affected: number, exposed: number) => ({
  date: `2026-11-${String(n).padStart(2, '0')}`,
  affected,
  exposed,
});

test('a fix needs fewer visitors after the owner marked it fixed, and never just one', () => {
  const days = [day(1, 3, 20), day(2, 3, 20), day(3, 0, 41)];
  expect(isRepairedByVisitors(days, 41, { isClaimed: true, error: 0.05 })).toBe(true);
  expect(isRepairedByVisitors(days, 40, { isClaimed: true, error: 0.05 })).toBe(false);
  expect(isRepairedByVisitors(days, 41, { isClaimed: false, error: 0.05 })).toBe(false);
  expect(isRepairedByVisitors(days, 120, { isClaimed: false, error: 0.05 })).toBe(true);
  expect(isRepairedByVisitors([day(1, 1, 2)], 5_000, { isClaimed: true, error: 0.05 })).toBe(false);
  // Clean days before the mark make the problem rarer.
  const paused = [...days, day(4, 0, 41)];
  expect(isRepairedByVisitors(paused, 41, { isClaimed: true, error: 0.05 })).toBe(false);
});

test('a change is claimed only if the days prove it, with its first day', () => {
  const before = [1, 2, 3, 4, 5].map((n) => day(n, 2, 40));
  expect(changeIn([...before, day(6, 20, 40)], 0.05)).toMatchObject({
    from: '2026-11-06',
    before: { affected: 10, exposed: 200 },
    since: { affected: 20, exposed: 40 },
  });
  expect(changeIn([...before, day(6, 5, 40)], 0.05)).toBeUndefined();
  expect(changeIn([day(1, 3, 4), day(2, 1, 4)], 0.05)).toBeUndefined();
});
