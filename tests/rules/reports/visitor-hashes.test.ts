import { expect, test } from 'vitest';
import { returningIn, visitorHashesOf } from '../../../lambdas/reports/facts/visitor-hashes.ts';

const day = (date: string, ...visitors: string[]) =>
  ({ date, seen: visitorHashesOf(new Set(visitors)) }) as never;
const returning = (visitors: readonly string[], ...earlier: never[]) =>
  returningIn(new Set(visitors), '2026-11-19', earlier);

test('the hash of a visitor stays the one that stored days hold', () => {
  expect(visitorHashesOf(new Set(['visitor-00001']))).toMatchInlineSnapshot(`"jtep"`);
  expect(visitorHashesOf(new Set(['ann', 'tom']))).toMatchInlineSnapshot(`"3mbPubQi"`);
});

test('hashes of ten thousand visitors are four letters each and differ', () => {
  const hashes = Array.from({ length: 10_000 }, (_, n) =>
    visitorHashesOf(new Set([`visitor-${n}`])),
  );
  for (const hash of hashes) expect(hash).toMatch(/^[\w-]{4}$/);
  // With 24 bits, about three of the 10,000 collide.
  expect(new Set(hashes).size).toBeGreaterThan(9_980);
});

test('a day with more than a thousand visitors stores no hashes', () => {
  const visitors = (count: number) => new Set(Array.from({ length: count }, (_, n) => `v${n}`));
  expect(visitorHashesOf(visitors(1_000))).toHaveLength(4_000);
  expect(visitorHashesOf(visitors(1_001))).toBeUndefined();
});

test('a visitor who came on two earlier days counts once as returning', () => {
  const before = [day('2026-11-17', 'ann', 'tom'), day('2026-11-18', 'ann')];
  expect(returning(['ann', 'eve', 'zoe'], ...before)).toEqual({ visitors: 1, of: 3, days: 2 });
  expect(returning(['ann'], day('2026-11-19', 'ann'))).toBeUndefined();
  expect(returning(['ann'], ...before, { date: '2026-11-16' } as never)).toBeUndefined();
});
