import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { updateProfile } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';
import { profileChange } from './profile/profile-change.ts';

export const handler = handle(updateProfile, { table }, async ({ body, owner, now }, use) => {
  const profiles = profileStore(use.table);
  const before = await profiles.get(owner.id);
  const fields = profileChange(before, body);
  const isSame = Object.keys(fields).length === 0;
  return { profile: isSame ? before : await profiles.change(owner.id, fields, now) };
});
