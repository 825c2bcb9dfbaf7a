import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { updateWebsite } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';
import { saveProfile } from './profile/save-profile.protocol.ts';

export const handler = handle(updateWebsite, { table }, async ({ body, owner, now }, use) => ({
  profile: await saveProfile(profileStore(use.table), owner.id, body, now),
}));
