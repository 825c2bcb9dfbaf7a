import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import { ORPHAN_HOURS } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { batchStore } from '../batch/batch.store.ts';
import { sweepOrphans } from '../functions.ts';
import { sessionStore } from './session.store.ts';

const connectors = { table, bucket };

/**
 * Removes batches from the bucket whose session does not exist or is closed (its parts contain them). Batches of other
 * sessions stay until the plan's retention ends. Batches in the table expire.
 */
export const handler = handle(sweepOrphans, connectors, async ({ now }, use) => {
  const before = new Date(now.getTime() - ORPHAN_HOURS * HOUR_MS);
  const store = batchStore(use);
  for await (const key of store.sessionsWithObjectsBefore(before)) {
    const session = await sessionStore(use.table).find(key);
    if (!session || session.state === 'closed') await store.removeObjects(key);
  }
});
