import { expect, test } from 'vitest';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { trendOf } from '../../../lambdas/reports/facts/trend.ts';
import { reportStore } from '../../../lambdas/reports/report.store.ts';
import { signal, visit, visits } from '../../factories/digest.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { simulateReports } from '../../fakes/simulated-reports.ts';
import { daysBefore } from '../../golden/visits.ts';

const [OLD, NEW] = ['old.example', 'new.example'];
const CONNECTED = '2026-11-02T00:00:00.000Z';

let n = 0;
/** Visitors at an hour of a day, whose sessions close an hour later or at `closedAt`. */
const came = (count: number, date: string, hour = '10:00', closedAt?: string) =>
  visits(0, count - 1, (index) => {
    n += 1;
    const startedAt = new Date(Date.parse(`${date}T${hour}:00Z`) + index * 1_000).toISOString();
    return visit(n, { startedAt });
  }).map((digest) => ({ digest, domain: OLD, ...(closedAt !== undefined && { closedAt }) }));

type Owner = ReturnType<typeof simulateReports>;
const visitorsOn = (owner: Owner, date: string, until: string) => {
  const days = owner.reports.flatMap((report) => report.days ?? []);
  return trendOf(days, until, 28).find((day) => day.date === date)?.visitors;
};

test('visitors whose sessions arrive after a report count in the day they belong to', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  const late = came(15, '2026-11-08', '22:30', '2026-11-09T06:00:00.000Z');
  for (let date = '2026-11-02'; date <= '2026-11-16'; date = dayAfter(date)) {
    owner.record(...came(date === '2026-11-08' ? 15 : 30, date));
    if (date === '2026-11-08') owner.record(...late);
    const { composed, week } = await owner.report(dayAfter(date));
    if (date === '2026-11-09') expect(composed.summary.warm_intro).toContain('about the same');
    if (date === '2026-11-15') expect(week).toMatchObject({ visitors: 210, before: 210 });
  }
  expect(visitorsOn(owner, '2026-11-08', '2026-11-16')).toBe(30);
  expect(visitorsOn(owner, '2026-11-09', '2026-11-16')).toBe(30);
});

test('a visitor with an earlier session on the same day is no second one', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  const [first, ...others] = came(10, '2026-11-02');
  if (!first) throw new Error('no visitor came');
  const again = { sessionId: 'again', startedAt: '2026-11-02T22:30:00.000Z' };
  const closedAt = '2026-11-03T06:00:00.000Z';
  owner.record(first, ...others, { ...first, closedAt, digest: { ...first.digest, ...again } });
  await owner.report('2026-11-03');
  owner.record(...came(10, '2026-11-03'));
  await owner.report('2026-11-04');
  expect(visitorsOn(owner, '2026-11-02', '2026-11-03')).toBe(10);
});

test('a visitor with late sessions on two days counts once on each of them', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  const [, ...others] = came(5, '2026-11-02');
  const [visitor] = came(1, '2026-11-02');
  if (!visitor) throw new Error('no visitor came');
  const late = (date: string, id: string, closedAt: string) =>
    owner.record({
      ...visitor,
      closedAt,
      digest: { ...visitor.digest, sessionId: id, startedAt: `${date}T22:30:00.000Z` },
    });
  owner.record(...others, ...came(5, '2026-11-03'), ...came(5, '2026-11-04'));
  late('2026-11-02', 'first', '2026-11-03T06:00:00.000Z');
  // It arrives after the report that counted the visitor’s other session of the day.
  late('2026-11-02', 'again', '2026-11-04T05:00:00.000Z');
  late('2026-11-03', 'second', '2026-11-04T06:00:00.000Z');
  for (const date of ['2026-11-03', '2026-11-04', '2026-11-05']) await owner.report(date);
  expect(visitorsOn(owner, '2026-11-02', '2026-11-04')).toBe(5);
  expect(visitorsOn(owner, '2026-11-03', '2026-11-04')).toBe(6);
  expect(visitorsOn(owner, '2026-11-04', '2026-11-04')).toBe(5);
});

test('the trend of an older date counts visitors that later reports stored for its days', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  owner.record(...came(5, '2026-11-02'), ...came(5, '2026-11-03'));
  owner.record(...came(3, '2026-11-02', '22:30', '2026-11-03T06:00:00.000Z'));
  await owner.report('2026-11-03');
  await owner.report('2026-11-04');
  expect(visitorsOn(owner, '2026-11-02', '2026-11-02')).toBe(8);
});

test('a day with sessions that are not analyzed yet is not called quieter because of them', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  for (let date = '2026-11-02'; date <= '2026-11-08'; date = dayAfter(date)) {
    owner.record(...came(30, date));
    await owner.report(dayAfter(date));
  }
  owner.record(...came(12, '2026-11-09'));
  owner.record(...came(18, '2026-11-09', '22:30', '2026-11-10T06:00:00.000Z'));
  const { composed } = await owner.report('2026-11-10');
  expect(composed.summary.warm_intro).toContain('We recorded 12 visitors on Monday.');
  expect(composed.summary.comparison).toBe('Not comparable: part of the day is missing');
});

test('a trend counts the problems that reports list, not what was dismissed or is only watched', async () => {
  const owner = simulateReports([{ domain: OLD, from: CONNECTED }]);
  const broken = signal('javascript-error', '/', { about: 'Oops (shop.js)' });
  for (const date of ['2026-11-02', '2026-11-03']) {
    const recorded = came(10, date);
    owner.record(
      ...recorded.map(({ digest, ...rest }, index) => ({
        ...rest,
        digest: { ...digest, signals: index < 3 ? [broken] : [] },
      })),
    );
    const { composed } = await owner.report(dayAfter(date));
    const [issue] = composed.issues;
    owner.answer(issue?.fingerprint ?? '', 'not-a-problem', `${dayAfter(date)}T09:30:00.000Z`);
  }
  const days = owner.reports.flatMap((report) => report.days ?? []);
  expect(trendOf(days, '2026-11-03', 2).map(({ issues }) => issues)).toEqual([1, 0]);
});

test('a trend contains the days of one website', () => {
  const day = (date: string, domain: string | undefined, visitors: number) => ({
    ...daysBefore(dayAfter(date), 1, visitors, { visitors })[0],
    ...(domain !== undefined && { domain }),
    date,
  });
  const days = [
    day('2026-11-02', undefined, 40),
    day('2026-11-03', OLD, 41),
    day('2026-11-04', NEW, 3),
    day('2026-11-05', NEW, 4),
    day('2026-11-06', OLD, 42),
  ] as never;
  const visitors = (until: string) => trendOf(days, until, 4).map((each) => each.visitors);
  expect(visitors('2026-11-05')).toEqual([null, null, 3, 4]);
  expect(visitors('2026-11-06')).toEqual([41, null, null, 42]);
  expect(visitors('2026-11-03').slice(-2)).toEqual([40, 41]);
});

test('reports after a date are read oldest first, without earlier ones and other owners', async () => {
  const reports = reportStore(memoryTable().table);
  const window = { from: CONNECTED, to: CONNECTED };
  const claimed = (ownerId: string, date: string) =>
    reports.claim({ ownerId, date }, { zone: 'UTC', window, leaseUntil: CONNECTED }, undefined);
  for (const date of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
    await claimed('ann', date);
  await claimed('tom', '2026-11-03');
  const found = await reports.startingAt('ann', '2026-11-03', 2);
  expect(found.map(({ ownerId, date }) => [ownerId, date])).toEqual([
    ['ann', '2026-11-03'],
    ['ann', '2026-11-04'],
  ]);
});
