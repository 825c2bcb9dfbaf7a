import type { Table } from '../../adapters/table.ts';
import type { UserPoolReader } from '../../adapters/user-pool.ts';
import { Problem } from '../../contract/problem.ts';
import { addressStore } from './address.store.ts';
import { profileStore } from './profile.store.ts';
import { isVerified, type Profile } from './profile.ts';

interface Uses {
  readonly table: Table;
  readonly pool: Pick<UserPoolReader, 'find'>;
}

/**
 * Returns the owner's profile and creates missing items, after an interrupted sign-up or a first sign-in with Google. The
 * pool accepts only Google accounts whose address Google verified.
 */
export async function ensureAccount(
  ownerId: string,
  now: Date,
  { table, pool }: Uses,
): Promise<Profile> {
  const profiles = profileStore(table);
  const existing = await profiles.find(ownerId);
  if (existing && isVerified(existing)) return existing;
  const user = await pool.find(ownerId);
  if (!user) throw new Problem('sign-in-needed'); // the token of a deleted account
  const { email, first_name, last_name, isFederated } = user;
  const profile =
    existing ?? (await profiles.createOnce({ id: ownerId, email, first_name, last_name }, now));
  if (!isFederated) {
    await addressStore(table).claim(profile.email, ownerId);
    return profile;
  }
  await addressStore(table).markVerified(profile.email, ownerId, now);
  await profiles.markVerified(ownerId, now);
  return profiles.get(ownerId);
}
