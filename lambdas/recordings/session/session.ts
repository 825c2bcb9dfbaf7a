import type { Digest } from '../../contract/digest.ts';
import { SESSION_LEFT_MINUTES, SESSION_OVERTAKEN_SECONDS } from '../../contract/limits.ts';
import { SESSION_CAP_MINUTES, SESSION_IDLE_MINUTES } from '../../contract/tracker.ts';

/**
 * Open takes batches; closing takes none any more and is being read; closed has its digest; set aside could not be read
 * and says why; erased remembers only that it must stay away.
 */
type SessionState = 'open' | 'closing' | 'closed' | 'set-aside' | 'erased';

/** What is known about a visit before its recording is read. Instants are ISO 8601 in UTC. */
export interface SessionFacts {
  readonly sessionId: string;
  readonly startedAt: string;
  readonly domain: string;
  /** A random id of the browser. */
  readonly visitor: string;
  readonly userAgent: string;
  readonly referrer: string;
  /** ISO 3166 alpha-2, if CloudFront knows it. */
  readonly country?: string | undefined;
}

export interface Session extends SessionFacts {
  readonly ownerId: string;
  readonly state: SessionState;
  /** When its last batch was accepted. */
  readonly lastSeenAt: string;
  /** When its page was left without another one following yet. */
  readonly leftAt?: string | undefined;
  /** Which page load that was. */
  readonly leftLoad?: number | undefined;
  /** Page loads so far; each has a range of sequence numbers. */
  readonly loads: number;
  /** Of all batches, packed. */
  readonly bytes: number;
  readonly keepDays: number;
  /** None of its batches is in the bucket. */
  readonly isInTable?: boolean | undefined;
  /** Attempts at closing that count, and those that an outage ended. */
  readonly closings?: number | undefined;
  readonly interruptions?: number | undefined;
  /** No worker begins closing before this instant: another one has the session, or it is postponed. */
  readonly retryAt?: string | undefined;
  readonly closedAt?: string | undefined;
  readonly setAsideBecause?: string | undefined;
  /** When its owner first played it. */
  readonly watchedAt?: string | undefined;
  /** Its owner's own marks. */
  readonly starredAt?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** The parts of a closed recording; absent while it consists of batches. */
  readonly parts?: readonly StoredPart[] | undefined;
  /** The stored event list's name; absent while it runs, and for recordings closed before there was one. */
  readonly eventList?: string | undefined;
  /** A short event list, packed; it has no name then. */
  readonly packedEvents?: Uint8Array | undefined;
  readonly digest?: Digest | undefined;
}
export type SessionKey = Pick<Session, 'ownerId' | 'sessionId'>;

/** A part of a closed recording. Milliseconds from its first event; a keyframe can be played alone. */
export interface StoredPart {
  /** Empty where a small recording is left in its batches. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly keyframe: boolean;
  readonly bytes: number;
}

/** The parts that show `[fromMs, toMs]`: from the last full picture at or before its beginning on. */
export function partsFor(parts: readonly StoredPart[], fromMs: number, toMs: number): StoredPart[] {
  const beginning = parts.findLastIndex(({ keyframe, from }) => keyframe && from <= fromMs);
  return parts.slice(Math.max(0, beginning)).filter(({ from }) => from <= toMs);
}

const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

export const quietSince = (now: Date) => minutesBefore(now, SESSION_IDLE_MINUTES);
export const startedAfter = (now: Date) => minutesBefore(now, SESSION_CAP_MINUTES);

type Seen = Pick<Session, 'startedAt' | 'lastSeenAt' | 'leftAt' | 'leftLoad' | 'loads'>;

/**
 * The visitor left the newest page and did not return: only batches sent before arrived later. The last batch of the page
 * before it may arrive when the newest one has begun already.
 */
const hasLeft = ({ leftAt, leftLoad, loads, lastSeenAt }: Seen): boolean =>
  leftAt !== undefined &&
  (leftLoad ?? loads) >= loads &&
  Date.parse(lastSeenAt) - Date.parse(leftAt) <= SESSION_OVERTAKEN_SECONDS * 1_000;

/** Whether nothing more may come: quiet for half an hour, left a while ago, or an hour old. */
export const isOver = (session: Seen, now: Date): boolean =>
  session.lastSeenAt <= quietSince(now) ||
  session.startedAt <= startedAfter(now) ||
  (hasLeft(session) && session.lastSeenAt <= minutesBefore(now, SESSION_LEFT_MINUTES));

/** What started later cannot be over: it is left or quiet for longer than this first. */
export const mayBeOver = (now: Date) =>
  minutesBefore(now, Math.min(SESSION_LEFT_MINUTES, SESSION_IDLE_MINUTES));

const LIVE_MINUTES = 2;

/** Whether someone is on the website with it right now. */
export const isLive = (session: Seen & Pick<Session, 'state'>, now: Date): boolean =>
  session.state === 'open' &&
  !hasLeft(session) &&
  session.lastSeenAt > minutesBefore(now, LIVE_MINUTES);

type Waiting = Pick<Session, 'retryAt'>;

/** Whether a worker may close it now. */
export const isClosable = (session: Seen & Waiting, now: Date): boolean =>
  isOver(session, now) && (session.retryAt ?? '') <= now.toISOString();

/** When a closing that an outage interrupted is tried again: after 5, 10, 20 … minutes, at most 6 hours. */
export const closingRetryAt = (interruptions: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(5 * 2 ** interruptions, 360) * 60_000);

/** When a session that starts now will be ended whatever happens. */
export const endOf = (startedAt: string) => Date.parse(startedAt) + SESSION_CAP_MINUTES * 60_000;

/** What the edge says of a visitor's country, if it is one: without the edge anyone may say anything. */
export const countryIn = (header: string | undefined): string | undefined =>
  header !== undefined && /^[A-Z]{2}$/.test(header) ? header : undefined;
