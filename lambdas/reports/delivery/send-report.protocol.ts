import type { Attempt, Mailer } from '../../adapters/mail.ts';
import type { Signing } from '../../adapters/signing.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import {
  FULL_REPORT,
  type HitToken,
  purposes,
  type RecipientToken,
} from '../../contract/mail-links.ts';
import type { Notice } from '../../contract/notices.ts';
import type { Sending } from '../../contract/report-message.ts';
import { dateOf, dayOf, localTime } from '../../contract/rules/local-time.ts';
import { type Recipient, recipientsOf } from '../../contract/rules/recipients.ts';
import { type DeliveryStore, deliveryStore } from '../../emails/delivery/delivery.store.ts';
import {
  type Delivery,
  isStale,
  nextStep,
  secondsAfterDeferral,
  secondsToEvidence,
  tagOf,
} from '../../emails/delivery/delivery.ts';
import { copyFor } from '../../emails/delivery/recipient-copy.ts';
import { type EmailLogStore, emailLogStore, logIdOf } from '../../emails/log/email-log.store.ts';
import type { EmailLog } from '../../emails/log/email-log.ts';
import { log } from '../../runtime/log.ts';
import { addressHash } from '../../runtime/seal.ts';
import { type Content, type ContentStore, contentStore } from '../content/content.store.ts';
import {
  type Preparation,
  preparePorts,
  prepareReport,
  type ReportResources,
} from '../content/prepare-report.protocol.ts';
import { issueStore } from '../issues/memory/issue.store.ts';
import { type ReportStore, reportStore } from '../report.store.ts';
import type { Report } from '../report.ts';
import {
  type ReportScheduleStore,
  reportScheduleStore,
} from '../schedule/report-schedule.store.ts';
import {
  dueReportOf,
  isDue,
  isLateFor,
  type ReportSchedule,
  unfinishedDate,
} from '../schedule/report-schedule.ts';

/** A report on its way to one recipient. */
export interface OutgoingReport {
  readonly report: Report;
  readonly content: Content;
  readonly recipient: Recipient;
  readonly attempt: number;
}

export interface RecipientPorts {
  readonly deliveries: Pick<
    DeliveryStore,
    'find' | 'announce' | 'markSent' | 'release' | 'markFailed' | 'suppress'
  >;
  /** The current recipients, read before every email. */
  readonly recipients: (ownerId: string, date: string) => Promise<readonly Recipient[]>;
  /** Makes one attempt. Returns the outcome and never throws. */
  readonly mail: (outgoing: OutgoingReport) => Promise<Attempt>;
  readonly clock: () => Date;
  /** Reports to operators. */
  readonly notice: (event: Notice, about: Partial<Delivery>) => void;
}

export interface SendPorts extends RecipientPorts {
  readonly schedules: Pick<ReportScheduleStore, 'find' | 'startSending' | 'finish'>;
  readonly reports: Pick<ReportStore, 'find' | 'freeze'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly logs: Pick<EmailLogStore, 'add'>;
  /** Writes a report that was not prepared at 4:00. */
  readonly prepare: (ownerId: string, now: Date) => Promise<Preparation>;
  /** Updates the issue memory from the report. Idempotent. */
  readonly remember: (report: Report, content: Content) => Promise<void>;
}

const DONE: Sending = { kind: 'done' };

/** Emails today's report once per recipient, even after a crash at any point (docs/threat-model.md, "Daily report"). */
export async function sendReport(
  ports: SendPorts,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Sending> {
  const schedule = await ports.schedules.find(ownerId);
  if (!schedule) return DONE;
  // A report whose sending has started is finished even after its date, because some recipients have it.
  const unfinished = unfinishedDate(schedule);
  const date = unfinished ?? dateToStart(schedule, now);
  if (!date) return DONE;

  const key = { ownerId, date };
  if (!unfinished) {
    const preparation = await ports.prepare(ownerId, now);
    if (preparation === 'held') return { kind: 'again', inSeconds: CLAIM_RETRY_SECONDS };
    if (preparation !== 'written') return DONE;
  }
  const report = await ports.reports.find(key);
  const content = report && (await ports.contents.find(key, report.window));
  if (!report || !content)
    throw new Error(`The report of ${date} is marked as written but missing`);
  if (!(await ports.schedules.startSending(key, report.window))) return DONE;

  const frozen = await ports.reports.freeze(key, await ports.recipients(ownerId, date));
  await ports.remember(report, content);
  await ports.logs.add(logOf(report, content, frozen, now));

  const waits: number[] = [];
  for (const recipient of frozen)
    waits.push(await sendToRecipient(ports, { report, content, recipient }));
  const inSeconds = Math.max(0, ...waits);
  if (inSeconds > 0) return { kind: 'again', inSeconds };

  const { sessions = 0, kind = 'quiet', pauses = false } = report;
  await ports.schedules.finish(key, {
    next: dateOf(dayOf(date) + 1),
    lastVisitOn: sessions > 0 ? date : schedule.lastVisitOn,
    lastMail: { kind, paused: pauses },
  });
  if (isLateFor(date, localTime(ports.clock(), schedule.zone))) ports.notice('late-report', key);
  return DONE;
}

/** The date of the report whose sending may start now. */
const dateToStart = (schedule: ReportSchedule, now: Date): string | undefined =>
  isDue(localTime(now, schedule.zone), dayOf(schedule.next))
    ? dueReportOf(schedule, now)?.date
    : undefined;

const logOf = (
  report: Report,
  content: Content,
  to: readonly Recipient[],
  now: Date,
): EmailLog => ({
  id: logIdOf(report.date),
  user_id: report.ownerId,
  sent_email_addresses: to.map(({ email }) => email),
  created_at: now.toISOString(),
  sites_email_subject: content.subject,
  audio: report.audio,
  date: report.date,
  from: report.window.from,
  owner_email: to.find(({ role }) => role === 'owner')?.email,
  weekly_readers: to.filter(({ isWeekly }) => isWeekly).map(({ email }) => email),
  links: content.links,
});

/** Retry delay while another worker holds the claim. */
export const CLAIM_RETRY_SECONDS = 30;

/** Returns the seconds until the next attempt for this recipient, or 0 when nothing is left to do. */
export async function sendToRecipient(
  ports: RecipientPorts,
  outgoing: Omit<OutgoingReport, 'attempt'>,
): Promise<number> {
  const { report, recipient } = outgoing;
  const key = { ownerId: report.ownerId, date: report.date, hash: recipient.hash };
  const existing = await ports.deliveries.find(key);
  const step = nextStep(existing, ports.clock());
  if (step.kind === 'done') return 0;
  if (step.kind === 'wait') return step.seconds;
  if (step.kind === 'confirm') {
    await ports.deliveries.markSent(key, step.messageId);
    return 0;
  }
  if (step.kind === 'give-up') {
    await ports.deliveries.suppress(key, recipient.email, ports.clock());
    ports.notice('email-rejected', key);
    return 0;
  }
  const recipients = await ports.recipients(report.ownerId, report.date);
  if (!recipients.some(({ hash }) => hash === recipient.hash)) {
    await ports.deliveries.suppress(key, recipient.email, ports.clock());
    return 0;
  }
  const { attempt } = step;
  const announcedAt = ports.clock();
  const { email } = recipient;
  if (!(await ports.deliveries.announce(key, { email, attempt, now: announcedAt }))) {
    return CLAIM_RETRY_SECONDS;
  }
  if (step.isAgain) ports.notice('ambiguous-send', { ...key, attempts: attempt });
  if (isStale(announcedAt, ports.clock())) return CLAIM_RETRY_SECONDS;

  const result = await ports.mail({ ...outgoing, attempt });
  switch (result.kind) {
    case 'accepted':
      await ports.deliveries.markSent(key, result.messageId);
      return 0;
    case 'deferred':
      await ports.deliveries.release(key, attempt);
      return secondsAfterDeferral(attempt);
    case 'rejected':
      await ports.deliveries.markFailed(key);
      ports.notice('email-rejected', key);
      return 0;
    case 'unknown':
      return Math.max(1, secondsToEvidence(announcedAt, ports.clock()));
  }
}

/** Makes one attempt to email the report to one recipient, with that recipient's links. */
async function mailTo(
  { mail, signing }: { readonly mail: Mailer; readonly signing: Signing },
  { report, content, recipient, attempt }: OutgoingReport,
) {
  const { ownerId, date } = report;
  const { hash, role, email, isWeekly = false } = recipient;
  const hits = await signing.seal(purposes.hit);
  const seal = await signing.seal(purposes.recipient);
  const token = (i?: number) => hits.sign({ o: ownerId, d: date, r: hash, i } satisfies HitToken);
  const at = (path: string) => `${mail.appOrigin}/m/${path}`;
  const copy = copyFor(
    content,
    { role, isWeekly },
    {
      click: (link) => at(`c/${token(link === 'report' ? FULL_REPORT : link)}`),
      open: at(`o/${token()}`),
      unsubscribe: at(`unsubscribe/${seal.sign({ o: ownerId, r: hash } satisfies RecipientToken)}`),
    },
  );
  return mail.attempt({
    to: email,
    ...copy,
    pictures: content.pictures,
    tags: { delivery: tagOf({ ownerId, date, hash }), attempt: String(attempt) },
  });
}

/** Ports backed by the production stores and adapters. */
export function sendPorts(resources: ReportResources): SendPorts {
  const { table, bucket, clock } = resources;
  return {
    schedules: reportScheduleStore(table),
    reports: reportStore(table),
    contents: contentStore(bucket),
    deliveries: deliveryStore(table),
    logs: emailLogStore(table),
    prepare: (ownerId, now) => prepareReport(preparePorts(resources), { ownerId, now }),
    recipients: (ownerId, date) => currentRecipients(resources, ownerId, date),
    remember: ({ ownerId }, { issues }) => issueStore(table).remember(ownerId, issues),
    mail: (outgoing) => mailTo(resources, outgoing),
    clock,
    notice: (event, delivery) => log.warn(event, { delivery }),
  };
}

/** The recipients of an owner's report of that date, as of now. The stores are loaded only when a report is due. */
async function currentRecipients(
  { table, clock }: ReportResources,
  ownerId: string,
  date: string,
): Promise<Recipient[]> {
  const { profileStore } = await import('../../accounts/profile/profile.store.ts');
  const { teamStore } = await import('../../team/team.store.ts');
  const settings = await import('../../emails/delivery/recipient-settings.store.ts');
  const [profile, members, suppressions, rhythms, subscription] = await Promise.all([
    profileStore(table).get(ownerId),
    teamStore(table).of(ownerId),
    settings.suppressionStore(table).of(ownerId),
    settings.rhythmStore(table).of(ownerId),
    subscriptionStore(table).find(ownerId),
  ]);
  const withHash = ({ email }: { readonly email: string }) => ({ email, hash: addressHash(email) });
  return recipientsOf({
    owner: withHash(profile),
    members: members.toReversed().map(withHash),
    suppressed: new Set(suppressions.map(({ hash }) => hash)),
    rhythms,
    date,
    maxTeamMembers: entitlementOf(subscription, clock()).maxTeamMembers,
  });
}
