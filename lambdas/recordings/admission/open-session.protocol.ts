import { networkOf } from '../../accounts/rate/network.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import type { Queue } from '../../adapters/queue.ts';
import type { Table } from '../../adapters/table.ts';
import type { TrackerReleases } from '../../adapters/tracker-releases.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { BEACON_NOTE_MINUTES, SEQUENCES_PER_LOAD } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { NEW_SESSION_RATES, REJECTED_SESSION_RATES } from '../../contract/rates.ts';
import { sessionIdAt, sessionStart } from '../../contract/rules/session-id.ts';
import type { SessionRequest, SessionResponse } from '../../contract/tracker.ts';
import { log } from '../../runtime/log.ts';
import { skewOf } from '../batch/clock-skew.ts';
import { sessionStore } from '../session/session.store.ts';
import { idleSince, latestEndOf, startedAfter } from '../session/session.ts';
import { isBeingSetUp, isFull, type Rejection, rejectionOf } from './admission.ts';
import { hostOf } from './cross-origin.ts';
import { handleLimitReached, type LimitEffects } from './limit-reached.protocol.ts';
import { type SessionTicket, ticketExpiry } from './session-ticket.ts';
import { tallyStore } from './tally.store.ts';
import { usageStore } from './usage.store.ts';
import { type VisitedSite, visitedSiteStore } from './visited-site.store.ts';

/** The browser that sent the request, as CloudFront reports it. */
export interface SessionCaller {
  readonly origin: string | undefined;
  readonly ip: string;
  readonly isAutomated: boolean;
  readonly random: Uint8Array;
}
interface Effects extends LimitEffects {
  readonly 'website-checks': Pick<Queue, 'add'>;
  readonly releases: TrackerReleases;
  sign(ticket: SessionTicket): string;
  /** Hashes these facts for the key of a rate counter. */
  hash(facts: { network: string; site: string }): string;
}

/**
 * Decides whether a page load is recorded, and signs a ticket. The session counts only when its first real batch is
 * accepted, so this request alone cannot use up a plan (docs/threat-model.md, threat 9).
 */
export async function openSession(
  request: SessionRequest,
  caller: SessionCaller,
  use: Effects,
  now: Date,
): Promise<SessionResponse> {
  const { table, sign } = use;
  const site = await visitedSiteStore(table).find(request.visitor_id);
  if (site) await recordBeacon(table, request.visitor_id, site, now);
  const release = request.release ?? UNNAMED_RELEASE;
  const isWithdrawn = use.releases.withdrawn.includes(release);
  if (site?.isActive) await recordRelease(site, release, isWithdrawn, use, now);
  const reason = rejectionOf({
    website: site,
    host: request.host,
    originHost: hostOf(caller.origin),
    isAutomated: caller.isAutomated,
    isWithdrawn,
  });
  const network = () => use.hash({ network: networkOf(caller.ip), site: request.visitor_id });
  if (!site || reason)
    return reject(table, site, { reason: reason ?? 'disconnected', network }, now);
  const { ownerId, domain } = site;

  const continued = await continueSession(table, ownerId, request.session_id, now);
  if (!continued) await enforceRate(table, ownerId, network(), now);

  const plan = entitlementOf(await subscriptionStore(table).find(ownerId), now);
  const key = { ownerId, period: plan.period };
  if (!continued && isFull(await usageStore(table).find(key), plan.maxSessions)) {
    await handleLimitReached(key, plan.maxSessions, use, now);
    return reject(table, site, { reason: 'limit' }, now);
  }
  const { sessionId, pageLoad } = continued ?? {
    sessionId: sessionIdAt(now, caller.random),
    pageLoad: 1,
  };
  return {
    admitted: true,
    session_id: sessionId,
    ticket: sign({
      ownerId,
      sessionId,
      domain,
      visitor: request.visitor,
      origin: caller.origin ?? '',
      referrer: request.referrer,
      period: plan.period,
      maxSessions: plan.maxSessions,
      keepDays: plan.retentionDays,
      clockSkewMs: skewOf(request.sent_at, now.getTime()),
      expiresAt: ticketExpiry(now),
    }),
    next_seq: (pageLoad - 1) * SEQUENCES_PER_LOAD,
    ends_at: latestEndOf(sessionStart(sessionId)),
    ...(release !== use.releases.current && { upgrade: true }),
  };
}

/** Counts another page load of the tab's session. Undefined without one, or if it has ended. */
async function continueSession(
  table: Table,
  ownerId: string,
  sessionId: string | undefined,
  now: Date,
): Promise<{ readonly sessionId: string; readonly pageLoad: number } | undefined> {
  if (!sessionId) return undefined;
  const key = { ownerId, sessionId };
  const sessions = sessionStore(table);
  const pageLoad = await sessions.recordPageLoad(key, idleSince(now), startedAfter(now));
  return pageLoad === undefined ? undefined : { sessionId, pageLoad };
}

interface RejectedVisit {
  readonly reason: Rejection;
  /** The network's counter; absent if the visit was counted against the rate of new sessions. */
  readonly network?: () => string;
}

/** Counts the visit for the report, unless its network has had too many: anyone can send any host. */
async function reject(
  table: Table,
  site: VisitedSite | undefined,
  { reason, network }: RejectedVisit,
  now: Date,
): Promise<SessionResponse> {
  if (site && reason === 'disconnected' && isBeingSetUp(site, now)) return { admitted: false };
  if (site && reason !== 'disconnected' && reason !== 'outdated') {
    const isCounted =
      !network || (await rateStore(table).consume(network(), REJECTED_SESSION_RATES, now));
    if (isCounted) await tallyStore(table).add(site.ownerId, reason, now);
  }
  return { admitted: false, reason };
}

async function enforceRate(table: Table, ownerId: string, networkHash: string, now: Date) {
  if (await rateStore(table).consume(networkHash, NEW_SESSION_RATES, now)) return;
  await tallyStore(table).add(ownerId, 'rate', now);
  throw new Problem('too-many-requests');
}

/** The oldest trackers do not send their release; they can be withdrawn under this name. */
const UNNAMED_RELEASE = 'unnamed';
const OUTDATED_MIN_MS = DAY_MS;

/**
 * Records that the site runs a withdrawn release, once per release: the connection page shows it, and a check of the
 * website emails the owner. Pages of one site may run different releases, so a current one clears the record only after
 * a day.
 */
async function recordRelease(
  site: VisitedSite,
  release: string,
  isWithdrawn: boolean,
  { table, 'website-checks': checks }: Effects,
  now: Date,
): Promise<void> {
  const age = now.getTime() - Date.parse(site.outdatedSince ?? now.toISOString());
  if (isWithdrawn ? site.outdatedRelease === release : age < OUTDATED_MIN_MS) return;
  const { integrationStore } = await import('../../websites/integration.store.ts');
  const key = { user_id: site.ownerId, created_at: site.createdAt };
  if (!isWithdrawn) return integrationStore(table).clearOutdated(key);
  await integrationStore(table).recordOutdated(key, release, now);
  await checks.add({ ownerId: site.ownerId }).catch((error) => {
    log.warn('failed to queue the check of an outdated tag', { error, owner: site.ownerId });
  });
}

/**
 * Records the tag's last sign of life, at most every few minutes, so that a busy site costs no more than a quiet one.
 * Imports the websites' store only when there is something to write.
 */
async function recordBeacon(table: Table, visitorId: string, site: VisitedSite, now: Date) {
  const since = now.getTime() - Date.parse(site.lastSeenAt ?? '1970-01-01');
  if (since < BEACON_NOTE_MINUTES * 60_000) return;
  const { integrationStore } = await import('../../websites/integration.store.ts');
  const { integrationForTag } = await import('../../websites/integration.ts');
  const store = integrationStore(table);
  const integration = integrationForTag(await store.ofVisitor(visitorId));
  if (integration) await store.recordBeacon(integration, now);
}
