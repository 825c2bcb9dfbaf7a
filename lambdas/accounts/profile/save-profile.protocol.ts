import type { profileStore } from './profile.store.ts';
import { type Profile, type ProfileFields, profileChange } from './profile.ts';

/** Writes what changed. Needs no limit: it overwrites one item and calls nothing outside (docs/decisions/accounts.md). */
export async function saveProfile(
  profiles: Pick<ReturnType<typeof profileStore>, 'get' | 'change'>,
  ownerId: string,
  wanted: Partial<ProfileFields>,
  now: Date,
): Promise<Profile> {
  const before = await profiles.get(ownerId);
  const fields = profileChange(before, wanted);
  const isSame = Object.keys(fields).length === 0;
  return isSame ? before : profiles.change(ownerId, fields, now);
}
