import { scheduler } from '../../adapters/scheduler.ts';
import { table } from '../../adapters/table.ts';
import { forEachAtOnce } from '../../contract/rules/at-once.ts';
import { handle } from '../../runtime/handle.ts';
import { checkSchedules } from '../functions.ts';
import { syncPorts, syncSchedule } from './sync-schedule.protocol.ts';

const CONCURRENCY = 10;

/** Derives report schedules from profile and website again. Does not write a schedule that is already correct. */
export const handler = handle(checkSchedules, { table, scheduler }, async ({ message }, use) => {
  const errors = await forEachAtOnce(message.ownerIds, CONCURRENCY, (ownerId) =>
    syncSchedule(syncPorts(use), ownerId),
  );
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} report schedules failed`);
});
