import { profileStore } from '../accounts/profile/profile.store.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { listTeamMembers } from './functions.ts';
import { teamStore } from './team.store.ts';

export const handler = handle(listTeamMembers, { table }, async ({ owner }, use) => ({
  members: await teamStore(use.table).of(owner.id),
  owner_since: (await profileStore(use.table).find(owner.id))?.created_at ?? null,
}));
