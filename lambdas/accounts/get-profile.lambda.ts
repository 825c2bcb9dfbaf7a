import { tableReader } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { getProfile } from './functions.ts';
import { profileReader } from './profile/profile-reader.store.ts';

export const handler = handle(
  getProfile,
  { 'table:read': tableReader },
  async ({ owner }, use) => ({
    profile: (await profileReader(use['table:read']).find(owner.id)) ?? null,
  }),
);
