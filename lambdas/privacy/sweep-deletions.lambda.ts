import { queue } from '../adapters/queue.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { deletionStore } from './deletion.store.ts';
import { sweepDeletions } from './functions.ts';

const connectors = { table, 'account-deletions': queue('account-deletions') };

/** Repeats the deletion of every account that is being deleted, after failed runs and for items written since. */
export const handler = handle(sweepDeletions, connectors, async (_, use) => {
  const deletions = await deletionStore(use.table).all();
  await use['account-deletions'].addAll(deletions.map(({ ownerId }) => ({ ownerId })));
});
