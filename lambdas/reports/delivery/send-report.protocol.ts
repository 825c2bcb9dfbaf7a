import { deliveryStore } from '../../emails/delivery/delivery.store.ts';
import { type EmailLogStore, emailLogStore, logIdOf } from '../../emails/log/email-log.store.ts';
import type { EmailLog } from '../../emails/log/email-log.ts';
import { log } from '../../runtime/log.ts';
import { type Content, type ContentStore, contentStore } from '../content/content.store.ts';
import {
  type Preparation,
  preparePorts,
  prepareReport,
  type ReportResources,
} from '../content/prepare-report.protocol.ts';
import { issueStore } from '../issues/memory/issue.store.ts';
import { type ReportStore, reportStore } from '../report.store.ts';
import type { Recipient, Report } from '../report.ts';
import { dateOf, dayOf, isLateFor, isReportTime, localTime } from '../schedule/report-day.ts';
import {
  type ReportScheduleStore,
  reportScheduleStore,
} from '../schedule/report-schedule.store.ts';
import { assignmentOf } from '../schedule/report-schedule.ts';
import { currentRecipients } from './recipients.protocol.ts';
import {
  HELD_SECONDS,
  mailTo,
  type RecipientPorts,
  sendToRecipient,
} from './send-to-recipient.protocol.ts';

export interface SendPorts extends RecipientPorts {
  readonly schedules: Pick<ReportScheduleStore, 'find' | 'begin' | 'finish'>;
  readonly reports: Pick<ReportStore, 'find' | 'freeze' | 'done'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly logs: Pick<EmailLogStore, 'add'>;
  /** Writes a report that was not prepared at 4:00. */
  readonly prepare: (ownerId: string, now: Date) => Promise<Preparation>;
  /** What the report teaches about the website's issues; written again it teaches the same. */
  readonly learn: (report: Report, content: Content) => Promise<void>;
}

/** `done`, or when it is worth trying again. */
export type Sending =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly inSeconds: number };

const DONE: Sending = { kind: 'done' };

/** Mails one owner's report of today, once per recipient, after a crash at any point (docs/threat-model.md, "Daily report"). */
export async function sendReport(
  ports: SendPorts,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Sending> {
  const schedule = await ports.schedules.find(ownerId);
  if (!schedule) return DONE;
  const local = localTime(now, schedule.zone);
  // A report whose sending began is finished even after its date: some recipients have it.
  const isUnfinished = schedule.begun !== undefined && schedule.begun === schedule.next;
  const assignment = isUnfinished ? undefined : assignmentOf(schedule, now);
  if (!isUnfinished && (!assignment || !isReportTime(local))) return DONE;

  const date = isUnfinished ? schedule.next : dateOf(local.day);
  const key = { ownerId, date };
  if (!isUnfinished) {
    const preparation = await ports.prepare(ownerId, now);
    if (preparation === 'held') return { kind: 'again', inSeconds: HELD_SECONDS };
    if (preparation !== 'written') return DONE;
  }
  const report = await ports.reports.find(key);
  const content = report && (await ports.contents.find(key, report.window));
  if (!report || !content) throw new Error(`The report of ${date} was written and is not there`);
  if (!(await ports.schedules.begin(key, report.window))) return DONE;

  const frozen = await ports.reports.freeze(key, await ports.recipients(ownerId, date));
  await ports.learn(report, content);
  await ports.logs.add(logOf(report, content, frozen, now));

  let inSeconds = 0;
  for (const recipient of frozen) {
    inSeconds = Math.max(inSeconds, await sendToRecipient(ports, { report, content, recipient }));
  }
  if (inSeconds > 0) return { kind: 'again', inSeconds };

  const { sessions = 0, kind = 'quiet', pauses = false } = report;
  await ports.schedules.finish(key, {
    next: dateOf(dayOf(date) + 1),
    lastVisitOn: sessions > 0 ? date : schedule.lastVisitOn,
    lastMail: { kind, paused: pauses },
  });
  await ports.reports.done(key);
  if (isLateFor(date, localTime(ports.clock(), schedule.zone))) ports.notice('late-report', key);
  return DONE;
}

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

/** The stores and adapters of the product as ports. */
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
    learn: ({ ownerId }, { issues }) => issueStore(table).learn(ownerId, issues),
    mail: (outgoing) => mailTo(resources, outgoing),
    clock,
    notice: (event, delivery) => log.warn(event, { delivery }),
  };
}
