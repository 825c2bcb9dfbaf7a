import { expect, test } from 'vitest';
import { trendOf } from '../../../lambdas/reports/facts/trend.ts';
import { signal, visit, visits } from '../../factories/digest.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';

const DOMAIN = 'harborlane.example';
const broken = signal('javascript-error', '/', { about: 'Oops (shop.js)' });

/** Visitors of November 8, of whom the late ones run into an error and are analyzed after the report of their day. */
async function issuesOfDays(onTime: number, late: number) {
  const owner = simulateReports([{ domain: DOMAIN, from: '2026-11-02T00:00:00.000Z' }]);
  const came = (first: number, count: number, date: string, hour: string, hit: boolean) =>
    visits(first, first + count - 1, (n) =>
      visit(n, {
        startedAt: `${date}T${hour}:00.000Z`,
        ...(hit && { signals: [broken] }),
      }),
    ).map((digest) => ({ digest, domain: DOMAIN }));
  owner.record(
    ...came(0, 20, '2026-11-08', '10:00', false),
    ...came(100, onTime, '2026-11-08', '11:00', true),
    ...came(200, late, '2026-11-08', '22:30', true).map((each) => ({
      ...each,
      closedAt: '2026-11-09T06:00:00.000Z',
    })),
    ...came(300, 20, '2026-11-09', '10:00', false),
  );
  await owner.report('2026-11-09');
  await owner.report('2026-11-10');
  const days = owner.reports.flatMap((report) => report.days ?? []);
  const trend = trendOf(days, '2026-11-09', 2);
  return trend.map(({ issues }) => issues);
}

test('a problem that only late visitors had is on its own day of the chart', async () => {
  expect(await issuesOfDays(0, 6)).toEqual([1, 0]);
});

test('a late problem of a single visitor is on no day of the chart', async () => {
  expect(await issuesOfDays(0, 1)).toEqual([0, 0]);
});

test('a problem that visitors on time and late ones had is on the chart once', async () => {
  expect(await issuesOfDays(4, 4)).toEqual([1, 0]);
});
