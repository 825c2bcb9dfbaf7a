import { mail } from '../adapters/mail.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { accountExistsMail } from './account.mail.tsx';
import { notifySignUp } from './functions.ts';
import { sendVerificationTo } from './verification/send-verification.protocol.ts';

/** Emails an address that was used for a sign-up although it has an account. */
export const handler = handle(notifySignUp, { table, mail }, async ({ message, now }, use) => {
  const { address, unverifiedId: id } = message;
  if (id === undefined) return use.mail.send(await accountExistsMail({ address }, use.mail));
  const account = { id, email: address, first_name: '', last_name: '' };
  const pool = { find: async () => account };
  return sendVerificationTo({ ownerId: id, address }, now, { ...use, pool });
});
