import { live } from '../adapters/live.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { changesIn } from './changes-in.ts';
import { connectionStore } from './connection.store.ts';
import { pushChanges } from './functions.ts';
import { mayBeOpening } from './opening.ts';

export const handler = handle(pushChanges, { table, live }, async ({ records, now }, use) => {
  const connections = connectionStore(use.table);
  const written = records.map(({ eventName = 'MODIFY', dynamodb }) => ({
    eventName,
    PK: dynamodb?.Keys?.PK?.S ?? '',
    SK: dynamodb?.Keys?.SK?.S ?? '',
  }));
  for (const { ownerId, ...message } of changesIn(written)) {
    for (const { connectionId, startedAt } of await connections.of(ownerId)) {
      // The next change replaces a lost notification; a retry would notify all other pages twice.
      const isThere = await use.live.send(connectionId, message).catch((error) => {
        log.warn('failed to notify a live connection', { error });
        return true;
      });
      if (!isThere && !mayBeOpening(startedAt, now)) await connections.remove(connectionId);
    }
  }
  return []; // never retries: see above
});
