import { scheduler } from '../../adapters/scheduler.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { syncSchedules } from '../functions.ts';
import { followChanges, syncPorts, syncSchedule } from './sync-schedule.protocol.ts';

/** Follows the table's stream, so that code that changes a time zone or website need not update report schedules. */
export const handler = handle(syncSchedules, { table, scheduler }, ({ records }, use) =>
  followChanges(records, (ownerId) => syncSchedule(syncPorts(use), ownerId)),
);
