import type { Attempt } from '../../adapters/mail.ts';
import type { Notice } from '../../contract/notices.ts';
import type { DeliveryStore } from '../../emails/delivery/delivery.store.ts';
import { type Delivery, isStale, nextStep } from '../../emails/delivery/delivery.ts';
import type { Content } from '../content/content.store.ts';
import type { Report } from '../report.ts';
import type { Recipient } from './recipients.ts';

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
