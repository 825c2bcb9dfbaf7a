import type { EmailLogStore } from '../../emails/log/email-log.store.ts';
import { type EmailLog, logIdOf } from '../../emails/log/email-log.ts';
import type { Content, ContentStore } from '../content/content.store.ts';
import { assignmentOf, type Preparation } from '../content/prepare-report.protocol.ts';
import type { ReportStore } from '../report.store.ts';
import type { Report } from '../report.ts';
import { dateOf, dayOf, isLateFor, isReportTime, localTime } from '../schedule/report-day.ts';
import type { ReportScheduleStore } from '../schedule/report-schedule.store.ts';
import type { Recipient } from './recipients.ts';
import { HELD_SECONDS, type LetterPorts, sendLetter } from './send-letter.protocol.ts';

export interface SendPorts extends LetterPorts {
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
    inSeconds = Math.max(inSeconds, await sendLetter(ports, { report, content, recipient }));
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
