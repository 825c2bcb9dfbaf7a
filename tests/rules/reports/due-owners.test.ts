import { expect, test } from 'vitest';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import { reportScheduleStore } from '../../../lambdas/reports/schedule/report-schedule.store.ts';
import { scheduleFor, shardOf } from '../../../lambdas/reports/schedule/report-schedule.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const zone = 'Europe/Paris';
const ownerId = 'a0000000-0000-4000-8000-000000000000';
const connectedAt = '2026-11-20T12:00:00.000Z';
const DATE = '2026-11-29';

function world() {
  const { table } = memoryTable();
  const schedules = reportScheduleStore(table);
  return {
    table,
    /** Saves the schedule of an owner whose website is connected since then, or who has none. */
    async sync(since: string | undefined) {
      const known = await schedules.find(ownerId);
      const saved = await schedules.save(
        scheduleFor({ ownerId, zone, connectedAt: since }, known),
        known,
      );
      expect(saved).toBe(true);
    },
    async due() {
      const found: string[] = [];
      for await (const page of schedules.due(zone, shardOf(ownerId), DATE)) found.push(...page);
      return found;
    },
  };
}

test('an owner without a website is never due, so no sweep reports a missing report', async () => {
  const { sync, due } = world();
  await sync(undefined);
  expect(await due()).toEqual([]);
});

test('an owner is due while a website is connected, and again after reconnecting', async () => {
  const { sync, due } = world();
  const seen: string[][] = [];
  for (const since of [connectedAt, undefined, connectedAt]) {
    await sync(since);
    seen.push(await due());
  }
  expect(seen).toEqual([[ownerId], [], [ownerId]]);
});

test('owners without a website whose schedule an earlier release indexed are not due either', async () => {
  const { table, sync, due } = world();
  await sync(undefined);
  const key = { PK: `OWNER#${ownerId}`, SK: 'REPORT_SCHEDULE' };
  await itemsOf(table).update(key, {
    change: 'SET #GSI1PK = :zone, #GSI1SK = :due',
    values: {
      zone: `REPORT_SCHEDULES#${zone}#${shardOf(ownerId)}`,
      due: `1970-01-01#${ownerId}`,
    },
  });
  expect(await due()).toEqual([]);
});

test('a report whose sending has started stays due until it is finished, even after a disconnect', async () => {
  const { table, sync, due } = world();
  const schedules = reportScheduleStore(table);
  await sync(connectedAt);
  const window = { from: connectedAt, to: '2026-11-28T23:00:00.000Z' };
  expect(await schedules.startSending({ ownerId, date: DATE }, window)).toBe(true);
  await sync(undefined);
  expect(await due()).toEqual([ownerId]);
  await schedules.finish({ ownerId, date: DATE }, { next: '2026-11-30', lastVisitOn: DATE });
  expect(await due()).toEqual([]);
});
