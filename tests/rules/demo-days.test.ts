import { expect, test } from 'vitest';
import { tallyStore } from '../../lambdas/recordings/admission/tally.store.ts';
import { sessionDays } from '../../lambdas/recordings/session/session-days.ts';
import { countSessions } from '../../lib/local/seed/count-sessions.ts';
import { billedFrom, demoSubscription } from '../../lib/local/seed/owner.ts';
import { instantOf } from '../../lib/local/seed/time.ts';
import { newInvoice } from '../../lib/local/stand-ins/stripe-invoices.ts';
import { newSubscription } from '../../lib/local/stand-ins/stripe-subscription.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

test.each([
  ['2026-11-22T15:00:00Z', -21, '2026-11-01T14:00:00.000Z'],
  ['2026-03-20T15:00:00Z', -12, '2026-03-08T13:00:00.000Z'],
  ['2026-11-22T15:00:00Z', -22, '2026-10-31T13:00:00.000Z'],
])('the demo counts minutes in local time, also on days of 23 and 25 hours', (now, days, nine) => {
  expect(instantOf(new Date(now), 'America/New_York', days, 9 * 60).toISOString()).toBe(nine);
});

test('the demo’s usage page counts each visit on its local day in every time zone', async () => {
  const { table } = memoryTable();
  const now = new Date('2026-11-25T03:00:00Z');
  const starts = ['2026-11-24T13:30:00Z', '2026-11-24T13:40:00Z', '2026-11-25T01:30:00Z'];
  await countSessions(
    table,
    'owner',
    starts.map((start) => new Date(start)),
    billedFrom(now),
  );
  const from = new Date('2026-11-22T00:00:00Z');
  const quarters = await tallyStore(table).quarters('owner', 'recorded', from, now);
  const daysIn = (zone: string) =>
    sessionDays(quarters, { zone, count: 2 }, now).map(({ sessions }) => sessions);
  expect(daysIn('America/New_York')).toEqual([0, 3]);
  expect(daysIn('UTC')).toEqual([2, 1]);
});

test('the demo’s billing period is that of its subscription', () => {
  const noon = new Date('2026-11-24T17:00:00Z');
  const subscription = newSubscription({ ...demoSubscription, startedAt: billedFrom(noon) });
  const [item] = subscription.items.data;
  expect(new Date((item?.current_period_start ?? 0) * 1_000)).toEqual(billedFrom(noon));
});

test.each([
  ['2026-11-24', ['2026-09-12', '2026-10-12', '2026-11-12']],
  ['2026-12-30', ['2026-10-18', '2026-11-18', '2026-12-18']],
  ['2026-05-12', ['2026-02-28', '2026-03-30', '2026-04-30']],
])('on %s, the demo’s invoices are dated at the starts of its billing months', (today, starts) => {
  const startedAt = billedFrom(new Date(`${today}T17:00:00Z`));
  const dates = [2, 1, 0].map((monthsAgo) => {
    const { created } = newInvoice('http://localhost', {
      ...demoSubscription,
      startedAt,
      monthsAgo,
    });
    return new Date(created * 1_000).toISOString().slice(0, 10);
  });
  expect(dates).toEqual(starts);
});
