import { beforeEach, expect, test, vi } from 'vitest';
import { rateStore } from '../../../lambdas/accounts/rate/rate.store.ts';
import { entitlementOf } from '../../../lambdas/billing/subscription.ts';
import { NEW_SESSION_RATES } from '../../../lambdas/contract/rates.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { openSession } from '../../../lambdas/recordings/admission/open-session.protocol.ts';
import type { SessionTicket } from '../../../lambdas/recordings/admission/session-ticket.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { integrationStore } from '../../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../../lambdas/websites/integration.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const FREE = entitlementOf(undefined, NOW);
const key = { ownerId: 'ann', period: FREE.period };
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

const SETUP_MINUTES = 7 * 24 * 60;

let table: ReturnType<typeof memoryTable>['table'];
let queued: [string, object][];
let signed: SessionTicket[];
let isQueueDown: boolean;
beforeEach(() => {
  table = memoryTable().table;
  queued = [];
  signed = [];
  isQueueDown = false;
});

async function website(facts: object = {}): Promise<string> {
  const site = newIntegration(
    {
      ...{ id: 'site', ownerId: 'ann', domain: 'shop.example' },
      appOrigin: 'https://app.example.com',
    },
    new Date(NOW.getTime() - 86_400_000),
  );
  const seen = { is_active: true, website_analysis: 'Candles.', last_seen_at: NOW.toISOString() };
  await integrationStore(table).add({ ...site, ...seen, ...facts });
  return site.visitor_id;
}
const found = async () => (await integrationStore(table).of('ann'))[0];

const queueing = (queue: string) => async (message: object) => {
  if (isQueueDown) throw new Error('the queue is out of reach');
  queued.push([queue, message]);
};

const open = (visitor_id: string, request: object = {}, caller: object = {}, now = NOW) =>
  openSession(
    {
      ...{ visitor_id, visitor: 'browser', host: 'shop.example', page: '/', referrer: 'from' },
      ...{ viewport: [800, 600], sent_at: now.getTime(), release: 'r2', ...request },
    } as never,
    {
      ...{ origin: 'https://shop.example', ip: '203.0.113.7', isAutomated: false },
      ...{ random: new Uint8Array(10), ...caller },
    },
    {
      table,
      releases: { current: 'r2', withdrawn: ['r0', 'unnamed'] },
      'limit-notices': { add: queueing('limit') },
      'website-checks': { add: queueing('check') },
      sign: (ticket: SessionTicket) => `ticket ${signed.push(ticket)}`,
      hash: ({ network, site }: { network: string; site: string }) => `${network} ${site}`,
    } as never,
    now,
  );

test('a first page load gets a ticket for its owner, site, browser and plan', async () => {
  const answer = await open(await website());
  expect(answer).toMatchObject({ admitted: true, ticket: 'ticket 1', next_seq: 0 });
  expect(answer).not.toHaveProperty('upgrade');
  expect(signed).toMatchObject([
    {
      ownerId: 'ann',
      domain: 'shop.example',
      visitor: 'browser',
      origin: 'https://shop.example',
      referrer: 'from',
      period: FREE.period,
      maxSessions: FREE.maxSessions,
      keepDays: FREE.retentionDays,
      expiresAt: NOW.getTime() + 30 * 60_000,
    },
  ]);
});

test('a tracker of an earlier release gets a request to load the current one', async () => {
  expect(await open(await website(), { release: 'r1' })).toHaveProperty('upgrade', true);
});

test('a session without stored batches starts as a new one', async () => {
  const answer = await open(await website(), { session_id: 'unknown' });
  expect(answer).toMatchObject({ admitted: true, next_seq: 0 });
  expect(answer).not.toMatchObject({ session_id: 'unknown' });
});

test('a full plan admits no new session and notifies its owner; the last place is usable', async () => {
  const id = await website();
  await usageStore(table).countAll(key, FREE.maxSessions - 1);
  expect(await open(id)).toMatchObject({ admitted: true });
  expect(queued).toEqual([]);
  await usageStore(table).countAll(key, 1);
  expect(await open(id)).toEqual({ admitted: false, reason: 'limit' });
  expect(queued).toEqual([['limit', { ownerId: 'ann' }]]);
  expect((await usageStore(table).find(key)).limitReachedAt).toBe(NOW.toISOString());
  // Reports say how many visits the plan had no room for.
  const [from, to] = [new Date('2026-11-10'), new Date('2026-11-11')];
  expect(await tallyStore(table).between('ann', from, to)).toEqual({ ...nothing, limit: 1 });
});

test.each([
  ['another host', { host: 'evil.example' }, {}, 'wrong-site'],
  ['another origin', {}, { origin: 'https://evil.example' }, 'wrong-site'],
  ['a machine', {}, { isAutomated: true }, 'automated'],
  ['a withdrawn release', { release: 'r0' }, {}, 'outdated'],
  ['no release', { release: undefined }, {}, 'outdated'],
])('%s gets no ticket', async (_, request, caller, reason) => {
  expect(await open(await website(), request, caller)).toEqual({ admitted: false, reason });
  expect(signed).toEqual([]);
});

test('an unknown website gets no ticket', async () => {
  expect(await open('unknown')).toEqual({ admitted: false, reason: 'disconnected' });
});

test('a withdrawn release is stored once and triggers a website check', async () => {
  const id = await website();
  await open(id, { release: 'r0' });
  await open(id, { release: 'r0' });
  expect(queued).toEqual([['check', { ownerId: 'ann' }]]);
  expect(await found()).toMatchObject({ outdated_release: 'r0' });
});

test('a withdrawn release on a website that is not connected is not recorded', async () => {
  await open(await website({ is_active: false }), { release: 'r0' });
  expect(queued).toEqual([]);
  expect((await found())?.outdated_release).toBeUndefined();
});

test.each([
  ['a check of a withdrawn release', { release: 'r0' }, 0, 'outdated'],
  ['the notice of a full plan', {}, FREE.maxSessions, 'limit'],
])(
  'a page load gets a response although %s cannot be queued, and the failure is logged',
  async (_, request, used, reason) => {
    const id = await website();
    await usageStore(table).countAll(key, used);
    isQueueDown = true;
    const logged = vi.spyOn(log, 'warn');
    expect(await open(id, request)).toMatchObject({ reason });
    expect(logged).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ owner: 'ann' }),
    );
    logged.mockRestore();
  },
);

test.each([
  [24 * 60 - 1, 'r0'],
  [24 * 60, undefined],
])('a good release %s minutes after a withdrawn one leaves the note %s', async (age, left) => {
  const id = await website({ outdated_release: 'r0', outdated_since: ago(age) });
  await open(id);
  const site = await found();
  expect([site?.outdated_release, site?.outdated_since]).toEqual([left, left && ago(age)]);
  expect(queued).toEqual([]);
});

const nothing = { recorded: 0, automated: 0, limit: 0, 'wrong-site': 0, rate: 0, 'set-aside': 0 };
test.each([
  ['another host', { host: 'evil.example' }, {}, { 'wrong-site': 1 }],
  ['a machine', {}, { isAutomated: true }, { automated: 1 }],
  ['a withdrawn release', { release: 'r0' }, {}, {}],
  ['a person', {}, {}, {}],
])(
  'a page load of %s is counted only if the report should mention it',
  async (_, request, caller, counted) => {
    await open(await website(), request, caller);
    const [from, to] = [new Date('2026-11-10'), new Date('2026-11-11')];
    const tally = await tallyStore(table).between('ann', from, to);
    expect(tally).toEqual({ ...nothing, ...counted });
  },
);

test.each([
  ['created', 'created_at', {}],
  ['first seen', 'first_seen_at', {}],
  ['checked', 'checked_at', {}],
  ['disconnected', 'disconnected_at', { disconnected_at: ago(SETUP_MINUTES) }],
])(
  'a website %s less than seven days ago rejects only the page load; after that, the whole visit',
  async (_, step, facts) => {
    const old = {
      is_active: false,
      created_at: ago(SETUP_MINUTES),
      first_seen_at: ago(SETUP_MINUTES),
    };
    const id = await website({ ...old, ...facts });
    expect(await open(id)).toEqual({ admitted: false, reason: 'disconnected' });
    table = memoryTable().table;
    await website({ ...old, ...facts, [step]: ago(SETUP_MINUTES - 1) });
    expect(await open(id)).toEqual({ admitted: false });
  },
);

test('the first page load of a tag is rejected without a reason, even long after the website was entered', async () => {
  const id = await website({ is_active: false, created_at: ago(10 * SETUP_MINUTES) });
  expect(await open(id)).toEqual({ admitted: false });
});

test('a page load on a disconnected website is not counted', async () => {
  const id = await website({ is_active: false });
  expect(await open(id)).toEqual({ admitted: false });
  const [from, to] = [new Date('2026-11-10'), new Date('2026-11-11')];
  expect(await tallyStore(table).between('ann', from, to)).toEqual(nothing);
});

test.each([
  ['never seen', undefined, true],
  ['not seen for five minutes', ago(5), true],
  ['seen less than five minutes ago', ago(4.99), false],
])('a page load stores the beacon of a website that was %s', async (_, last_seen_at, isNoted) => {
  const first = last_seen_at && ago(90);
  const id = await website({ last_seen_at, first_seen_at: first, tag_missing_since: ago(60) });
  await open(id);
  const site = await found();
  expect(site?.first_seen_at).toBe(first ?? NOW.toISOString());
  expect(site?.last_seen_at).toBe(isNoted ? NOW.toISOString() : last_seen_at);
  expect(site?.tag_missing_since).toBe(isNoted ? undefined : ago(60));
});

/** A session that started and was last seen this many minutes ago. */
async function running(began: number, seen: number): Promise<string> {
  const startedAt = ago(began);
  const sessionId = sessionIdAt(new Date(startedAt), new Uint8Array(10));
  const facts = { visitor: 'browser', userAgent: '', referrer: '', keepDays: 30 };
  const session = { ownerId: 'ann', sessionId, startedAt, domain: 'shop.example', ...facts };
  await sessionStore(table).create({ ...session, bytes: 0 }, new Date(ago(seen)));
  return sessionId;
}

test('each page load of a running session has separate sequence numbers, also on a full plan', async () => {
  const id = await website();
  const session_id = await running(20, 10);
  await usageStore(table).countAll(key, FREE.maxSessions);
  const ends_at = NOW.getTime() + 40 * 60_000;
  for (const next_seq of [10_000, 20_000]) {
    const answer = await open(id, { session_id });
    expect(answer).toMatchObject({ admitted: true, session_id, next_seq, ends_at });
  }
  expect(signed.map(({ sessionId }) => sessionId)).toEqual([session_id, session_id]);
  expect(queued).toEqual([]);
});

test.each([
  ['was quiet for half an hour', 40, 30],
  ['began an hour ago', 60, 1],
])('a session that %s is not continued', async (_, began, seen) => {
  const session_id = await running(began, seen);
  const answer = await open(await website(), { session_id });
  expect(answer).toMatchObject({ next_seq: 0, ends_at: NOW.getTime() + 60 * 60_000 });
  expect(answer).not.toMatchObject({ session_id });
});

test('one network starts at most a thousand sessions per hour; more are rejected and counted', async () => {
  const id = await website();
  const hash = `203.0.113.7 ${id}`;
  for (let taken = 0; taken < 999; taken += 1)
    await rateStore(table).consume(hash, NEW_SESSION_RATES, NOW);
  expect(await open(id)).toMatchObject({ admitted: true });
  await expect(open(id)).rejects.toMatchObject({ code: 'too-many-requests' });
  const session_id = await running(20, 10);
  expect(await open(id, { session_id })).toMatchObject({ admitted: true, session_id });
  expect(await open(id, {}, { ip: '203.0.113.8' })).toMatchObject({ admitted: true });
  const [from, to] = [new Date('2026-11-10'), new Date('2026-11-11')];
  expect(await tallyStore(table).between('ann', from, to)).toEqual({ ...nothing, rate: 1 });
});

test('a ticket carries the visitor’s clock skew', async () => {
  await open(await website(), { sent_at: NOW.getTime() - 3_600_000 });
  expect(signed[0]?.clockSkewMs).toBe(3_600_000);
});
