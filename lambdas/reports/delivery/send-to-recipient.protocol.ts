import type { Attempt, Mailer } from '../../adapters/mail.ts';
import type { Signing } from '../../adapters/signing.ts';
import {
  FULL_REPORT,
  type HitToken,
  purposes,
  type ReaderToken,
} from '../../contract/mail-links.ts';
import type { Notice } from '../../contract/notices.ts';
import type { DeliveryStore } from '../../emails/delivery/delivery.store.ts';
import { type Delivery, isStale, nextStep, tagOf } from '../../emails/delivery/delivery.ts';
import { copyFor } from '../../emails/delivery/recipient-copy.ts';
import type { Content } from '../content/content.store.ts';
import type { Recipient, Report } from '../report.ts';

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
    'find' | 'announce' | 'sent' | 'release' | 'fail' | 'suppress'
  >;
  /** The current recipients: queried before every single email. */
  readonly recipients: (ownerId: string, date: string) => Promise<readonly Recipient[]>;
  /** One attempt; its outcome is returned, never thrown. */
  readonly mail: (outgoing: OutgoingReport) => Promise<Attempt>;
  readonly clock: () => Date;
  /** Reports to operators. */
  readonly notice: (event: Notice, about: Partial<Delivery>) => void;
}

/** Until another worker has finished or its lease has ended. */
export const HELD_SECONDS = 30;
/** After the email service answered "later". */
const THROTTLED_SECONDS = 20;

/** Seconds until the next attempt for this recipient; 0 when there is nothing left to do. */
export async function sendToRecipient(
  ports: RecipientPorts,
  outgoing: Omit<OutgoingReport, 'attempt'>,
): Promise<number> {
  const { report, recipient } = outgoing;
  const key = { ownerId: report.ownerId, date: report.date, hash: recipient.hash };
  const known = await ports.deliveries.find(key);
  const step = nextStep(known, ports.clock());
  if (step.kind === 'done') return 0;
  if (step.kind === 'wait') return step.seconds;
  if (step.kind === 'confirm') {
    await ports.deliveries.sent(key, step.messageId);
    return 0;
  }
  const wanted = await ports.recipients(report.ownerId, report.date);
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

  const result = await ports.mail({ ...outgoing, attempt });
  switch (result.kind) {
    case 'accepted':
      await ports.deliveries.sent(key, result.messageId);
      return 0;
    case 'refused-for-now':
      await ports.deliveries.release(key, attempt);
      return THROTTLED_SECONDS;
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

/** One attempt to mail the report to one recipient, with the recipient's links. */
export async function mailTo(
  { mail, signing }: { readonly mail: Mailer; readonly signing: Signing },
  { report, content, recipient, attempt }: OutgoingReport,
) {
  const { ownerId, date } = report;
  const { hash, role, email, isWeekly = false } = recipient;
  const hits = await signing.seal(purposes.hit);
  const reader = await signing.seal(purposes.reader);
  const token = (i?: number) => hits.sign({ o: ownerId, d: date, r: hash, i } satisfies HitToken);
  const at = (path: string) => `${mail.appOrigin}/m/${path}`;
  const copy = copyFor(
    content,
    { role, isWeekly },
    {
      click: (link) => at(`c/${token(link === 'report' ? FULL_REPORT : link)}`),
      open: at(`o/${token()}`),
      unsubscribe: at(`unsubscribe/${reader.sign({ o: ownerId, r: hash } satisfies ReaderToken)}`),
    },
  );
  return mail.attempt({
    to: email,
    subject: content.subject,
    ...copy,
    pictures: content.pictures,
    tags: { delivery: tagOf({ ownerId, date, hash }), attempt: String(attempt) },
  });
}
