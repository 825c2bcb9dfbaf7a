import type { Attempt } from '../../adapters/mail.ts';
import type { Notice } from '../../contract/notices.ts';
import type { DeliveryStore } from '../../emails/delivery/delivery.store.ts';
import { type Delivery, isStale, nextStep } from '../../emails/delivery/delivery.ts';
import type { EmailLogStore } from '../../emails/log/email-log.store.ts';
import { type EmailLog, logIdOf } from '../../emails/log/email-log.ts';
import type { Content, ContentStore } from '../content/content.store.ts';
import { assignmentOf, type Preparation } from '../content/prepare-report.protocol.ts';
import type { MorningStore } from '../mornings/morning.store.ts';
import { dateOf, dayOf, isLateFor, isMorning, localTime } from '../mornings/report-day.ts';
import type { ReportStore } from '../report.store.ts';
import type { Report } from '../report.ts';
import type { Recipient } from './recipients.ts';

/** A report on its way to one recipient. */
export interface Letter {
  readonly report: Report;
  readonly content: Content;
  readonly recipient: Recipient;
  readonly attempt: number;
}

export interface SendPorts {
  readonly mornings: Pick<MorningStore, 'find' | 'begin' | 'finish'>;
  readonly reports: Pick<ReportStore, 'find' | 'freeze' | 'done'>;
  readonly contents: Pick<ContentStore, 'find'>;
  readonly deliveries: Pick<
    DeliveryStore,
    'find' | 'announce' | 'sent' | 'release' | 'fail' | 'suppress'
  >;
  readonly logs: Pick<EmailLogStore, 'add'>;
  /** Writes a report that four o'clock has not written. */
  readonly prepare: (ownerId: string, now: Date) => Promise<Preparation>;
  /** Who would get the mail at this moment: asked anew before every single mail. */
  readonly recipients: (ownerId: string) => Promise<readonly Recipient[]>;
  /** What the report teaches about the website's issues; written again it teaches the same. */
  readonly learn: (report: Report, content: Content) => Promise<void>;
  /** One attempt, whose end is told and never thrown. */
  readonly mail: (letter: Letter) => Promise<Attempt>;
  readonly clock: () => Date;
  /** What operators hear of. */
  readonly notice: (event: Notice, about: Partial<Delivery>) => void;
}

/** `done`, or when it is worth trying again. */
export type Sending =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly inSeconds: number };

const DONE: Sending = { kind: 'done' };
/** How long to wait for a worker that writes the report, and for a mail service that asks for patience. */
const HELD_SECONDS = 30;
const REFUSED_SECONDS = 20;

/** Mails one owner's report of today: to everybody once, whatever is killed in between (reliability §1.1). */
export async function sendReport(
  ports: SendPorts,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Sending> {
  const morning = await ports.mornings.find(ownerId);
  if (!morning) return DONE;
  const local = localTime(now, morning.zone);
  // A report that has begun is finished even when its date is over: half of its readers have it.
  const isUnfinished = morning.begun !== undefined && morning.begun === morning.next;
  const assignment = isUnfinished ? undefined : assignmentOf(morning, now);
  if (!isUnfinished && (!assignment || !isMorning(local))) return DONE;

  const date = isUnfinished ? morning.next : dateOf(local.day);
  const key = { ownerId, date };
  if (!isUnfinished) {
    const preparation = await ports.prepare(ownerId, now);
    if (preparation === 'held') return { kind: 'again', inSeconds: HELD_SECONDS };
    if (preparation !== 'written') return DONE;
  }
  const report = await ports.reports.find(key);
  const content = report && (await ports.contents.find(key, report.window));
  if (!report || !content) throw new Error(`The report of ${date} was written and is not there`);
  if (!(await ports.mornings.begin(key, report.window))) return DONE;

  const frozen = await ports.reports.freeze(key, await ports.recipients(ownerId));
  await ports.learn(report, content);
  await ports.logs.add(logOf(report, content, frozen, now));

  let inSeconds = 0;
  for (const recipient of frozen) {
    inSeconds = Math.max(inSeconds, await sendTo(ports, { report, content, recipient }));
  }
  if (inSeconds > 0) return { kind: 'again', inSeconds };

  const { sessions = 0, kind = 'quiet', pauses = false } = report;
  await ports.mornings.finish(key, {
    next: dateOf(dayOf(date) + 1),
    lively: sessions > 0 ? date : morning.lively,
    told: { kind, paused: pauses },
  });
  await ports.reports.done(key);
  if (isLateFor(date, localTime(ports.clock(), morning.zone))) ports.notice('late-report', key);
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
  links: content.links,
});

/** Seconds until it is worth looking at this recipient again; nought when nothing is left to do. */
async function sendTo(ports: SendPorts, letter: Omit<Letter, 'attempt'>): Promise<number> {
  const { report, recipient } = letter;
  const key = { ownerId: report.ownerId, date: report.date, hash: recipient.hash };
  const known = await ports.deliveries.find(key);
  const step = nextStep(known, ports.clock());
  if (step.kind === 'done') return 0;
  if (step.kind === 'wait') return step.seconds;
  if (step.kind === 'believe') {
    await ports.deliveries.sent(key, step.messageId);
    return 0;
  }
  const wanted = await ports.recipients(report.ownerId);
  if (!wanted.some(({ hash }) => hash === recipient.hash)) {
    await ports.deliveries.suppress(key, recipient.email, ports.clock());
    return 0;
  }
  const { attempt } = step;
  const announcedAt = ports.clock();
  const { email } = recipient;
  if (!(await ports.deliveries.announce(key, { email, attempt, now: announcedAt }))) {
    return HELD_SECONDS;
  }
  if (step.isAgain) ports.notice('ambiguous-send', { ...key, attempts: attempt });
  if (isStale(announcedAt, ports.clock())) return HELD_SECONDS;

  const result = await ports.mail({ ...letter, attempt });
  switch (result.kind) {
    case 'accepted':
      await ports.deliveries.sent(key, result.messageId);
      return 0;
    case 'refused-for-now':
      await ports.deliveries.release(key, attempt);
      return REFUSED_SECONDS;
    case 'refused-for-good':
      await ports.deliveries.fail(key);
      ports.notice('refused-for-good', key);
      return 0;
    case 'unknown':
      return nextWait(announcedAt, ports.clock());
  }
}

const nextWait = (announcedAt: Date, now: Date): number => {
  const step = nextStep(
    { state: 'sending', attempts: 1, startedAt: announcedAt.toISOString() } as Delivery,
    now,
  );
  return step.kind === 'wait' ? step.seconds : 1;
};
