import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';
import { entitlementOf } from '../../lambdas/billing/subscription.ts';
import { DAY_MS } from '../../lambdas/contract/durations.ts';
import { openSession } from '../../lambdas/recordings/admission/open-session.protocol.ts';
import type { SessionTicket } from '../../lambdas/recordings/admission/session-ticket.ts';
import { tallyStore } from '../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../lambdas/recordings/admission/usage.store.ts';
import { ingest } from '../../lambdas/recordings/batch/ingest.protocol.ts';
import { close, closingEffects } from '../../lambdas/recordings/session/closing.protocol.ts';
import { SESSION_SHARDS, type Unclosed } from '../../lambdas/recordings/session/closing.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { isClosable } from '../../lambdas/recordings/session/session.ts';
import { gatherPorts, gatherReport } from '../../lambdas/reports/content/gather-report.protocol.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { CHROME, packedBatch } from '../factories/batch.ts';
import { recording } from '../factories/recording.ts';
import { folderBucket } from '../fakes/folder-bucket.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';
import { unlimited } from '../fakes/processor-budget.ts';

/**
 * Runs the protocols that process a visit, with table and bucket in memory and a simulated clock, because the local cloud
 * would take hours. Not covered: HTTP, the network, Lambda and DynamoDB's limits.
 */
const SESSIONS = Number(process.env.CAMPAIGN_SESSIONS ?? 1_000_000);
const PER_DAY = 50_000;
const DAYS = Math.ceil(SESSIONS / PER_DAY);
/** Sessions beyond the limit of the plan. */
const OVER_LIMIT = Math.min(100, PER_DAY / 10);
const SWEEP_MS = 5 * 60_000;
const START = Date.parse('2026-11-02T00:00:00Z');
const ownerId = randomUUID();
const domain = 'shop.example';
/** Processor milliseconds by step. */
const spent: Record<string, number> = { admission: 0, batches: 0, closing: 0, reports: 0 };
async function cost<T>(what: string, work: () => Promise<T>): Promise<T> {
  const from = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(from);
  spent[what] = (spent[what] ?? 0) + (user + system) / 1_000;
  return result;
}

/** The two batches of a visit. In one of ten visits, clicks on Pay do nothing. */
const bodies = [0, 1].map((kind) => {
  const visit = recording().page(0, '/cart');
  for (let click = 0; click < (kind === 0 ? 1 : 6); click += 1) visit.click(2_000 + click * 400);
  const { events } = visit.until(20_000);
  const half = Math.ceil(events.length / 2);
  return (at: number) => {
    const shift = at - (events[0]?.timestamp ?? 0);
    const moved = events.map((event) => ({ ...event, timestamp: event.timestamp + shift }));
    return [moved.slice(0, half), moved.slice(half)].map((part, seq) =>
      packedBatch({ seq, sent_at: at + 20_000, events: part, ...(seq === 1 && { last: true }) }),
    );
  };
});

test(`${SESSIONS} sessions of one website are admitted up to the plan, closed once and reported`, async () => {
  const { table, counts, expire, forget } = memoryTable();
  const bucket = folderBucket();
  const noQueue = { add: async () => {} };
  const effects = {
    table,
    bucket,
    releases: { current: '', withdrawn: [] },
    'limit-notices': noQueue,
    'website-checks': noQueue,
  };
  const max = SESSIONS - OVER_LIMIT;
  const since = new Date(START - DAY_MS);
  await connect(table, max, since);
  const sessions = sessionStore(table);
  const integration = await integrationStore(table).latestActive(ownerId);
  const visitorId = integration?.visitor_id ?? '';
  const counted = { admitted: 0, rejected: 0, closed: 0 };

  async function visit(at: number, place: number) {
    const tickets: SessionTicket[] = [];
    const request = {
      visitor_id: visitorId,
      visitor: `visitor-${place % 40_000}`,
      host: domain,
      page: '/cart',
      referrer: '',
      viewport: [1_000, 800] as [number, number],
      sent_at: at,
    };
    const caller = {
      origin: `https://${domain}`,
      ip: `198.51.${Math.floor((place % 5_000) / 250)}.${place % 250}`,
      isAutomated: false,
      random: randomBytes(10),
    };
    const sign = (ticket: SessionTicket) => {
      tickets.push(ticket);
      return '';
    };
    const hash = ({ network }: { network: string }) => network;
    const ports = { ...effects, sign, hash };
    await cost('admission', () => openSession(request, caller, ports, new Date(at)));
    const [ticket] = tickets;
    if (!ticket) {
      counted.rejected += 1;
      return;
    }
    const texts = bodies[place % 10 === 0 ? 1 : 0]?.(at) ?? [];
    const facts = { contentType: 'application/octet-stream', userAgent: CHROME, country: 'DE' };
    await cost('batches', async () => {
      for (const body of texts) {
        await ingest({ ...facts, body }, ticket, effects, new Date(at + 20_000));
      }
    });
    counted.admitted += 1;
  }

  async function sweep(now: Date) {
    const closable: Unclosed[] = [];
    for (const share of SESSION_SHARDS) {
      for await (const page of sessions.unclosedIn(share))
        closable.push(...page.filter((session) => isClosable(session, now)));
    }
    await cost('closing', async () => {
      for (const session of closable) await close(session, closingEffects(effects, unlimited), now);
    });
    counted.closed += closable.length;
  }

  for (let day = 0; day < DAYS; day += 1) {
    const midnight = START + day * DAY_MS;
    const inDay = Math.min(PER_DAY, SESSIONS - day * PER_DAY);
    let next = 0;
    for (let at = midnight; at < midnight + DAY_MS; at += SWEEP_MS) {
      for (
        ;
        next < inDay && midnight + (next / inDay) * (DAY_MS - 3_600_000) < at + SWEEP_MS;
        next += 1
      )
        await visit(midnight + Math.floor((next / inDay) * (DAY_MS - 3_600_000)), next);
      await sweep(new Date(at + SWEEP_MS));
    }
    const { composed } = await cost('reports', () => reportOf(day));
    const recorded = await tallyStore(table).between(
      ownerId,
      new Date(midnight),
      new Date(midnight + DAY_MS),
    );
    const expected = Math.min(inDay, max - day * PER_DAY);
    expect(composed.summary.total_sessions).toBe(expected);
    expect(recorded.recorded).toBe(expected);
    expect(composed.facts.issues.map(({ kind }) => kind)).toContain('rage-click');
    const memoryMb = Math.round(process.memoryUsage.rss() / 1e6);
    process.stdout.write(`${JSON.stringify({ day, ...counted, memoryMb })}\n`);
    // A million sessions do not fit in memory, so each reported day is dropped.
    await bucket.forget(`recordings/${ownerId}/`);
    forget(`OWNER#${ownerId}`, 'SESSION');
    expire(midnight + 2 * DAY_MS);
  }
  async function reportOf(day: number) {
    const at = START + (day + 1) * DAY_MS;
    const date = new Date(at).toISOString().slice(0, 10);
    const clock = () => new Date(at + 9 * 3_600_000);
    const window = { from: new Date(at - DAY_MS).toISOString(), to: new Date(at).toISOString() };
    const schedule = { ownerId, zone: 'UTC', next: date, lastVisitOn: '', coveredUntil: '' };
    return gatherReport(gatherPorts({ table, clock }), {
      schedule,
      day: at / DAY_MS,
      date,
      window,
    } as never);
  }

  const usage = await usageStore(table).find({ ownerId, period: periodOf(since, max) });
  process.stdout.write(
    `${JSON.stringify({ ...counted, usage: usage.sessions, ...counts })}\nprocessor ms per session: ${JSON.stringify(
      Object.fromEntries(
        Object.entries(spent).map(([name, ms]) => [
          name,
          Math.round((1_000 * ms) / SESSIONS) / 1_000,
        ]),
      ),
    )}\n`,
  );
  expect(counted).toEqual({ admitted: max, rejected: OVER_LIMIT, closed: max });
  expect(usage.sessions).toBe(max);
  expect(bucket.count('batches/')).toBe(0);
});

const allowances = (maxSessions: number) => ({
  price: 900,
  maxSessions,
  maxTeamMembers: 10,
  retentionDays: 30,
});
const subscription = (since: Date, max: number) => ({
  ownerId,
  customerId: 'cus_million',
  plan: 'Million',
  allowances: allowances(max),
  status: 'active',
  periodStart: since.toISOString(),
  periodEnd: '2099-12-02T12:00:00.000Z',
});
const periodOf = (since: Date, max: number) =>
  entitlementOf(subscription(since, max), new Date(START)).period;

async function connect(table: ReturnType<typeof memoryTable>['table'], max: number, since: Date) {
  const names = { first_name: 'Maya', last_name: 'Okafor' };
  await profileStore(table).createOnce({ id: ownerId, email: 'm@shop.example', ...names }, since);
  await subscriptionStore(table).save(subscription(since, max));
  const appOrigin = 'https://app.example.com';
  const website = newIntegration({ id: randomUUID(), ownerId, domain, appOrigin }, since);
  await integrationStore(table).add({
    ...website,
    is_active: true,
    website_analysis: 'Candles.',
    connected_at: since.toISOString(),
  });
}
