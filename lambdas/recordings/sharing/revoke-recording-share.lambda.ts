import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { revokeRecordingShare } from '../functions.ts';
import { shareStore } from './share.store.ts';

/** Succeeds if the link is revoked already. */
export const handler = handle(revokeRecordingShare, { table }, async ({ owner, body }, use) => {
  await shareStore(use.table).remove({ ownerId: owner.id, ...body });
  return { success: true };
});
