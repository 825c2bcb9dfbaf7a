import { table } from '../../adapters/table.ts';
import { handle } from '../../runtime/handle.ts';
import { revokeClips } from '../functions.ts';
import { reportStore } from '../report.store.ts';

export const handler = handle(revokeClips, { table }, async ({ body: { date }, owner }, use) => {
  await reportStore(use.table).revokeClips({ ownerId: owner.id, date });
  return { success: true };
});
