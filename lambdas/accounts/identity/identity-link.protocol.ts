import type { Account, Identities } from '../../adapters/identities.ts';
import { emptyPartition } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { normalAddress } from '../../contract/rules/email-address.ts';
import { addressStore } from '../profile/address.store.ts';
import { profileStore } from '../profile/profile.store.ts';
import { isVerified } from '../profile/profile.ts';
import { decideLink, type NewUser } from './identity-link.ts';
import { rejectInPool } from './reject-in-pool.ts';

interface Uses {
  readonly table: Table;
  readonly identities: Identities;
  readonly clock: () => Date;
}

/** Handles a first sign-in with Google. */
export async function linkOrAdmitUser(
  newUser: NewUser,
  now: Date,
  { table, identities, clock }: Uses,
): Promise<void> {
  const accounts = newUser.isAddressVerified ? await identities.withAddress(newUser.address) : [];
  const native = accounts.find(({ isExternal }) => !isExternal);
  const profile = native && (await profileStore(table).find(native.id));
  const isSameAddress = profile && normalAddress(profile.email) === newUser.address;
  const verdict = decideLink(
    newUser,
    native && { isVerified: isSameAddress === true && isVerified(profile) },
  );
  if (verdict === 'reject') rejectInPool('address-not-proved');
  if (!native) return;
  if (verdict === 'reset-and-link')
    await resetUnverified(native, newUser.address, { table, identities });
  await identities.signOutEverywhere(native.userName);
  await addressStore(table).markVerified(newUser.address, native.id, now);
  const { address: email, first_name, last_name } = newUser;
  await profileStore(table).createOnce({ id: native.id, email, first_name, last_name }, now);
  // Before the address counts as verified. An access token from before the sessions ended works for ten more minutes.
  if (verdict === 'reset-and-link') await profileStore(table).endSessions(native.id, clock());
  await profileStore(table).markVerified(native.id, now);
  await identities.link(native, newUser.provider, newUser.subject);
}

/** Clears the account: its password, every session and everything entered before ownership was proven. */
async function resetUnverified(
  native: Account,
  address: string,
  { table, identities }: Omit<Uses, 'clock'>,
): Promise<void> {
  await identities.scramblePassword(native);
  await identities.signOutEverywhere(native.userName);
  await emptyPartition(table, `OWNER#${native.id}`);
  await addressStore(table).remove(address);
}
