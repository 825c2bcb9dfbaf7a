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

/** Makes every zone's schedules that are missing, and has every owner's report schedule derived again. */
export const handler = handle(queueScheduleChecks, connectors, async (_, use) => {
  for (const zone of await zoneStore(use.table).all()) {
    for (const schedule of schedulesOf(zone)) await use.scheduler.keep(schedule);
  }
  for await (const ids of profileStore(use.table).ids()) {
    const count = Math.ceil(ids.length / OWNERS_PER_MESSAGE);
    const messages = Array.from({ length: count }, (_, place) => ({
      ownerIds: ids.slice(place * OWNERS_PER_MESSAGE, (place + 1) * OWNERS_PER_MESSAGE),
    }));
    await use['schedule-checks'].addAll(messages);
  }
});
