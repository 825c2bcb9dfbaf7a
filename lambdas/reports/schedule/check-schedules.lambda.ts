import { scheduler } from '../../adapters/scheduler.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { checkSchedules } from '../functions.ts';
import { syncPorts, syncSchedule } from './sync-schedule.protocol.ts';

const AT_ONCE = 10;

/** Derives report schedules from profile and website again. Does not write a schedule that is already correct. */
export const handler = handle(checkSchedules, { table, scheduler }, async ({ message }, use) => {
  const waiting = [...message.ownerIds];
  const errors: unknown[] = [];
  const worker = async () => {
    for (let ownerId = waiting.shift(); ownerId !== undefined; ownerId = waiting.shift()) {
      await syncSchedule(syncPorts(use), ownerId).catch((error) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} report schedules failed`);
});
