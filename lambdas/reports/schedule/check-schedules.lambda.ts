import { scheduler } from '../../adapters/scheduler.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { checkSchedules } from '../functions.ts';
import { syncPorts, syncSchedule } from './sync-schedule.protocol.ts';

const CONCURRENCY = 10;

/** Derives report schedules from profile and website again. Does not write a schedule that is already correct. */
export const handler = handle(checkSchedules, { table, scheduler }, async ({ message }, use) => {
  const remaining = [...message.ownerIds];
  const errors: unknown[] = [];
  const worker = async () => {
    for (let ownerId = remaining.shift(); ownerId !== undefined; ownerId = remaining.shift()) {
      await syncSchedule(syncPorts(use), ownerId).catch((error) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} report schedules failed`);
});
