import { profileStore } from '../accounts/profile/profile.store.ts';
import { queue } from '../adapters/queue.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { queueWebsiteChecks } from './functions.ts';

/** The longest a queue holds a message back: the day's checks are spread over it. */
const SPREAD_SECONDS = 900;

export const handler = handle(
  queueWebsiteChecks,
  { table, 'website-checks': queue('website-checks') },
  async (_, use) => {
    let count = 0;
    for await (const ids of profileStore(use.table).ids()) {
      const messages = ids.map((ownerId) =>
        use['website-checks'].add({ ownerId }, (count++ * 7) % SPREAD_SECONDS),
      );
      await Promise.all(messages);
    }
  },
);
