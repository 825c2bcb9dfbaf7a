import type { Table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { profileStore } from './profile.store.ts';
import { isVerified } from './profile.ts';

/** Only owners with a verified address may test, save or share a website. */
export async function requireVerifiedEmail(table: Table, ownerId: string): Promise<void> {
  if (!isVerified(await profileStore(table).find(ownerId))) {
    throw new Problem('email-not-verified');
  }
}
