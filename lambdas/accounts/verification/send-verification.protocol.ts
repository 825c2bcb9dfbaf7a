import type { Table } from '../../adapters/table.ts';
import type { UserPool } from '../../adapters/user-pool.ts';
import { VERIFICATION_MAIL_RATES } from '../../contract/rates.ts';
import { addressStore } from '../profile/address.store.ts';
import { profileStore } from '../profile/profile.store.ts';
import { isVerified, normalAddress } from '../profile/profile.ts';
import { rateStore } from '../rate/rate.store.ts';
import { verificationTokenStore } from './verification-token.store.ts';
import { issue, type VerificationToken } from './verification-token.ts';

interface Wish {
  readonly facts: Pick<VerificationToken, 'tokenId' | 'ownerId' | 'fingerprint' | 'address'>;
  /** Who asks and for whom, unreadable: they only count. */
  readonly counted: { readonly network: string; readonly person: string };
}
interface Uses {
  readonly table: Table;
  readonly pool: UserPool;
  readonly send: () => Promise<void>;
}

/**
 * Sends a verification mail, if the address is the account's own, not proved yet, and was not written to too often
 * (threat 39). The address is counted only when it fits: strangers cannot use up somebody's mails.
 */
export async function sendVerification(
  { facts, counted }: Wish,
  now: Date,
  { table, pool, send }: Uses,
): Promise<void> {
  const rates = rateStore(table);
  if (!(await rates.admits(counted.network, VERIFICATION_MAIL_RATES.ip, now))) return;
  const person = await pool.find(facts.ownerId);
  if (!person || normalAddress(person.email) !== facts.address) return;
  const profile = await profileStore(table).begin(
    {
      id: person.id,
      email: facts.address,
      first_name: person.first_name,
      last_name: person.last_name,
    },
    now,
  );
  if (isVerified(profile) || profile.email !== facts.address) return;
  if (!(await rates.admits(counted.person, VERIFICATION_MAIL_RATES.address, now))) return;
  await addressStore(table).claim(facts.address, person.id);
  await verificationTokenStore(table).add(issue(facts, now));
  await send();
}
