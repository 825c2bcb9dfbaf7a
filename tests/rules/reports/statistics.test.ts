import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceClasses } from '../../../lambdas/contract/digest.ts';
import { severities } from '../../../lambdas/contract/report-issue.ts';
import { betaCdf } from '../../../lambdas/reports/facts/beta.ts';
import { datesOf, dayAfter, daysBetween } from '../../../lambdas/reports/facts/calendar.ts';
import {
  median,
  quantile,
  wholePercentages,
  wilson,
} from '../../../lambdas/reports/facts/statistics.ts';
import { compareWithUsual, comparisons } from '../../../lambdas/reports/facts/usual-day.ts';
import { devicesOf } from '../../../lambdas/reports/facts/visits.ts';
import { type Harm, impactOf, severityOf } from '../../../lambdas/reports/issues/severity.ts';
import { visit } from '../../factories/digest.ts';
import { daysBefore } from '../../golden/visits.ts';

const trials = fc.integer({ min: 0, max: 20_000 });
const hitsOf = trials.chain((all) => fc.tuple(fc.integer({ min: 0, max: all }), fc.constant(all)));

test('a Wilson interval contains the share, stays within 0 and 1, and narrows with more visitors', () => {
  fc.assert(
    fc.property(hitsOf, ([hits, all]) => {
      const [low, high] = wilson(hits, all);
      const share = all === 0 ? 0 : hits / all;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      const [more, less] = wilson(hits * 4, all * 4);
      expect(less - more).toBeLessThanOrEqual(high - low + 1e-12);
    }),
  );
});

test.each([
  [3, 9, 0.1206, 0.6458],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [41, 291, 0.1056, 0.1856],
])('the Wilson interval of %i in %i equals the textbook’s', (hits, all, low, high) => {
  const [from, to] = wilson(hits, all);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});

test('whole percentages sum to 100, each within one of its share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { maxLength: 8 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      const parts = wholePercentages(counts);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total === 0 ? 0 : 100);
      for (const [index, part] of parts.entries()) {
        const exact = total === 0 ? 0 : ((counts[index] ?? 0) * 100) / total;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      }
    }),
  );
});

test('device shares sum to 100, and a class below two percent is joined to the others', () => {
  const many = fc.array(fc.constantFrom(...deviceClasses), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(many, (devices) => {
      const split = devicesOf(devices.map((device, n) => visit(n, { device })));
      expect(split.reduce((sum, { share }) => sum + share, 0)).toBe(100);
      expect(split.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(devices.length);
      const small = split.filter(({ visitors }) => visitors / devices.length < 0.02);
      expect(small.every(({ device }) => device === 'other')).toBe(true);
    }),
  );
});

test('median and quantile are between minimum and maximum', () => {
  const values = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
      const least = Math.min(...list);
      const most = Math.max(...list);
      expect(median(list)).toBeGreaterThanOrEqual(least);
      expect(median(list)).toBeLessThanOrEqual(most);
      expect(list).toContain(quantile(list, share));
    }),
  );
});

const withPooled = (each: Omit<Harm, 'pooled'>): Harm => ({ ...each, pooled: each });
const harm = fc.record({
  kind: fc.constantFrom<Harm['kind']>(
    'white-screen',
    'error-click',
    'rage-click',
    'dead-click',
    'form-abandonment',
    'quick-back',
    'javascript-error',
  ),
  isCaused: fc.boolean(),
  isStrong: fc.boolean(),
  isOnTheWay: fc.boolean(),
  isInDialog: fc.boolean(),
  isOpenAtEnd: fc.boolean(),
  isSubmit: fc.boolean(),
  sessions: fc.integer({ min: 1, max: 500 }),
  sessionsLeft: fc.nat(500),
  isGoalMissed: fc.boolean(),
  affected: fc.integer({ min: 1, max: 5_000 }),
  exposed: fc.integer({ min: 5_000, max: 10_000 }),
});

test('one more visitor never lowers an issue’s severity or weight', () => {
  fc.assert(
    fc.property(harm, (each) => {
      const more = { ...each, affected: each.affected + 1 };
      const rank = (one: Omit<Harm, 'pooled'>) => severities.indexOf(severityOf(withPooled(one)));
      expect(rank(more)).toBeGreaterThanOrEqual(rank(each));
      const impact = (one: Omit<Harm, 'pooled'>) =>
        impactOf(withPooled(one), 0.5, { state: 'new', severity: 'minor' });
      expect(impact(more)).toBeGreaterThanOrEqual(impact(each));
    }),
  );
});

test('one visitor alone is never more than minor', () => {
  fc.assert(
    fc.property(harm, fc.integer({ min: 1, max: 10_000 }), (each, exposed) => {
      expect(severityOf(withPooled({ ...each, affected: 1, exposed }))).toBe('minor');
    }),
  );
});

test.each([
  [100, 'about-the-same'],
  [105, 'about-the-same'],
  [106, 'a-little-busier'],
  [120, 'a-little-busier'],
  [121, 'busier'],
  [160, 'busier'],
  [161, 'much-busier'],
  [94, 'a-little-quieter'],
  [79, 'quieter'],
  [39, 'much-quieter'],
] as const)('%i visitors compared with a usual 100 are %s', (visitors, expected) => {
  const earlier = daysBefore('2026-11-19', 8, 100).map((day) => ({ ...day, visitors: 100 }));
  expect(compareWithUsual('2026-11-19', visitors, earlier)).toMatchObject({
    comparison: expected,
    visitors: 100,
    days: 8,
  });
});

test('a difference of two visitors is chance on a site of any size', () => {
  const usual = (visitors: number) =>
    daysBefore('2026-11-19', 8, visitors).map((day) => ({ ...day, visitors }));
  const word = (visitors: number, of: number) =>
    compareWithUsual('2026-11-19', visitors, usual(of)).comparison;
  expect([word(31, 29), word(5, 3), word(1, 3), word(2, 0)]).toEqual(
    Array.from({ length: 4 }, () => 'about-the-same'),
  );
  expect([word(32, 29), word(6, 3)]).toEqual(['a-little-busier', 'busier']);
});

test('compares with all days of four weeks while same weekdays are too few, from the fifth day on', () => {
  const compared = (days: number) =>
    compareWithUsual('2026-11-19', 100, daysBefore('2026-11-19', 8, 100).slice(0, days));
  expect(compared(4).comparison).toBe('too-early');
  expect(compared(5)).toMatchObject({ comparison: 'about-the-same', of: 'day', days: 5 });
  expect(compared(20)).toMatchObject({ of: 'day', days: 20 });
  expect(compared(21)).toMatchObject({ of: 'weekday', days: 3 });
  const cut = daysBefore('2026-11-19', 8, 100).map((day) => ({ ...day, complete: false }));
  expect(compareWithUsual('2026-11-19', 100, cut).comparison).toBe('too-early');
});

test('the comparison never weakens with more visitors', () => {
  const earlier = daysBefore('2026-11-19', 8, 60);
  fc.assert(
    fc.property(fc.nat(500), (visitors) => {
      const rank = (n: number) =>
        comparisons.indexOf(compareWithUsual('2026-11-19', n, earlier).comparison as never);
      expect(rank(visitors + 1)).toBeGreaterThanOrEqual(rank(visitors));
    }),
  );
});

test('a window covers each of its dates once, in every zone and across every clock change', () => {
  const zones = fc.constantFrom('America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC');
  const from = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2035-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(zones, from, fc.nat(30), (zone, start, days) => {
      const [first = ''] = datesOf(start.toISOString(), '0000-01-01', zone).slice(-1);
      expect(first).toBe('0000-01-01');
      const begin = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(start);
      const dates = datesOf(start.toISOString(), dayAfter(begin, days), zone);
      expect(dates[0]).toBe(begin);
      expect(dates).toHaveLength(days + 1);
      expect(new Set(dates).size).toBe(days + 1);
      expect(daysBetween(begin, dates.at(-1) ?? '')).toBe(days);
    }),
  );
});

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;

test('the beta distribution of whole numbers is a sum of binomial probabilities, and 0 or 1 at the bounds', () => {
  const whole = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), whole, whole, (percent, a, b) => {
      const [x, trials] = [percent / 100, a + b - 1];
      const chances = Array.from({ length: b }, (_, index) => {
        const hits = a + index;
        return choose(trials, hits) * x ** hits * (1 - x) ** (trials - hits);
      });
      const sum = chances.reduce((total, chance) => total + chance, 0);
      expect(betaCdf(x, a, b)).toBeCloseTo(sum, 8);
    }),
  );
  expect([betaCdf(0, 2, 3), betaCdf(1, 2, 3)]).toEqual([0, 1]);
  expect(betaCdf(0.1, 0.5, 0.5)).toBeCloseTo(0.204_832_764_7, 8);
});
