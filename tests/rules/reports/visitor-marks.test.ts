import { expect, test } from 'vitest';
import { returningIn, visitorMarksOf } from '../../../lambdas/reports/facts/visitor-marks.ts';

const day = (date: string, ...visitors: string[]) =>
  ({ date, seen: visitorMarksOf(new Set(visitors)) }) as never;
const returning = (visitors: readonly string[], ...earlier: never[]) =>
  returningIn(new Set(visitors), '2026-11-19', earlier);

test('a visitor’s mark equals the mark in stored days', () => {
  expect(visitorMarksOf(new Set(['visitor-00001']))).toMatchInlineSnapshot(`"jtep"`);
  expect(visitorMarksOf(new Set(['ann', 'tom']))).toMatchInlineSnapshot(`"3mbPubQi"`);
});

test('marks of ten thousand visitors are four letters each and differ', () => {
  const marks = Array.from({ length: 10_000 }, (_, n) => visitorMarksOf(new Set([`visitor-${n}`])));
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{4}$/);
  // In 24 bits some three pairs of them meet by chance.
  expect(new Set(marks).size).toBeGreaterThan(9_980);
});

test('a day with more than a thousand visitors stores no marks', () => {
  const visitors = (count: number) => new Set(Array.from({ length: count }, (_, n) => `v${n}`));
  expect(visitorMarksOf(visitors(1_000))).toHaveLength(4_000);
  expect(visitorMarksOf(visitors(1_001))).toBeUndefined();
});

test('a visitor of an earlier day is counted once', () => {
  const before = [day('2026-11-17', 'ann', 'tom'), day('2026-11-18', 'ann')];
  expect(returning(['ann', 'eve', 'zoe'], ...before)).toEqual({ visitors: 1, of: 3, days: 2 });
  expect(returning(['ann'], day('2026-11-19', 'ann'))).toBeUndefined();
  expect(returning(['ann'], ...before, { date: '2026-11-16' } as never)).toBeUndefined();
});
