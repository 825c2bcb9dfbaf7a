import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { ORPHAN_HOURS } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { batchStore } from '../batch/batch.store.ts';
import { sweepOrphans } from '../functions.ts';
import { sessionStore } from './session.store.ts';

const connectors = { table, bucket };

/**
 * Removes batches in the bucket that were never acknowledged, or that are already merged into parts. Those of open
 * sessions and quarantined ones stay until the retention of their plan ends. Batches in the table expire.
 */
export const handler = handle(sweepOrphans, connectors, async ({ now }, use) => {
  const before = new Date(now.getTime() - ORPHAN_HOURS * 3_600_000);
  const store = batchStore(use);
  for await (const of of store.withObjectsBefore(before)) {
    const session = await sessionStore(use.table).find(of);
    if (!session || session.state === 'closed') await store.removeObjects(of);
  }
});
