import { profileStore } from '../../accounts/profile/profile.store.ts';
import { queue } from '../../adapters/queue.ts';
import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { queueWebsiteChecks } from '../functions.ts';
import { reportScheduleStore } from './report-schedule.store.ts';

/** SQS delays a message by at most this. The day's checks are spread over it. */
const SPREAD_SECONDS = 900;

/** Queues a check of every connected website. */
export const handler = handle(
  queueWebsiteChecks,
  { table, 'website-checks': queue('website-checks') },
  async (_, use) => {
    const schedules = reportScheduleStore(use.table);
    for await (const ids of profileStore(use.table).ids()) {
      const connected = await schedules.connected(ids);
      const messages = [...connected].map((ownerId) => ({ ownerId }));
      await use['website-checks'].addAll(messages, (index) => (index * 7) % SPREAD_SECONDS);
    }
  },
);
