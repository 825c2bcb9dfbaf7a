import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { hasSuccessor } from '../../../lambdas/reports/issues/memory/successors.ts';
import { element, signal, visit, visits } from '../../factories/digest.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';
import { remembered } from '../../golden/shop.ts';

const FIRST = '2026-10-05';
const DAYS = 24;
let n = 0;

/** Thirty visitors a day, of whom ten get no response from this day’s control, if it has one. */
async function reports(labelOn: (day: number) => string | undefined) {
  const owner = simulateReports([{ domain: 'shop.example', from: `${FIRST}T00:00:00.000Z` }]);
  const all = [];
  for (let day = 0; day < DAYS; day += 1) {
    const date = dayAfter(FIRST, day);
    const label = labelOn(day);
    const found = label ? [signal('dead-click', '/cart', { element: element(label) })] : [];
    const digests = visits(0, 29, (index) => {
      n += 1;
      const startedAt = new Date(Date.parse(`${date}T10:00:00Z`) + index * 60_000).toISOString();
      return visit(n, { startedAt, page: '/cart', signals: index < 10 ? found : [] });
    });
    owner.record(...digests.map((digest) => ({ digest, domain: 'shop.example' })));
    all.push((await owner.report(dayAfter(date))).composed.summary);
  }
  return all;
}

const isFixed = (summaries: Awaited<ReturnType<typeof reports>>) =>
  summaries.flatMap(({ fixed }, day) => (fixed.length > 0 ? [day] : []));

test('a problem of a control that was only renamed is not called fixed, and not listed beside its new name', async () => {
  const all = await reports((day) => (day < 12 ? 'Apply' : 'Apply code'));
  expect(isFixed(all)).toEqual([]);
  expect(all.slice(12).flatMap(({ still_open }) => still_open)).toEqual([]);
});

test('both are called fixed once the renamed control works', async () => {
  const all = await reports((day) => (day < 8 ? 'Apply' : day < 16 ? 'Apply code' : undefined));
  expect(isFixed(all).every((day) => day > 16)).toBe(true);
  expect(isFixed(all).length).toBeGreaterThan(0);
});

test('only a control of the same role and page, whose problem began afterwards, may be the renamed one', () => {
  const apply = { kind: 'dead-click', page: '/cart', element: element('Apply') } as const;
  const known = remembered({ ...apply, lastSeen: '2026-11-18' });
  const newer = { ...apply, fingerprint: 'newer', firstSeen: '2026-11-19' };
  expect(hasSuccessor(known, [newer])).toBe(true);
  expect(hasSuccessor(known, [{ ...newer, firstSeen: '2026-11-18' }])).toBe(false);
  expect(hasSuccessor(known, [{ ...newer, page: '/' }])).toBe(false);
  expect(hasSuccessor(known, [{ ...newer, element: element('Apply', 'link') }])).toBe(false);
  expect(hasSuccessor(known, [{ ...newer, kind: 'failed-request' }])).toBe(false);
});
