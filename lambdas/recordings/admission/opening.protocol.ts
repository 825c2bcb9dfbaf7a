import { rateStore } from '../../accounts/rate/rate.store.ts';
import type { Table } from '../../adapters/table.ts';
import { subscriptionStore } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import { BEACON_NOTE_MINUTES, SEQUENCES_PER_LOAD } from '../../contract/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { NEW_SESSION_RATES } from '../../contract/rates.ts';
import type { SessionAnswer, SessionRequest } from '../../contract/tracker.ts';
import { skewOf } from '../batch/clock-skew.ts';
import { sessionStore } from '../session/session.store.ts';
import { endOf, quietSince, sessionIdAt, startedAfter, startOf } from '../session/session.ts';
import { isFull, refusalOf } from './admission.ts';
import { hostOf } from './cross-origin.ts';
import { type LimitEffects, limitReached } from './limit.protocol.ts';
import { expiryAt, type SessionTicket } from './session-ticket.ts';
import { tallyStore } from './tally.store.ts';
import { usageStore } from './usage.store.ts';
import { type VisitedSite, visitedSiteStore } from './visited-site.store.ts';

/** Who asks, as the edge saw it; `addressMark` stands for a network address without being it. */
export interface Asker {
  readonly origin: string | undefined;
  readonly addressMark: string;
  readonly isAutomated: boolean;
  readonly random: Uint8Array;
}
interface Effects extends LimitEffects {
  sign(ticket: SessionTicket): string;
}

/**
 * One page load asks to be recorded. Nothing is counted here: a session counts when its first real batch is accepted,
 * so that asking alone takes nothing from anybody's plan (threat 9).
 */
export async function openSession(
  request: SessionRequest,
  asker: Asker,
  use: Effects,
  now: Date,
): Promise<SessionAnswer> {
  const { table, sign } = use;
  const site = await visitedSiteStore(table).find(request.visitor_id);
  if (site) await noteBeacon(table, request.visitor_id, site, now);
  const reason = refusalOf({
    website: site,
    host: request.host,
    originHost: hostOf(asker.origin),
    isAutomated: asker.isAutomated,
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
  if (!load) await limitRate(table, ownerId, asker.addressMark, now);

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
  };
}

async function refuse(
  table: Table,
  site: VisitedSite | undefined,
  reason: Extract<SessionAnswer, { admitted: false }>['reason'],
  now: Date,
): Promise<SessionAnswer> {
  if (site && reason !== 'disconnected') await tallyStore(table).add(site.ownerId, reason, now);
  return { admitted: false, reason };
}

async function limitRate(table: Table, ownerId: string, addressMark: string, now: Date) {
  const rates = rateStore(table);
  const isWithin =
    (await rates.admits(addressMark, NEW_SESSION_RATES.address, now)) &&
    (await rates.admits(ownerId, NEW_SESSION_RATES.website, now));
  if (isWithin) return;
  await tallyStore(table).add(ownerId, 'rate', now);
  throw new Problem('too-many-requests');
}

/** The websites' own store writes it; it is loaded only when there is something to write. */
async function noteBeacon(table: Table, visitorId: string, site: VisitedSite, now: Date) {
  const since = now.getTime() - Date.parse(site.lastSeenAt ?? '1970-01-01');
  if (since < BEACON_NOTE_MINUTES * 60_000) return;
  const { integrationStore } = await import('../../websites/integration.store.ts');
  const store = integrationStore(table);
  const integration = await store.byVisitorId(visitorId);
  if (integration) await store.noteBeacon(integration, now);
}
