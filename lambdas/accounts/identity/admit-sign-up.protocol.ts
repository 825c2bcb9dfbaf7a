import type { Identities } from '../../adapters/identities.ts';
import type { Queue } from '../../adapters/queue.ts';
import type { Table } from '../../adapters/table.ts';
import { SIGN_UP_RATES } from '../../contract/rates.ts';
import { fingerprint } from '../../runtime/seal.ts';
import { addressStore } from '../profile/address.store.ts';
import { rateStore } from '../rate/rate.store.ts';
import { refuse } from './identity-link.protocol.ts';

interface Uses {
  readonly table: Table;
  readonly people: Identities;
  /** The pool waits five seconds for the answer, so the mails leave from another function. */
  readonly notices: Queue;
}

/**
 * A sign-up with a password, before the pool accepts it. The pool itself rejects a known address; this adds how often
 * one may try, that a Google account is not doubled, that the owner of a verified account is notified of the attempt,
 * and that an account whose address was never verified gets a fresh link. `address` is normalized.
 */
export async function admitSignUp(
  address: string,
  now: Date,
  { table, people, notices }: Uses,
): Promise<void> {
  const rates = rateStore(table);
  const person = fingerprint(address);
  const mayTry =
    (await rates.admits('everyone', SIGN_UP_RATES.everyone, now)) &&
    (await rates.admits(person, SIGN_UP_RATES.address, now));
  if (!mayTry) refuse('too-many-attempts');
  const isVerified = await addressStore(table).isVerified(address);
  if (isVerified && (await rates.admits(person, SIGN_UP_RATES.notice, now))) {
    await notices.add({ address });
  }
  const accounts = await people.withAddress(address);
  if (accounts.some(({ isExternal }) => isExternal)) refuse('already-registered');
  const [unverified] = isVerified ? [] : accounts;
  if (unverified) await notices.add({ address, unverifiedId: unverified.id });
}
