import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getProfile } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';

export const handler = handle(getProfile, { table }, async ({ owner }, use) => ({
  profile: (await profileStore(use.table).find(owner.id)) ?? null,
}));
