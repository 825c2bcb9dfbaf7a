import type { Profile } from '../accounts/profile/profile.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { Signing } from '../adapters/signing.ts';
import type { Table } from '../adapters/table.ts';
import { DEFAULT_TIMEZONE } from '../contract/limits.ts';
import { purposes, type RecipientToken } from '../contract/mail-links.ts';
import { Problem } from '../contract/problem.ts';
import { personName } from '../contract/rules/plain-text.ts';
import { suppressionStore } from '../emails/delivery/recipient-settings.store.ts';
import { log } from '../runtime/log.ts';
import { addressHash } from '../runtime/seal.ts';
import { integrationStore } from '../websites/integration.store.ts';
import { currentIntegrations } from '../websites/integration.ts';
import { claimDailyNotice, releaseDailyNotice } from './daily-notice.protocol.ts';
import { memberNoticeMail } from './member-notice.mail.tsx';
import { type Member, teamStore } from './team.store.ts';

interface Uses {
  readonly table: Table;
  readonly mail: Mailer;
  readonly signing: Signing;
}

/**
 * Emails a new member who added them and how to unsubscribe, once a day. The member stays in the team even if this fails,
 * unless the email service rejects the address: reports would be rejected as well, and only the owner can correct it.
 */
export async function sendMemberNotice(
  member: Member,
  owner: Profile,
  use: Uses,
  now: Date,
): Promise<void> {
  const { table, mail } = use;
  const notice = await dailyNoticeTo(member, owner, use, now).catch((error) => {
    log.warn('team-notice-not-sent', { owner: owner.id, error });
  });
  if (!notice) return;
  const attempt = await mail.attempt({ ...notice, tags: { account: owner.id } });
  if (attempt.kind !== 'accepted')
    log.warn('team-notice-not-sent', { owner: owner.id, attempt: attempt.kind });
  if (attempt.kind !== 'rejected') return;
  await teamStore(table).remove(owner.id, member.id);
  await releaseDailyNotice(member, table);
  throw new Problem('mail-rejected', { cause: attempt.cause });
}

const dailyNoticeTo = async (member: Member, owner: Profile, use: Uses, now: Date) =>
  (await claimDailyNotice(member, use.table, now)) ? noticeTo(member, owner, use) : undefined;

/**
 * Undefined for a person who unsubscribed before, and while the owner has no connected website, because then there are no
 * reports.
 */
async function noticeTo(member: Member, owner: Profile, { table, mail, signing }: Uses) {
  const hash = addressHash(member.email);
  const [integrations, suppressions] = await Promise.all([
    integrationStore(table).of(owner.id),
    suppressionStore(table).of(owner.id),
  ]);
  const { integration } = currentIntegrations(integrations);
  if (!integration || suppressions.some((each) => each.hash === hash)) return undefined;
  const seal = await signing.seal(purposes.recipient);
  const token = seal.sign({ o: owner.id, r: hash } satisfies RecipientToken);
  // Names are user-written text in an unsolicited email: one line, no links.
  const name = personName(`${owner.first_name} ${owner.last_name}`) || owner.email;
  return memberNoticeMail({
    to: member.email,
    domain: integration.domain,
    owner: { name, email: owner.email },
    timezone: owner.timezone || DEFAULT_TIMEZONE,
    unsubscribe: `${mail.appOrigin}/m/unsubscribe/${token}`,
    postalAddress: mail.postalAddress,
  });
}
