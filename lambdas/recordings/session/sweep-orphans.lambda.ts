import { bucket } from '../../adapters/bucket.ts';
import { table } from '../../adapters/table.ts';
import { ORPHAN_HOURS } from '../../contract/limits.ts';
import { handle } from '../../runtime/handle.ts';
import { sweepOrphans } from '../functions.ts';
import { recordingStore } from '../recording.store.ts';
import { sessionStore } from './session.store.ts';

const connectors = { table, bucket };

/**
 * Removes batches that were never acknowledged, or that are already merged into parts. Batches of open sessions and
 * quarantined ones stay until the retention of their plan ends.
 */
export const handler = handle(sweepOrphans, connectors, async ({ now }, use) => {
  const before = new Date(now.getTime() - ORPHAN_HOURS * 3_600_000);
  const store = recordingStore(use.bucket);
  for await (const of of store.withBatchesBefore(before)) {
    const session = await sessionStore(use.table).find(of);
    if (!session || session.state === 'closed') await store.removeBatches(of);
  }
});
