import { profileStore } from '../../accounts/profile/profile.store.ts';
import { queue } from '../../adapters/queue.ts';
import { scheduler } from '../../adapters/scheduler.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { queueScheduleChecks } from '../functions.ts';
import { schedulesOf } from './daily-schedule.ts';
import { zoneStore } from './zone.store.ts';

const OWNERS_PER_MESSAGE = 100;

const connectors = { table, scheduler, 'schedule-checks': queue('schedule-checks') };

/** Creates missing schedules of every zone, and queues a check of every owner's report schedule. */
export const handler = handle(queueScheduleChecks, connectors, async (_, use) => {
  for (const zone of await zoneStore(use.table).all()) {
    for (const schedule of schedulesOf(zone)) await use.scheduler.createIfAbsent(schedule);
  }
  for await (const ids of profileStore(use.table).ids()) {
    const count = Math.ceil(ids.length / OWNERS_PER_MESSAGE);
    const messages = Array.from({ length: count }, (_, index) => ({
      ownerIds: ids.slice(index * OWNERS_PER_MESSAGE, (index + 1) * OWNERS_PER_MESSAGE),
    }));
    await use['schedule-checks'].addAll(messages);
  }
});
