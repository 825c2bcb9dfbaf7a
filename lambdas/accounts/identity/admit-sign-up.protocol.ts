import type { Identities } from '../../adapters/identities.ts';
import type { Table } from '../../adapters/table.ts';
import { SIGN_UP_RATES } from '../../contract/rates.ts';
import { addressStore } from '../profile/address.store.ts';
import { rateStore } from '../rate/rate.store.ts';
import { refuse } from './identity-link.protocol.ts';

interface Uses {
  readonly table: Table;
  readonly people: Identities;
  /** Writes to the owner of the address that somebody tried to sign up with it. */
  readonly tell: () => Promise<void>;
}

/**
 * Somebody signs up with a password. The pool answers with "exists" by itself; what is added here is how often one may
 * ask it, that a Google account is not doubled, and that the owner of an existing account hears of the attempt.
 */
export async function admitSignUp(
  { address, fingerprint }: { address: string; fingerprint: string },
  now: Date,
  { table, people, tell }: Uses,
): Promise<void> {
  const rates = rateStore(table);
  const mayTry =
    (await rates.admits('everybody', SIGN_UP_RATES.everybody, now)) &&
    (await rates.admits(fingerprint, SIGN_UP_RATES.address, now));
  if (!mayTry) refuse('too-many-attempts');
  const isKnown = await addressStore(table).isVerified(address);
  if (isKnown && (await rates.admits(fingerprint, SIGN_UP_RATES.notice, now))) await tell();
  const accounts = await people.withAddress(address);
  if (accounts.some(({ isExternal }) => isExternal)) refuse('already-registered');
}
