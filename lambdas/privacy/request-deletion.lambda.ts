import { deletionMail } from '../accounts/account.mail.tsx';
import { profileStore } from '../accounts/profile/profile.store.ts';
import { provenName } from '../accounts/profile/profile.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { mail } from '../adapters/mail.ts';
import { signing } from '../adapters/signing.ts';
import { table } from '../adapters/table.ts';
import { purposes } from '../contract/mail-links.ts';
import { Problem } from '../contract/problem.ts';
import { DELETION_RATES } from '../contract/rates.ts';
import { normalAddress } from '../contract/rules/email-address.ts';
import { handle } from '../runtime/handle.ts';
import { deletionToken } from './deletion.ts';
import { requestDeletion } from './functions.ts';

const limit = { rates: DELETION_RATES, problem: 'deletion-limit' } as const;

/** Only emails a confirmation link: access to an open browser must not be enough to delete an account. */
export const handler = handle(
  requestDeletion,
  { table, mail, signing },
  async ({ body, owner, now }, use) => {
    const profile = await profileStore(use.table).get(owner.id);
    const { email } = profile;
    if (normalAddress(body.email) !== normalAddress(email)) throw new Problem('deletion-address');
    await rateStore(use.table).enforce(owner.id, limit, now);
    const seal = await use.signing.seal(purposes.deletion);
    const token = seal.sign(deletionToken(owner.id, now));
    const to = { address: email, firstName: provenName(profile) };
    const mail = await deletionMail(to, use.mail, token);
    await use.mail.send({ ...mail, tags: { account: owner.id } });
    return { success: true };
  },
);
