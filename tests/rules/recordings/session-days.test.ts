import { expect, test } from 'vitest';
import { sessionDays } from '../../../lambdas/recordings/session/session-days.ts';

const NOW = new Date('2026-11-21T03:00:00Z');
const counted = (zone: string, ...starts: string[]) =>
  sessionDays(
    starts.map((start) => ({ at: new Date(start), count: 1 })),
    { zone, count: 3 },
    NOW,
  ).map(({ date, sessions }) => `${date} ${sessions}`);

test('a session belongs to the date in the owner’s zone, and a day without sessions is zero', () => {
  const starts = ['2026-11-20T23:30:00.000Z', '2026-11-21T02:00:00.000Z'];
  expect(counted('UTC', ...starts)).toEqual(['2026-11-19 0', '2026-11-20 1', '2026-11-21 1']);
  expect(counted('America/New_York', ...starts)).toEqual([
    '2026-11-18 0',
    '2026-11-19 0',
    '2026-11-20 2',
  ]);
  expect(counted('Asia/Tokyo', ...starts)).toEqual([
    '2026-11-19 0',
    '2026-11-20 0',
    '2026-11-21 2',
  ]);
});

test('sessions before the first day are not counted', () => {
  expect(counted('UTC', '2026-11-18T23:59:59.999Z', '2026-11-19T00:00:00.000Z')).toEqual([
    '2026-11-19 1',
    '2026-11-20 0',
    '2026-11-21 0',
  ]);
});

test('a clock change neither skips nor duplicates a date', () => {
  const day = new Date('2026-11-02T12:00:00Z');
  const dates = sessionDays([], { zone: 'America/New_York', count: 30 }, day);
  expect(new Set(dates.map(({ date }) => date)).size).toBe(30);
  expect([dates.at(0)?.date, dates.at(-1)?.date]).toEqual(['2026-10-04', '2026-11-02']);
});
