import { scheduler } from '../adapters/scheduler.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { keepMornings } from './functions.ts';
import { followChanges, keepMorning, keepPorts } from './mornings/keep-morning.protocol.ts';

/** Follows the table, so that no code that changes a time zone or a website has to know about report schedules. */
export const handler = handle(keepMornings, { table, scheduler }, ({ records }, use) =>
  followChanges(records, (ownerId) => keepMorning(keepPorts(use), ownerId)),
);
