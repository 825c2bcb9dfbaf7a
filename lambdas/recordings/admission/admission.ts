import { DAY_MS } from '../../contract/durations.ts';
import { MAIL_EVIDENCE_MINUTES, SETUP_EXPECTED_DAYS } from '../../contract/limits.ts';
import type { SessionResponse } from '../../contract/tracker.ts';
import { isSameSite } from './cross-origin.ts';

/** The counted sessions of one period. Times are ISO 8601 in UTC. */
export interface Usage {
  readonly sessions: number;
  readonly limitReachedAt?: string | undefined;
  /** The limit that was reached then; absent in items from before it was stored. */
  readonly limitReached?: number | undefined;
  /** The state of the email about the limit, which is sent once per period and limit. */
  readonly notice?: LimitNotice | undefined;
}

export interface LimitNotice {
  /** `sending`: claimed by a worker; `rejected`: the mail service will never accept it. */
  readonly state: 'sending' | 'sent' | 'rejected';
  readonly at: string;
  /** The limit that it is about; absent in items from before it was stored. */
  readonly max?: number | undefined;
}

/** The facts that decide whether a session is recorded. */
export interface AdmissionFacts {
  readonly website: { readonly domain: string; readonly isActive: boolean } | undefined;
  /** The host in the request, and the host of the Origin header (empty without one). */
  readonly host: string;
  readonly originHost: string;
  readonly isAutomated: boolean;
  /** The release of the recorder was withdrawn. */
  readonly isWithdrawn: boolean;
}

export type Rejection = NonNullable<Extract<SessionResponse, { admitted: false }>['reason']>;

/** The first reason not to record, if any. Callers check the plan's limit afterwards, because that costs two reads. */
export function rejectionOf(facts: AdmissionFacts): Exclude<Rejection, 'limit'> | undefined {
  const { website, host, originHost } = facts;
  if (!website?.isActive) return 'disconnected';
  if (facts.isWithdrawn) return 'outdated';
  if (!isSameSite(host, website.domain)) return 'wrong-site';
  if (originHost !== '' && !isSameSite(originHost, website.domain)) return 'wrong-site';
  return facts.isAutomated ? 'automated' : undefined;
}

interface SetupSteps {
  readonly createdAt: string;
  /** Undefined for a tag that is seen for the first time now. */
  readonly firstSeenAt: string | undefined;
  readonly checkedAt: string | undefined;
  readonly disconnectedAt: string | undefined;
}

/**
 * Whether a website without a connection may be connected soon. Then its open tabs ask again, because owners test with
 * a tab that they opened before. Otherwise a rejection is final for the visit, because an abandoned tag would cost a
 * request per page.
 */
export function isBeingSetUp(steps: SetupSteps, now: Date): boolean {
  const { createdAt, firstSeenAt = now.toISOString(), checkedAt, disconnectedAt } = steps;
  const expired = new Date(now.getTime() - SETUP_EXPECTED_DAYS * DAY_MS).toISOString();
  return [createdAt, firstSeenAt, checkedAt, disconnectedAt].some((at) => at && at > expired);
}

export const isFull = (usage: Usage, max: number) => usage.sessions >= max;

/**
 * Whether the limit is larger than the known one: an upgrade within a period keeps the count. A lower limit is not
 * reported again, because the owner chose it.
 */
export const isRaised = (known: number | undefined, max: number): boolean =>
  known !== undefined && known < max;

/** Whether the notice about this limit still has to be sent: no worker claimed it, or the one that did crashed. */
export const isNoticeDue = ({ notice }: Usage, max: number, now: Date) =>
  !notice ||
  isRaised(notice.max, max) ||
  (notice.state === 'sending' && notice.at < abandonedBefore(now));

/** A claim from before this time has expired: its worker crashed. */
export const abandonedBefore = (now: Date) =>
  new Date(now.getTime() - MAIL_EVIDENCE_MINUTES * 60_000).toISOString();

/** Transactions on one item conflict at about fifty per second, so large plans are counted in this many items. */
const SHARDS = 16;
const SHARDED_FROM_SESSIONS = 50_000;

/** The counter items of a period in the order to try them, starting with the one that this session's id selects. */
export function usageShards(sessionId: string, max: number): readonly number[] {
  if (max < SHARDED_FROM_SESSIONS) return [0];
  const first = Number.parseInt(sessionId.slice(-1), 16);
  return Array.from({ length: SHARDS }, (_, index) => (first + index) % SHARDS);
}

/** The limit of one counter item; the limits of all add up to the plan's limit. */
export const shardLimit = (shard: number, max: number): number =>
  max < SHARDED_FROM_SESSIONS ? max : Math.floor(max / SHARDS) + (shard < max % SHARDS ? 1 : 0);

/** Free plans store the ids of all counted sessions; a billing period has too many ids for one item. */
export const isCountedById = (period: string) => period === 'all';
