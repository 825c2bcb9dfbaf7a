import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { removeTeamMember } from './functions.ts';
import { teamStore } from './team.store.ts';

export const handler = handle(removeTeamMember, { table }, async ({ body, owner }, use) => {
  await teamStore(use.table).remove(owner.id, body.id);
  return { success: true };
});
