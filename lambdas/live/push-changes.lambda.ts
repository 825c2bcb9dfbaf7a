import { live } from '../adapters/live.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { changesIn } from './changes-in.ts';
import { connectionStore } from './connection.store.ts';
import { pushChanges } from './functions.ts';
import { push } from './push.protocol.ts';

export const handler = handle(pushChanges, { table, live }, async ({ records, now }, use) => {
  const written = records.map(({ eventName = 'MODIFY', dynamodb }) => ({
    eventName,
    PK: dynamodb?.Keys?.PK?.S ?? '',
    SK: dynamodb?.Keys?.SK?.S ?? '',
  }));
  const uses = { connections: connectionStore(use.table), live: use.live };
  await push(changesIn(written), uses, now);
  return [];
});
