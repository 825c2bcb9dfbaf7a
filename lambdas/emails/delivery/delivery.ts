import { DAY_MS } from '../../contract/durations.ts';
import type { EmailHit, EmailStatus } from '../../contract/emails.ts';
import {
  MAIL_ANNOUNCED_SECONDS,
  MAIL_EVIDENCE_MINUTES,
  SWEEP_MINUTES,
} from '../../contract/limits.ts';
import { FULL_REPORT } from '../../contract/mail-links.ts';

/**
 * One email to one recipient. SES does not send exactly once: after a lost response it is unknown whether the email was
 * sent. So every attempt is announced (recorded before it starts), and after an unknown outcome no retry starts before
 * SES's Send event, which carries our tag, has had time to arrive.
 */
export interface Delivery {
  readonly ownerId: string;
  /** The local date of the report. */
  readonly date: string;
  readonly hash: string;
  readonly email: string;
  readonly state: 'sending' | 'waiting' | 'sent' | 'suppressed' | 'failed';
  /** The number of announced attempts. */
  readonly attempts: number;
  /** When the last attempt was announced. */
  readonly startedAt: string;
  readonly messageId?: string | undefined;
  /** Message ids from SES events. More than one means a duplicate email. */
  readonly evidence?: readonly string[] | undefined;
  readonly deliveredAt?: string | undefined;
  readonly bouncedAt?: string | undefined;
  readonly complainedAt?: string | undefined;
  readonly opens?: number | undefined;
  readonly clicks?: number | undefined;
  /** The first opens and clicks, each with its instant (see `serializeHit`). */
  readonly hits?: readonly string[] | undefined;
}

/**
 * After so many days and attempts an email is given up, because the owner's next report waits for it. An outage of our
 * workers makes no attempts.
 */
const RETRIED_DAYS = 3;
const RETRIED_ATTEMPTS = 10;

const FINAL: readonly Delivery['state'][] = ['sent', 'suppressed', 'failed'];

export type Step =
  | { readonly kind: 'done' }
  /** Announce attempt number `attempt`, then send. */
  | { readonly kind: 'send'; readonly attempt: number; readonly isAgain: boolean }
  /** SES reported the email as sent, although the worker got no response. */
  | { readonly kind: 'confirm'; readonly messageId: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** The service has not accepted it for days. */
  | { readonly kind: 'give-up' };

/** The next step for one recipient. */
export function nextStep(delivery: Delivery | undefined, now: Date): Step {
  if (!delivery) return { kind: 'send', attempt: 1, isAgain: false };
  if (FINAL.includes(delivery.state)) return { kind: 'done' };
  // A throttled attempt may follow one without a response, whose event arrives late.
  const [messageId] = delivery.evidence ?? [];
  if (messageId !== undefined) return { kind: 'confirm', messageId };
  const isAgain = delivery.state === 'sending';
  const seconds = isAgain ? secondsToEvidence(new Date(delivery.startedAt), now) : 0;
  if (seconds > 0) return { kind: 'wait', seconds };
  const isOld = now.getTime() - Date.parse(delivery.date) >= RETRIED_DAYS * DAY_MS;
  if (isOld && delivery.attempts >= RETRIED_ATTEMPTS) return { kind: 'give-up' };
  return { kind: 'send', attempt: delivery.attempts + 1, isAgain };
}

/** The pause after an attempt that the email service deferred. It doubles until it is as long as that of the sweep. */
export const secondsAfterDeferral = (attempt: number): number =>
  Math.min(20 * 2 ** (attempt - 1), SWEEP_MINUTES * 60);

/** How long SES's Send event of an attempt may still take to arrive. */
export const secondsToEvidence = (announcedAt: Date, now: Date): number =>
  Math.ceil(MAIL_EVIDENCE_MINUTES * 60 - (now.getTime() - announcedAt.getTime()) / 1000);

/** A worker that was suspended after its announcement must not send when it resumes, because another may have sent. */
export const isStale = (announcedAt: Date, now: Date): boolean =>
  now.getTime() - announcedAt.getTime() > MAIL_ANNOUNCED_SECONDS * 1000;

/** The SES tag of a delivery: letters, digits, `-` and `_`, because SES rejects an email whose tag has any other character. */
export const tagOf = ({ ownerId, date, hash }: Pick<Delivery, 'ownerId' | 'date' | 'hash'>) =>
  `${ownerId}_${date}_${hash}`;

export function deliveryOf(tag: string): Pick<Delivery, 'ownerId' | 'date' | 'hash'> | undefined {
  const [ownerId, date, hash, ...rest] = tag.split('_');
  return ownerId && date && hash && rest.length === 0 ? { ownerId, date, hash } : undefined;
}

/** The status in the email list. A sent email counts as delivered unless SES reports otherwise. */
export function statusOf(delivery: Delivery | undefined): EmailStatus {
  if (delivery?.complainedAt) return 'Complained';
  if (delivery?.bouncedAt || delivery?.state === 'failed') return 'Bounced';
  if (delivery?.state === 'suppressed') return 'Not sent';
  return delivery?.state === 'sent' ? 'Delivered' : 'Sending';
}

/** An open, or a click on the link with this index. */
export type Hit =
  | { readonly kind: 'open'; readonly at: Date }
  | { readonly kind: 'click'; readonly at: Date; readonly link: number };

/** The stored form of a hit. The instant comes first, so that sorting orders hits by time. */
export const serializeHit = (hit: Hit): string =>
  [hit.at.toISOString(), hit.kind, ...(hit.kind === 'click' ? [hit.link] : [])].join(' ');

/** The hits of a delivery in order of time. `links` are the link targets of its email. */
export const parseHits = (
  { hits = [] }: Pick<Delivery, 'hits'>,
  links: readonly string[],
): EmailHit[] =>
  hits.toSorted().map((hit) => {
    const [at = '', kind, link] = hit.split(' ');
    if (kind === 'open') return { kind, at };
    return { kind: 'click', at, to: targetOf(Number(link), links) };
  });

function targetOf(link: number, links: readonly string[]): EmailHit['to'] {
  if (link === FULL_REPORT) return 'report';
  return /^https?:\/\/[^/]+\/clip\//.test(links[link] ?? '') ? 'clip' : 'app';
}
