import { networkOf } from '../../accounts/rate/network.ts';
import { rateStore } from '../../accounts/rate/rate.store.ts';
import type { Queue } from '../../adapters/queue.ts';
import type { Table } from '../../adapters/table.ts';
import type { TrackerReleases } from '../../adapters/tracker-releases.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import { BEACON_NOTE_MINUTES, SEQUENCES_PER_LOAD } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { NEW_SESSION_RATES } from '../../contract/rates.ts';
import { sessionIdAt, startOf } from '../../contract/rules/session-id.ts';
import type { SessionAnswer, SessionRequest } from '../../contract/tracker.ts';
import { log } from '../../runtime/log.ts';
import { skewOf } from '../batch/clock-skew.ts';
import { sessionStore } from '../session/session.store.ts';
import { endOf, quietSince, startedAfter } from '../session/session.ts';
import { isFull, rejectionOf } from './admission.ts';
import { hostOf } from './cross-origin.ts';
import { type LimitEffects, limitReached } from './limit.protocol.ts';
import { expiryAt, type SessionTicket } from './session-ticket.ts';
import { tallyStore } from './tally.store.ts';
import { usageStore } from './usage.store.ts';
import { type VisitedSite, visitedSiteStore } from './visited-site.store.ts';

/** The browser that sent the request, as CloudFront reports it. */
export interface Asker {
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
  mark(facts: { network: string; site: string }): string;
}

/**
 * Decides whether a page load is recorded, and signs a ticket. The session counts only when its first real batch is
 * accepted, so this request alone cannot use up a plan (docs/threat-model.md, threat 9).
 */
export async function openSession(
  request: SessionRequest,
  asker: Asker,
  use: Effects,
  now: Date,
): Promise<SessionAnswer> {
  const { table, sign } = use;
  const site = await visitedSiteStore(table).find(request.visitor_id);
  if (site) await recordBeacon(table, request.visitor_id, site, now);
  const release = request.release ?? UNNAMED_RELEASE;
  const isWithdrawn = use.releases.withdrawn.includes(release);
  if (site?.isActive) await noteRelease(site, release, isWithdrawn, use, now);
  const reason = rejectionOf({
    website: site,
    host: request.host,
    originHost: hostOf(asker.origin),
    isAutomated: asker.isAutomated,
    isWithdrawn,
  });
  if (!site || reason) return refuse(table, site, reason ?? 'disconnected', now);
  const { ownerId, domain } = site;

  const going = request.session_id;
  const load =
    going &&
    (await sessionStore(table).load(
      { ownerId, sessionId: going },
      quietSince(now),
      startedAfter(now),
    ));
  if (!load) {
    const mark = use.mark({ network: networkOf(asker.ip), site: request.visitor_id });
    await limitRate(table, ownerId, mark, now);
  }

  const plan = entitlementOf(await subscriptionStore(table).find(ownerId), now);
  const key = { ownerId, period: plan.period };
  if (!load && isFull(await usageStore(table).find(key), plan.maxSessions)) {
    await limitReached(key, use, now);
    return refuse(table, site, 'limit', now);
  }
  const sessionId = load && going ? going : sessionIdAt(now, asker.random);
  return {
    admitted: true,
    session_id: sessionId,
    ticket: sign({
      o: ownerId,
      s: sessionId,
      d: domain,
      v: request.visitor,
      f: asker.origin ?? '',
      r: request.referrer,
      p: plan.period,
      m: plan.maxSessions,
      k: plan.retentionDays,
      t: skewOf(request.sent_at, now.getTime()),
      x: expiryAt(now),
    }),
    next_seq: ((load || 1) - 1) * SEQUENCES_PER_LOAD,
    ends_at: endOf(startOf(sessionId)),
    ...(release !== use.releases.current && { upgrade: true }),
  };
}

async function refuse(
  table: Table,
  site: VisitedSite | undefined,
  reason: Extract<SessionAnswer, { admitted: false }>['reason'],
  now: Date,
): Promise<SessionAnswer> {
  if (site && reason !== 'disconnected' && reason !== 'outdated')
    await tallyStore(table).add(site.ownerId, reason, now);
  return { admitted: false, reason };
}

async function limitRate(table: Table, ownerId: string, networkMark: string, now: Date) {
  if (await rateStore(table).consume(networkMark, NEW_SESSION_RATES, now)) return;
  await tallyStore(table).add(ownerId, 'rate', now);
  throw new Problem('too-many-requests');
}

/** The oldest trackers do not send their release; they can be withdrawn under this name. */
const UNNAMED_RELEASE = 'unnamed';
const OUTDATED_REMARK_MS = 24 * 3_600_000;

/**
 * Records that the site runs a withdrawn release, once per release: the connection page shows it, and a check of the
 * website emails the owner. Pages of one site may run different releases, so a current one clears the record only after
 * a day.
 */
async function noteRelease(
  site: VisitedSite,
  release: string,
  isWithdrawn: boolean,
  { table, 'website-checks': checks }: Effects,
  now: Date,
): Promise<void> {
  const age = now.getTime() - Date.parse(site.outdatedSince ?? now.toISOString());
  if (isWithdrawn ? site.outdatedRelease === release : age < OUTDATED_REMARK_MS) return;
  const { integrationStore } = await import('../../websites/integration.store.ts');
  const key = { user_id: site.ownerId, created_at: site.createdAt };
  if (!isWithdrawn) return integrationStore(table).clearOutdated(key);
  await integrationStore(table).recordOutdated(key, release, now);
  await checks.add({ ownerId: site.ownerId }).catch((error) => {
    log.warn('failed to queue the check of an outdated tag', { error, owner: site.ownerId });
  });
}

/** Records the tag's last sign of life. Imports the websites' store only when there is something to write. */
async function recordBeacon(table: Table, visitorId: string, site: VisitedSite, now: Date) {
  const since = now.getTime() - Date.parse(site.lastSeenAt ?? '1970-01-01');
  if (since < BEACON_NOTE_MINUTES * 60_000) return;
  const { integrationStore } = await import('../../websites/integration.store.ts');
  const { integrationForTag } = await import('../../websites/integration.ts');
  const store = integrationStore(table);
  const integration = integrationForTag(await store.ofVisitor(visitorId));
  if (integration) await store.recordBeacon(integration, now);
}
