import { randomUUID } from 'node:crypto';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** An owner without a login: a profile whose address is verified or not. */
export async function ownerWithProfile(table: Table, { isVerified = true } = {}) {
  const owner = { id: randomUUID(), email: `${randomUUID()}@example.com` };
  const profiles = profileStore(table);
  const now = new Date();
  await profiles.createOnce({ ...owner, first_name: 'Maya', last_name: 'Okafor' }, now);
  if (isVerified) await profiles.markVerified(owner.id, now);
  return owner;
}
