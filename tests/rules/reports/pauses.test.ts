import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { outlastsPauses } from '../../../lambdas/reports/issues/memory/clean-time.ts';
import { element, signal, visit, visits } from '../../factories/digest.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';

const FIRST = '2026-10-05';
const apply = signal('dead-click', '/cart', { element: element('Apply') });
let n = 0;
/** Thirty visitors of the cart, ten of whom get no response from “Apply” if it fails. */
const cart = (date: string, isFailing: boolean) =>
  visits(0, 29, (index) => {
    n += 1;
    const startedAt = new Date(Date.parse(`${date}T10:00:00Z`) + index * 60_000).toISOString();
    const signals = isFailing && index < 10 ? [apply] : [];
    return visit(n, { startedAt, page: '/cart', signals });
  }).map((digest) => ({ digest, domain: 'shop.example' }));

/** The days on which reports said that the problem is fixed or back, counted from the first. */
async function claims(length: number, fails: (day: number) => boolean, claimedOn?: number) {
  const owner = simulateReports([{ domain: 'shop.example', from: `${FIRST}T00:00:00.000Z` }]);
  const found: [day: number, claim: string][] = [];
  for (let day = 0; day < length; day += 1) {
    const date = dayAfter(FIRST, day);
    owner.record(...cart(date, fails(day)));
    const { facts, issues } = (await owner.report(dayAfter(date))).composed;
    const { fingerprint = '' } = issues[0] ?? {};
    if (day === claimedOn) owner.answer(fingerprint, 'fixed', `${dayAfter(date)}T09:30:00.000Z`);
    if (facts.repaired.length > 0) found.push([day, 'fixed']);
    if (facts.issues.some(({ state }) => state === 'regressed')) found.push([day, 'back']);
  }
  return found;
}

test.each([2, 3, 5, 7])('a problem of every %ith day is never called fixed', async (every) => {
  expect(await claims(40, (day) => day % every === 0)).toEqual([]);
});

test('a problem of every third day is called fixed after more clean days than chance explains', async () => {
  const [fixed, ...others] = await claims(40, (day) => day <= 18 && day % 3 === 0);
  expect([fixed, others]).toEqual([[25, 'fixed'], []]);
});

test('a problem of all days is called fixed after a clean day with enough visitors', async () => {
  expect(await claims(26, (day) => day < 20)).toEqual([[20, 'fixed']]);
});

test('a problem of a single day is called fixed only once it stays away', async () => {
  // After a Monday, weekends prove nothing.
  expect(await claims(12, (day) => day === 0)).toEqual([[7, 'fixed']]);
});

test('an owner’s answer does not turn a normal pause into a repair', async () => {
  const found = await claims(20, (day) => day % 3 === 0, 9);
  expect(found.filter(([, claim]) => claim === 'fixed')).toEqual([]);
});

test('a pause after which a problem came back counts when it goes away again', async () => {
  // Four bad workdays, a pause that looks like a repair, and four bad days again. A pause of four workdays is no repair then.
  const bad = [0, 1, 2, 3, 10, 11, 12, 13];
  const found = await claims(30, (day) => bad.includes(day));
  expect(found).toEqual([
    [7, 'fixed'],
    [10, 'back'],
    [18, 'fixed'],
  ]);
});

const day = (date: string, affected: number, exposed = 30) => ({ date, affected, exposed });

test('days without visitors of the page are neither clean nor a pause', () => {
  const days = [day('2026-11-02', 3), day('2026-11-03', 0, 0), day('2026-11-04', 3)];
  const clean = Array.from({ length: 9 }, (_, index) => day(`2026-11-1${index}`, 0, 0));
  const isOver = (passed: typeof clean) =>
    outlastsPauses(days, passed, { isClaimed: false, pause: 0 });
  expect(isOver(clean)).toBe(false);
  expect(isOver(clean.slice(0, 3).map((each) => ({ ...each, exposed: 30 })))).toBe(true);
});
