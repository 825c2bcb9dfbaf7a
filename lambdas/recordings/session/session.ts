import type { Digest } from '../../contract/digest.ts';
import { SESSION_LEFT_MINUTES, SESSION_OVERTAKEN_SECONDS } from '../../contract/limits.ts';
import { SESSION_CAP_MINUTES, SESSION_IDLE_MINUTES } from '../../contract/tracker.ts';

/**
 * `open` accepts batches; `closing` does not, and its recording is being read; `closed` has its digest; `set-aside` is
 * quarantined with a reason; `erased` is a tombstone.
 */
type SessionState = 'open' | 'closing' | 'closed' | 'set-aside' | 'erased';

/** What is known about a session before its recording is read. Times are ISO 8601 in UTC. */
export interface SessionFacts {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly domain: string;
  /** A random id of the browser. */
  readonly visitor: string;
  readonly userAgent: string;
  readonly referrer: string;
  /** ISO 3166-1 alpha-2, if CloudFront sent it. */
  readonly country?: string | undefined;
}

export interface Session extends SessionFacts {
  readonly ownerId: string;
  readonly state: SessionState;
  /** When the last batch was accepted. */
  readonly lastSeenAt: string;
  /** When the newest page was left, if no other page load followed yet. */
  readonly leftAt?: string | undefined;
  /** The page load that was left. */
  readonly leftLoad?: number | undefined;
  /** The number of page loads so far; each has a range of sequence numbers. */
  readonly loads: number;
  /** The size of all batches, gzipped. */
  readonly bytes: number;
  readonly keepDays: number;
  /** All batches are items in the table; none is in the bucket. */
  readonly isInTable?: boolean | undefined;
  /** Attempts to close it, without those that an outage interrupted. */
  readonly closings?: number | undefined;
  /** Attempts to close it that an outage interrupted. */
  readonly interruptions?: number | undefined;
  /** No worker may start closing before this time: another one has the lease, or the closing is postponed. */
  readonly retryAt?: string | undefined;
  readonly closedAt?: string | undefined;
  readonly setAsideBecause?: string | undefined;
  /** When the owner first played it. */
  readonly watchedAt?: string | undefined;
  /** The owner's annotations. */
  readonly starredAt?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** The parts of a closed recording; absent until it is closed. */
  readonly parts?: readonly StoredPart[] | undefined;
  /** The name of the stored event list; absent while the session runs, and for recordings from before event lists. */
  readonly eventList?: string | undefined;
  /** A short event list, gzipped; then `eventList` is empty. */
  readonly packedEvents?: Uint8Array | undefined;
  readonly digest?: Digest | undefined;
}
export type SessionKey = Pick<Session, 'ownerId' | 'sessionId'>;

/** A part of a closed recording. Milliseconds from its first event; a keyframe can be played without earlier parts. */
export interface StoredPart {
  /** Empty if the recording is small and stays in its batches. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly keyframe: boolean;
  readonly bytes: number;
}

/** The parts that show `[fromMs, toMs]`, starting with the last keyframe at or before `fromMs`. */
export function partsFor(parts: readonly StoredPart[], fromMs: number, toMs: number): StoredPart[] {
  const firstPart = parts.findLastIndex(({ keyframe, from }) => keyframe && from <= fromMs);
  return parts.slice(Math.max(0, firstPart)).filter(({ from }) => from <= toMs);
}

const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

export const idleSince = (now: Date) => minutesBefore(now, SESSION_IDLE_MINUTES);
export const startedAfter = (now: Date) => minutesBefore(now, SESSION_CAP_MINUTES);

type Activity = Pick<Session, 'startedAt' | 'lastSeenAt' | 'leftAt' | 'leftLoad' | 'loads'>;

/**
 * Whether the visitor left the newest page and did not return: only delayed batches arrived since. The last batch of
 * an earlier page may arrive after the newest page has loaded, and does not count.
 */
const hasLeft = ({ leftAt, leftLoad, loads, lastSeenAt }: Activity): boolean =>
  leftAt !== undefined &&
  (leftLoad ?? loads) >= loads &&
  Date.parse(lastSeenAt) - Date.parse(leftAt) <= SESSION_OVERTAKEN_SECONDS * 1_000;

/** Whether the session has ended: idle for 30 minutes, left 15 minutes ago, or 60 minutes old. */
export const hasEnded = (session: Activity, now: Date): boolean =>
  session.lastSeenAt <= idleSince(now) ||
  session.startedAt <= startedAfter(now) ||
  (hasLeft(session) && session.lastSeenAt <= minutesBefore(now, SESSION_LEFT_MINUTES));

/** Sessions that started later cannot have ended yet. */
export const startedBeforeEnd = (now: Date) =>
  minutesBefore(now, Math.min(SESSION_LEFT_MINUTES, SESSION_IDLE_MINUTES));

const LIVE_MINUTES = 2;

/** Whether the visitor is on the website right now. */
export const isLive = (session: Activity & Pick<Session, 'state'>, now: Date): boolean =>
  session.state === 'open' &&
  !hasLeft(session) &&
  session.lastSeenAt > minutesBefore(now, LIVE_MINUTES);

type Retry = Pick<Session, 'retryAt'>;

/** Whether a worker may close the session now. */
export const isClosable = (session: Activity & Retry, now: Date): boolean =>
  hasEnded(session, now) && (session.retryAt ?? '') <= now.toISOString();

/** When to retry a closing that an outage interrupted: after 5, 10, 20 … minutes, at most 6 hours. */
export const closingRetryAt = (interruptions: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(5 * 2 ** interruptions, 360) * 60_000);

/** The latest end of a session, in epoch milliseconds. */
export const latestEndOf = (startedAt: string) =>
  Date.parse(startedAt) + SESSION_CAP_MINUTES * 60_000;

/** The country code in CloudFront's header. Validated, because a request that bypasses CloudFront may contain anything. */
export const parseCountry = (header: string | undefined): string | undefined =>
  header !== undefined && /^[A-Z]{2}$/.test(header) ? header : undefined;
