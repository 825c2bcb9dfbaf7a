import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import {
  BATCH_ITEM_MAX_BYTES,
  ERASED_BY_CALL,
  KEPT_BATCHES,
} from '../../lambdas/contract/limits.ts';
import { sessionIdAt } from '../../lambdas/contract/rules/session-id.ts';
import { tallyStore } from '../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../lambdas/recordings/admission/usage.store.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { handler as disconnect } from '../../lambdas/recordings/disconnect/disconnect-integration.lambda.ts';
import { handler as deleteWebsite } from '../../lambdas/recordings/erasure/delete-website-recordings.lambda.ts';
import { close, closingEffects } from '../../lambdas/recordings/session/closing.protocol.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { handler as sweepOrphans } from '../../lambdas/recordings/session/sweep-orphans.lambda.ts';
import { handler as sweepSessions } from '../../lambdas/recordings/session/sweep-sessions.lambda.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { firstBatch, largeBatch, laterBatch } from '../factories/batch.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { subscribed } from '../factories/subscribed.ts';
import {
  connectedSite,
  requestTicket,
  type Site,
  sendBatch,
  ticketFor,
} from '../factories/visit.ts';
import { type Fault, faultyBucket, faultyTable, Killed } from '../fakes/faults.ts';
import { unlimited } from '../fakes/processor-budget.ts';

const database = table.connect(process.env as never);
const bucket = bucketAdapter.connect(process.env as never);
const sessions = sessionStore(database);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function visitTo(site: Site, batches = 3) {
  const { ticket, session_id: sessionId } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  for (let seq = 1; seq < batches; seq += 1) await sendBatch(site, ticket, laterBatch(seq));
  const key = { ownerId: site.ownerId, sessionId };
  const { lastSeenAt = '' } = (await sessions.find(key)) ?? {};
  return { site, ticket, key, ending: { ...key, lastSeenAt } };
}
const keysUnder = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of bucket.list(prefix)) keys.push(key);
  return keys;
};
const tallyOf = ({ ownerId }: Site) =>
  tallyStore(database).between(ownerId, inMinutes(-60), inMinutes(60));

test('the sweep closes a session after half an hour without a batch, not earlier', async () => {
  const { key } = await visitTo(await connectedSite());
  await sweepSessions({ scheduledAt: inMinutes(29).toISOString() });
  expect(await sessions.find(key)).toMatchObject({ state: 'open' });
  await sweepSessions({ scheduledAt: inMinutes(31).toISOString() });
  await expect
    .poll(async () => (await sessions.find(key))?.state, { timeout: 20_000 })
    .toBe('closed');
});

test('a disconnected website is no longer recorded, not even a running visit', async () => {
  const site = await connectedSite();
  const { ticket, key } = await visitTo(site);
  const [integration] = await integrationStore(database).of(site.ownerId);
  const owner = { id: site.ownerId };
  const disconnectEvent = httpEvent({ id: integration?.id }, owner);
  expect(answerOf(await disconnect(disconnectEvent))).toMatchObject({ status: 200 });
  expect(await sendBatch(site, ticket, laterBatch(3))).toMatchObject({ status: 401 });
  expect((await requestTicket(site)).body).toEqual({ admitted: false });
  const quiet = inMinutes(31).toISOString();
  await sweepSessions({ scheduledAt: quiet });
  await expect
    .poll(async () => (await sessions.find(key))?.state, { timeout: 20_000 })
    .toBe('closed');
});

const effects = closingEffects({ table: database, bucket }, unlimited);

test('closing continues where its worker crashed', async () => {
  const { key, ending } = await visitTo(await connectedSite());
  for (let effect = 1; effect <= 12; effect += 1) {
    let left = effect;
    const next = (): Fault => {
      left -= 1;
      return left === 0 ? 'after' : undefined;
    };
    const use = { table: faultyTable(database, next), bucket: faultyBucket(bucket, next) };
    // Each attempt starts after the lease of the previous one has expired.
    await close(ending, closingEffects(use, unlimited), inMinutes(effect * 600)).catch(
      (error: Error) => {
        if (!(error instanceof Killed) && !(error.cause instanceof Killed)) throw error;
      },
    );
    if ((await sessions.find(key))?.state === 'closed') break;
  }
  expect(await sessions.find(key)).toMatchObject({
    state: 'closed',
    digest: { events: 5, gaps: [] },
  });
});

test('of concurrent workers with the same session one closes it, in one counted attempt', async () => {
  const { key, ending } = await visitTo(await connectedSite());
  await Promise.all(Array.from({ length: 8 }, () => close(ending, effects, inMinutes(31))));
  expect(await sessions.find(key)).toMatchObject({ state: 'closed', closings: 1 });
});

test('quarantines an unreadable recording with its reason, and counts it', async () => {
  const site = await connectedSite();
  const { ticket, session_id: sessionId } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  const key = { ownerId: site.ownerId, sessionId };
  await batchStore({ table: database, bucket }).remove(key);
  const broken = { seq: 0, shift: 0, receivedAt: new Date() };
  await batchStore({ table: database, bucket }).add(key, broken, gzipSync('{"events":'), 30);
  const { lastSeenAt = '' } = (await sessions.find(key)) ?? {};
  await close({ ...key, lastSeenAt }, effects, new Date());
  expect(await sessions.find(key)).toMatchObject({
    state: 'set-aside',
    setAsideBecause: 'Its events couldn’t be read.',
  });
  expect(await tallyOf(site)).toMatchObject({ 'set-aside': 1 });
});

test('a recording that crashes its worker three times is quarantined', async () => {
  const { key, ending } = await visitTo(await connectedSite());
  for (const minute of [31, 41, 51]) {
    await sessions.startClosing(key, ending.lastSeenAt, inMinutes(minute));
  }
  await close(ending, effects, inMinutes(61));
  expect(await sessions.find(key)).toMatchObject({ state: 'set-aside' });
});

test('a bucket outage of half a day quarantines nothing', async () => {
  const { key, ending } = await visitTo(await connectedSite(), KEPT_BATCHES + 1);
  const down = closingEffects(
    {
      table: database,
      bucket: faultyBucket(bucket, () => 'before'),
    },
    unlimited,
  );
  for (const hour of [1, 2, 4, 8, 12]) await close(ending, down, inMinutes(hour * 60));
  expect(await sessions.find(key)).toMatchObject({ state: 'closing', closings: 0 });
  await close(ending, effects, inMinutes(24 * 60));
  expect(await sessions.find(key)).toMatchObject({ state: 'closed' });
});

test('removes objects without a session, and leaves the others', async () => {
  const { site, key, ticket } = await visitTo(await connectedSite());
  // The state after a crash between writing the object and the session item.
  const orphan = { ownerId: site.ownerId, sessionId: randomUUID() };
  const stored = { seq: 1, shift: 0, receivedAt: new Date() };
  const large = Buffer.alloc(BATCH_ITEM_MAX_BYTES + 1);
  await batchStore({ table: database, bucket }).add(orphan, stored, large, 30);
  await sendBatch(site, ticket, largeBatch(9));
  expect(await keysUnder(`batches/${site.ownerId}/`)).toHaveLength(2);
  await sweepOrphans({ scheduledAt: inMinutes(25 * 60).toISOString() });
  const left = await keysUnder(`batches/${site.ownerId}/`);
  expect(left).toHaveLength(1);
  expect(left.every((object) => object.includes(key.sessionId))).toBe(true);
});

test('removes the objects that a crash left of a closed recording', async () => {
  const { key, ending } = await visitTo(await connectedSite());
  await close(ending, effects, inMinutes(31));
  const stored = { seq: 9, shift: 0, receivedAt: new Date() };
  const large = Buffer.alloc(BATCH_ITEM_MAX_BYTES + 1);
  await batchStore({ table: database, bucket }).add(key, stored, large, 30);
  expect(await keysUnder(`batches/${key.ownerId}/`)).toHaveLength(1);
  await sweepOrphans({ scheduledAt: inMinutes(25 * 60).toISOString() });
  expect(await keysUnder(`batches/${key.ownerId}/`)).toEqual([]);
});

test('counts rejected visits per quarter hour, so any time zone’s day can be read', async () => {
  const site = await connectedSite();
  const tally = tallyStore(database);
  for (const at of [
    '2026-03-01T18:14:59Z',
    '2026-03-01T18:15:00Z',
    '2026-03-02T18:14:59Z',
    '2026-03-02T18:15:00Z',
  ]) {
    await tally.add(site.ownerId, 'automated', new Date(at));
  }
  // A day in Kathmandu, at UTC+5:45.
  const from = new Date('2026-03-01T18:15:00Z');
  const day = await tally.between(site.ownerId, from, new Date('2026-03-02T18:15:00Z'));
  expect(day).toEqual({
    recorded: 0,
    automated: 2,
    limit: 0,
    'wrong-site': 0,
    rate: 0,
    'set-aside': 0,
  });
});

test('counts from the quarter hour in which a website was connected', async () => {
  const site = await connectedSite();
  const tally = tallyStore(database);
  await tally.add(site.ownerId, 'automated', new Date('2026-03-01T18:20:00Z'));
  const from = new Date('2026-03-01T18:17:30Z');
  const day = await tally.between(site.ownerId, from, new Date('2026-03-01T23:00:00Z'));
  expect(day.automated).toBe(1);
});

test('records the 31st visitor of one address in an hour, and lets a running session continue', async () => {
  const site = await connectedSite();
  const from = { ip: `2001:db8::${randomUUID().slice(0, 4)}` };
  const first = (await requestTicket(site, {}, from)).body;
  await sendBatch(site, first.ticket, firstBatch(site.domain));
  for (let visit = 2; visit <= 30; visit += 1)
    expect((await requestTicket(site, {}, from)).status).toBe(200);
  expect((await requestTicket(site, {}, from)).status).toBe(200);
  const again = (await requestTicket(site, { session_id: first.session_id }, from)).body;
  expect(again).toMatchObject({ admitted: true, session_id: first.session_id });
  expect(again.next_seq).toBeGreaterThan(first.next_seq);
  expect(await tallyOf(site)).toMatchObject({ rate: 0 });
});

test('pauses recording at the plan’s limit, stores the time, and finishes running sessions [ROLE-03]', async () => {
  const site = await connectedSite();
  const usage = usageStore(database);
  const key = { ownerId: site.ownerId, period: 'all' };
  for (let session = 1; session <= 99; session += 1)
    await usage.admitById(key, `session-${session}`, 100);
  const running = await ticketFor(site);
  const late = await ticketFor(site);
  expect((await sendBatch(site, running.ticket, firstBatch(site.domain))).status).toBe(202);
  expect((await sendBatch(site, late.ticket, firstBatch(site.domain))).status).toBe(403);
  expect((await requestTicket(site)).body).toEqual({ admitted: false, reason: 'limit' });
  expect((await sendBatch(site, running.ticket, laterBatch(1))).status).toBe(202);
  const { sessions: counted, limitReachedAt } = await usage.find(key);
  expect(counted).toBe(100);
  expect(limitReachedAt).toBeDefined();
  expect(await tallyOf(site)).toMatchObject({ limit: 2 });
});

test('a paid plan records beyond Free’s limit, retains longer and counts per billing period', async () => {
  const site = await connectedSite();
  const usage = usageStore(database);
  for (let session = 1; session <= 100; session += 1) {
    await usage.admitById({ ownerId: site.ownerId, period: 'all' }, `session-${session}`, 100);
  }
  await subscribed(database, site.ownerId);
  const { key } = await visitTo(site);
  expect(await sessions.find(key)).toMatchObject({ state: 'open', keepDays: 90 });
});

test('deleting a website’s recordings continues beyond the limit of one invocation', async () => {
  const site = await connectedSite();
  const { ownerId, domain } = site;
  const keys = Array.from({ length: ERASED_BY_CALL + 2 }, (_, minute) => {
    const startedAt = new Date(Date.UTC(2026, 10, 1, 8, minute));
    return { ownerId, sessionId: sessionIdAt(startedAt, randomBytes(10)), startedAt };
  });
  for (const { startedAt, ...key } of keys) {
    const facts = { domain, visitor: 'v', userAgent: '', referrer: '', keepDays: 30, bytes: 1 };
    await sessions.create({ ...key, ...facts, startedAt: startedAt.toISOString() }, new Date());
  }
  const answer = answerOf(await deleteWebsite(httpEvent({ domain }, { id: ownerId })));
  expect(answer.body).toEqual({ success: true, deleted: ERASED_BY_CALL, left: true });
  await vi.waitFor(
    async () => {
      const found = await Promise.all(keys.map((key) => sessions.find(key)));
      expect(found.filter(Boolean)).toEqual([]);
    },
    { timeout: 20_000, interval: 200 },
  );
});

test('deletes one website’s recordings and leaves those of the owner’s other website', async () => {
  const site = await connectedSite();
  const other = await connectedSite('other.example', site.ownerId);
  const [gone, kept] = [await visitTo(site), await visitTo(other)];
  const event = httpEvent({ domain: site.domain }, { id: site.ownerId });
  expect(answerOf(await deleteWebsite(event)).body).toEqual({
    success: true,
    deleted: 1,
    left: false,
  });
  expect(await sessions.find(gone.key)).toBeUndefined();
  expect(await sessions.find(kept.key)).toMatchObject({ state: 'open' });
});
