import type { Mailer } from '../../adapters/mail.ts';
import type { Table } from '../../adapters/table.ts';
import type { UserPoolReader } from '../../adapters/user-pool.ts';
import { Problem } from '../../contract/problem.ts';
import { accountExistsMail } from '../account.mail.tsx';
import { sendVerificationTo } from '../verification/send-verification.protocol.ts';

/** A sign-up with an address that has an account. `unverifiedId`: the account, if the address was never verified. */
interface RepeatedSignUp {
  readonly address: string;
  readonly unverifiedId?: string | undefined;
}
interface Uses {
  readonly table: Table;
  readonly mail: Mailer;
  readonly pool: Pick<UserPoolReader, 'find'>;
}

/**
 * Emails the owner of a verified account, or sends an unverified one a new link. The account is read from the pool, because
 * a message may be redriven days later, and must not create items for an account that was deleted meanwhile.
 */
export async function handleRepeatedSignUp(
  signUp: RepeatedSignUp,
  use: Uses,
  now: Date,
): Promise<void> {
  try {
    await emailAbout(signUp, use, now);
  } catch (error) {
    // A retry would be rejected as well, and would use up the address's verification emails of the day.
    if (!(error instanceof Problem && error.code === 'mail-rejected')) throw error;
  }
}

async function emailAbout(
  { address, unverifiedId: ownerId }: RepeatedSignUp,
  use: Uses,
  now: Date,
): Promise<void> {
  if (ownerId === undefined) return use.mail.send(await accountExistsMail({ address }, use.mail));
  return sendVerificationTo({ ownerId, address }, now, use);
}
