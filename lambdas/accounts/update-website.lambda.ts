import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { updateWebsite } from './functions.ts';
import { profileStore } from './profile/profile.store.ts';

export const handler = handle(updateWebsite, { table }, async ({ body, owner, now }, use) => {
  const profiles = profileStore(use.table);
  await profiles.get(owner.id);
  return { profile: await profiles.change(owner.id, body, now) };
});
