import type { Mailer } from '../../adapters/mail.ts';
import type { Table } from '../../adapters/table.ts';
import type { UserPoolReader } from '../../adapters/user-pool.ts';
import { VERIFICATION_MAIL_RATES } from '../../contract/rates.ts';
import { normalAddress } from '../../contract/rules/email-address.ts';
import { fingerprint, newSecret } from '../../runtime/seal.ts';
import { verificationMail } from '../account.mail.tsx';
import { addressStore } from '../profile/address.store.ts';
import { profileStore } from '../profile/profile.store.ts';
import { isVerified } from '../profile/profile.ts';
import { rateStore } from '../rate/rate.store.ts';
import { verificationTokenStore } from './verification-token.store.ts';
import { issue } from './verification-token.ts';

interface Recipient {
  readonly ownerId: string;
  /** Normalized. */
  readonly address: string;
  /** Fingerprint of the caller's network. Without one, only the address is rate limited. */
  readonly network?: string;
}
interface Uses {
  readonly table: Table;
  readonly pool: Pick<UserPoolReader, 'find'>;
  readonly mail: Mailer;
}

/**
 * Sends a verification email if the address belongs to the account, is not verified yet, and is below its rate limit. Only
 * matching addresses count against it, so third parties cannot use up an owner's emails.
 */
export async function sendVerificationTo(
  { ownerId, address, network }: Recipient,
  now: Date,
  { table, pool, mail }: Uses,
): Promise<void> {
  const rates = rateStore(table);
  if (network && !(await rates.consume(network, VERIFICATION_MAIL_RATES.ip, now))) return;
  const user = await pool.find(ownerId);
  if (!user || normalAddress(user.email) !== address) return;
  const profile = await profileStore(table).createOnce(
    {
      id: user.id,
      email: address,
      first_name: user.first_name,
      last_name: user.last_name,
    },
    now,
  );
  if (isVerified(profile) || profile.email !== address) return;
  if (!(await rates.consume(fingerprint(address), VERIFICATION_MAIL_RATES.address, now))) return;
  await addressStore(table).claim(address, user.id);
  const secret = newSecret();
  const facts = { ownerId, tokenId: newSecret(), fingerprint: fingerprint(secret), address };
  await verificationTokenStore(table).add(issue(facts, now));
  await mail.send(await verificationMail({ address }, mail, secret));
}
