import type { Identities } from '../../adapters/identities.ts';
import type { Queue } from '../../adapters/queue.ts';
import type { Table } from '../../adapters/table.ts';
import { SIGN_UP_RATES } from '../../contract/rates.ts';
import { normalAddress } from '../../contract/rules/email-address.ts';
import { fingerprint } from '../../runtime/seal.ts';
import { addressStore } from '../profile/address.store.ts';
import { rateStore } from '../rate/rate.store.ts';
import { rejectInPool } from './reject-in-pool.ts';

interface Uses {
  readonly table: Table;
  readonly identities: Identities;
  /** The pool waits only five seconds for the response, so another function sends the emails. */
  readonly notices: Queue;
}

/**
 * Decides on a sign-up with a password before the pool accepts it. The pool itself rejects a known address. This adds rate
 * limits, prevents a second account next to a Google account, notifies the owner of a verified account, and sends a new
 * link for an unverified one. The app sends normalized addresses: the pool keeps an address as it was given, and searches
 * for accounts with its exact letters.
 */
export async function admitSignUp(
  address: string,
  now: Date,
  { table, identities, notices }: Uses,
): Promise<void> {
  if (address !== normalAddress(address)) rejectInPool('unsupported');
  const rates = rateStore(table);
  const hashedAddress = fingerprint(address);
  const isAdmitted =
    (await rates.consume('everyone', SIGN_UP_RATES.everyone, now)) &&
    (await rates.consume(hashedAddress, SIGN_UP_RATES.address, now));
  if (!isAdmitted) rejectInPool('too-many-attempts');
  const isVerified = await addressStore(table).isVerified(address);
  if (isVerified && (await rates.consume(hashedAddress, SIGN_UP_RATES.notice, now))) {
    await notices.add({ address });
  }
  const accounts = await identities.withAddress(address);
  if (accounts.some(({ isExternal }) => isExternal)) rejectInPool('already-registered');
  const [unverified] = isVerified ? [] : accounts;
  if (unverified) await notices.add({ address, unverifiedId: unverified.id });
}
