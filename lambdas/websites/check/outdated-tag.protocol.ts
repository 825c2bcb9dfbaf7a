import { profileStore } from '../../accounts/profile/profile.store.ts';
import type { Mailer } from '../../adapters/mail.ts';
import type { Table } from '../../adapters/table.ts';
import { serviceMails } from '../../contract/copy/service-mails.ts';
import { displayDomain } from '../../contract/display-domain.ts';
import { suppressionStore } from '../../emails/delivery/recipient-settings.store.ts';
import { noteMail } from '../../emails/templates/note.mail.tsx';
import { addressHash } from '../../runtime/seal.ts';
import { integrationStore } from '../integration.store.ts';
import type { Integration } from '../integration.ts';

interface Uses {
  readonly table: Table;
  readonly mail: Mailer;
}

/**
 * Emails an owner whose pages run a withdrawn release, once per release. A lost response of the mail service counts as
 * sent, since the connection page shows the same warning. If the service throttles, the next check tries again.
 */
export async function mailAboutOutdatedTag(
  integration: Integration,
  { table, mail }: Uses,
): Promise<'nothing' | 'sent' | 'not-sent'> {
  const { outdated_release: release, outdated_mailed, user_id } = integration;
  if (!release || outdated_mailed === release) return 'nothing';
  const profile = await profileStore(table).get(user_id);
  if (await suppressionStore(table).isClosed(user_id, addressHash(profile.email))) return 'nothing';
  const integrations = integrationStore(table);
  if (!(await integrations.claimOutdatedMail(integration, release))) return 'nothing';
  const words = serviceMails.outdated;
  const site = displayDomain(integration.domain);
  const note = await noteMail({
    ...words,
    subject: words.subject(site),
    intro: words.intro(site),
    site,
    code: integration.generated_script,
    button: { label: words.button, link: `${mail.appOrigin}/connection` },
    postalAddress: mail.postalAddress,
  });
  const { kind } = await mail.attempt({ to: profile.email, ...note });
  if (kind !== 'deferred') return 'sent';
  await integrations.releaseOutdatedMail(integration);
  return 'not-sent';
}
