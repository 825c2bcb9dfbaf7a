import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { deleteSegment } from '../functions.ts';
import { segmentStore } from './segment.store.ts';

export const handler = handle(deleteSegment, { table }, async ({ owner, body }, use) => {
  await segmentStore(use.table).remove(owner.id, body.id);
  return { success: true };
});
