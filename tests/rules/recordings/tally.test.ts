import { expect, test } from 'vitest';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { sessionDays } from '../../../lambdas/recordings/session/session-days.ts';
import { countersTable } from '../../fakes/counters-table.ts';

const DAY = 86_400_000;
const QUARTER = 900_000;
const midnight = Date.parse('2026-11-20T00:00:00Z');
const at = (ms: number) => new Date(midnight + ms);

test('a tally item stays below 2 kB for any number of rejected visits', async () => {
  const { table, items } = countersTable();
  const tally = tallyStore(table);
  for (const what of ['automated', 'limit', 'wrong-site', 'rate', 'set-aside'] as const) {
    for (let ms = 0; ms < DAY; ms += QUARTER) await tally.add('ann', what, at(ms));
  }
  const sizes = [...items.values()].map((item) => JSON.stringify(item).length);
  expect(Math.max(...sizes)).toBeLessThan(2_000);
  expect(await tally.between('ann', at(0), at(DAY))).toEqual({
    recorded: 0,
    automated: 96,
    limit: 96,
    'wrong-site': 96,
    rate: 96,
    'set-aside': 96,
  });
});

test('a zone with a half-hour offset counts the right quarter hours', async () => {
  const { table } = countersTable();
  const tally = tallyStore(table);
  for (const ms of [-31, -30, -15, 0, 14].map((minutes) => minutes * 60_000)) {
    await tally.add('ann', 'recorded', at(ms));
  }
  await tally.add('bob', 'recorded', at(0));
  const { recorded } = await tally.between('ann', at(-30 * 60_000), at(15 * 60_000));
  expect(recorded).toBe(4);
});

test('the usage chart of a full month reads one item per day', async () => {
  const { table, read } = countersTable();
  const tally = tallyStore(table);
  for (let ms = -32 * DAY; ms < DAY; ms += QUARTER) await tally.add('ann', 'recorded', at(ms));
  const now = at(DAY - 1);
  const starts = await tally.quarters('ann', 'recorded', at(-31 * DAY), now);
  const days = sessionDays(starts, { zone: 'Asia/Kolkata', count: 30 }, now);
  expect(days.slice(0, -1).every(({ sessions }) => sessions === 96)).toBe(true);
  expect(read.items).toBeLessThanOrEqual(32);
});
