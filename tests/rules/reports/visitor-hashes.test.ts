import { expect, test } from 'vitest';
import { returningIn, visitorHashesOf } from '../../../lambdas/reports/facts/visitor-hashes.ts';

const day = (date: string, ...visitors: string[]) =>
  ({ date, seen: visitorHashesOf(new Set(visitors)) }) as never;
const returning = (visitors: readonly string[], ...earlier: never[]) =>
  returningIn(new Set(visitors), '2026-11-19', earlier);

test('the hash of a visitor stays the one that stored days hold', () => {
  expect(visitorHashesOf(new Set(['visitor-00001']))).toMatchInlineSnapshot(`".0jtep"`);
  expect(visitorHashesOf(new Set(['ann', 'tom']))).toMatchInlineSnapshot(`".73mbPCubQi"`);
});

test('hashes of ten thousand visitors are five letters each and differ', () => {
  const hashes = Array.from({ length: 10_000 }, (_, n) =>
    visitorHashesOf(new Set([`visitor-${n}`])),
  );
  for (const hash of hashes) expect(hash).toMatch(/^\.[\w-]{5}$/);
  expect(new Set(hashes).size).toBe(10_000);
});

test('a day with more than a thousand visitors stores no hashes', () => {
  const visitors = (count: number) => new Set(Array.from({ length: count }, (_, n) => `v${n}`));
  expect(visitorHashesOf(visitors(1_000))).toHaveLength(5_001);
  expect(visitorHashesOf(visitors(1_001))).toBeUndefined();
});

test('a visitor who came on two earlier days counts once as returning', () => {
  const before = [day('2026-11-17', 'ann', 'tom'), day('2026-11-18', 'ann')];
  expect(returning(['ann', 'eve', 'zoe'], ...before)).toEqual({ visitors: 1, of: 3, days: 2 });
  expect(returning(['ann'], day('2026-11-19', 'ann'))).toBeUndefined();
  expect(returning(['ann'], ...before, { date: '2026-11-16' } as never)).toBeUndefined();
});

test('visitors of older days, whose hashes have four letters, are still recognized', () => {
  const older = { date: '2026-11-18', complete: true, seen: '3mbPubQi' } as never;
  expect(returning(['ann', 'eve'], older)).toEqual({ visitors: 1, of: 2, days: 1 });
});
