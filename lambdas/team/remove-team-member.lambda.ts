import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { claimDailyNotice } from './daily-notice.protocol.ts';
import { removeTeamMember } from './functions.ts';
import { teamStore } from './team.store.ts';

export const handler = handle(removeTeamMember, { table }, async ({ body, owner, now }, use) => {
  const member = await teamStore(use.table).remove(owner.id, body.id);
  // Undo adds the member again, who then needs no second notice.
  if (member) await claimDailyNotice(member, use.table, now);
  return { success: true };
});
