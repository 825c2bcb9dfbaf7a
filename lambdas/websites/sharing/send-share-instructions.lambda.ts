import { profileStore } from '../../accounts/profile/profile.store.ts';
import { requireVerifiedEmail } from '../../accounts/profile/require-verified-email.protocol.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import { mail } from '../../adapters/mail.ts';
import { table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { SHARE_MAIL_RATES } from '../../contract/rates.ts';
import { handle } from '../../runtime/handle.ts';
import { sendShareInstructions } from '../functions.ts';
import { integrationStore } from '../integration.store.ts';
import { currentIntegrations } from '../integration.ts';
import { shareMail } from './share-mail.protocol.ts';

const limit = { rates: SHARE_MAIL_RATES, problem: 'share-limit' } as const;

export const handler = handle(
  sendShareInstructions,
  { table, mail },
  async ({ body, owner, now }, use) => {
    await requireVerifiedEmail(use.table, owner.id);
    const { integration, pending } = currentIntegrations(
      await integrationStore(use.table).of(owner.id),
    );
    const website = pending ?? integration;
    if (!website) throw new Problem('website-missing');
    await rateStore(use.table).enforce(owner.id, limit, now);
    const { email, first_name, last_name } = await profileStore(use.table).get(owner.id);
    const from = { email, name: `${first_name} ${last_name}`.trim() };
    const { toEmail: to, message } = body;
    const mail = await shareMail({ to, from, website, message }, use.mail);
    await use.mail.send({ ...mail, tags: { account: owner.id } });
    return { success: true };
  },
);
