import { MAIL_EVIDENCE_MINUTES } from '../../contract/limits.ts';
import type { SessionAnswer } from '../../contract/tracker.ts';
import { isSameSite } from './cross-origin.ts';

/** What was counted in one period. Instants are ISO 8601 in UTC. */
export interface Usage {
  readonly sessions: number;
  readonly limitReachedAt?: string | undefined;
  /** How far the one mail about the limit is, and since when. */
  readonly notice?: LimitNotice | undefined;
}

export interface LimitNotice {
  /** `sending`: claimed by a worker; `refused`: the mail service will never accept it. */
  readonly state: 'sending' | 'sent' | 'refused';
  readonly at: string;
}

/** What decides whether a visit is recorded. */
export interface AdmissionFacts {
  readonly website: { readonly domain: string; readonly isActive: boolean } | undefined;
  /** The host the page says it has, and the host of the origin the browser says it has (empty when it says none). */
  readonly host: string;
  readonly originHost: string;
  readonly isAutomated: boolean;
  /** The recorder is of a release that must not record any more. */
  readonly isWithdrawn: boolean;
}

export type Rejection = Extract<SessionAnswer, { admitted: false }>['reason'];

/** The first reason not to record, or undefined. The plan's limit is asked last, since it costs two reads. */
export function rejectionOf(facts: AdmissionFacts): Exclude<Rejection, 'limit'> | undefined {
  const { website, host, originHost } = facts;
  if (!website?.isActive) return 'disconnected';
  if (facts.isWithdrawn) return 'outdated';
  if (!isSameSite(host, website.domain)) return 'wrong-site';
  if (originHost !== '' && !isSameSite(originHost, website.domain)) return 'wrong-site';
  return facts.isAutomated ? 'automated' : undefined;
}

export const isFull = (usage: Usage, max: number) => usage.sessions >= max;

/** The notice is not sent yet, or the worker that claimed it crashed. */
export const isNoticeDue = ({ notice }: Usage, now: Date) =>
  !notice || (notice.state === 'sending' && notice.at < abandonedBefore(now));

/** A worker that claimed before this instant and reported nothing since has died. */
export const abandonedBefore = (now: Date) =>
  new Date(now.getTime() - MAIL_EVIDENCE_MINUTES * 60_000).toISOString();

/** Transactions on one item conflict at some fifty a second. A large plan is counted in this many items. */
const SHARES = 16;
const SHARED_FROM_SESSIONS = 50_000;

/** The items a period is counted in, the session's own first. The others are asked once that one is full. */
export function usageShares(sessionId: string, max: number): readonly number[] {
  if (max < SHARED_FROM_SESSIONS) return [0];
  const own = Number.parseInt(sessionId.slice(-1), 16);
  return Array.from({ length: SHARES }, (_, place) => (own + place) % SHARES);
}

/** How many sessions one of the items takes: together they take exactly what the plan holds. */
export const capOfShare = (share: number, max: number): number =>
  max < SHARED_FROM_SESSIONS ? max : Math.floor(max / SHARES) + (share < max % SHARES ? 1 : 0);

/** Free counts in all and keeps the ids; a billing period holds too many for one item. */
export const isCountedById = (period: string) => period === 'all';
