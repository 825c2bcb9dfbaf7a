import { randomUUID } from 'node:crypto';
import { GetObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';
import { plans } from '../../lambdas/contract/plans.ts';
import { countSessions as countCall } from '../../lambdas/contract/recordings.ts';
import { tallyStore } from '../../lambdas/recordings/admission/tally.store.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { handler as deleteRecording } from '../../lambdas/recordings/erasure/delete-recording.lambda.ts';
import { handler as getRecording } from '../../lambdas/recordings/get-recording.lambda.ts';
import { handler as countSessions } from '../../lambdas/recordings/listing/count-sessions.lambda.ts';
import { handler as listRecordings } from '../../lambdas/recordings/listing/list-recordings.lambda.ts';
import { handler as recordEvents } from '../../lambdas/recordings/record-events.lambda.ts';
import { handler as closeSession } from '../../lambdas/recordings/session/close-session.lambda.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { handler as startSession } from '../../lambdas/recordings/start-session.lambda.ts';
import { loadPart } from '../../web/app/recordings/playback/part-events.ts';
import { firstBatch, largeBatch, laterBatch } from '../factories/batch.ts';
import { botRequest } from '../factories/bot-request.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import {
  connectedSite,
  rawEvent,
  requestTicket,
  responseOf,
  type Site,
  sendBatch,
  ticketFor,
} from '../factories/visit.ts';

const database = table.connect(process.env as never);
const bucket = bucketAdapter.connect(process.env as never);

const totalOf = async ({ ownerId }: Site) => {
  const event = getEvent({ params: { userId: ownerId } }, { id: ownerId });
  return answerOf(await countSessions(event)).body.data.totalSessions;
};
const objectsOf = async ({ ownerId }: Site) => {
  const found: string[] = [];
  for (const area of ['batches', 'recordings']) {
    for await (const { key } of bucket.list(`${area}/${ownerId}/`)) found.push(key);
  }
  return found;
};
/** The retention tag of every object, which the bucket's lifecycle uses. */
async function retentionOf(site: Site) {
  const s3 = new S3Client({ forcePathStyle: true });
  const Bucket = process.env.BUCKET_NAME;
  const tagged = (await objectsOf(site)).map((Key) =>
    s3.send(new GetObjectTaggingCommand({ Bucket, Key })),
  );
  return (await Promise.all(tagged)).map(
    ({ TagSet = [] }) => TagSet.find(({ Key }) => Key === 'keep')?.Value,
  );
}
const DAY = 86_400_000;
const subscribe = ({ ownerId }: Site, plan: string) =>
  subscriptionStore(database).save({
    ...{ ownerId, customerId: randomUUID(), plan, status: 'active' },
    periodStart: new Date(Date.now() - DAY).toISOString(),
    periodEnd: new Date(Date.now() + 29 * DAY).toISOString(),
  });
async function recordedVisit(batches = 3) {
  const site = await connectedSite();
  const { ticket, session_id } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  for (let seq = 1; seq < batches; seq += 1) {
    // Small and large batches, for table and bucket.
    await sendBatch(site, ticket, seq % 2 === 1 ? laterBatch(seq) : largeBatch(seq));
  }
  return { site, ticket, sessionId: session_id, owner: { id: site.ownerId } };
}
async function closed({ site, sessionId }: { site: Site; sessionId: string }) {
  const key = { ownerId: site.ownerId, sessionId };
  const { lastSeenAt = '' } = (await sessionStore(database).find(key)) ?? {};
  const body = JSON.stringify({ ...key, lastSeenAt });
  await closeSession({ Records: [{ body, messageId: '1' }] });
  return sessionStore(database).find(key);
}

test('counts a session when its first real batch arrives [CALL-49] [DATA-22]', async () => {
  const { method, path } = countCall;
  expect([method, path]).toEqual(['GET', '/api/sessions/count/{userId}']);
  const site = await connectedSite();
  const { ticket } = await ticketFor(site);
  expect(await totalOf(site)).toBe(0);
  expect(await sendBatch(site, ticket, firstBatch(site.domain))).toMatchObject({ status: 202 });
  expect(await totalOf(site)).toBe(1);
  await sendBatch(site, ticket, laterBatch(1));
  expect(await totalOf(site)).toBe(1);
});

test('a visit’s country comes from the edge, and the list can be filtered by it', async () => {
  const site = await connectedSite();
  const from = async (country: string) => {
    const { ticket, session_id: sessionId } = await ticketFor(site);
    const headers = { 'cloudfront-viewer-country': country };
    await sendBatch(site, ticket, firstBatch(site.domain), { headers });
    return { sessionId, session: await closed({ site, sessionId }) };
  };
  const german = await from('DE');
  const unknown = await from('somewhere');
  expect(german.session).toMatchObject({ country: 'DE', digest: { country: 'DE' } });
  expect(unknown.session?.country).toBeUndefined();
  const listed = await listRecordings(getEvent({ query: { country: 'DE' } }, { id: site.ownerId }));
  expect(answerOf(listed).body.recordings).toMatchObject([
    { session_id: german.sessionId, facts: { country: 'DE' } },
  ]);
});

test.each(plans)('stored data of a visit on $name carries its retention', async (plan) => {
  const site = await connectedSite();
  if (plan.price > 0) await subscribe(site, plan.name);
  const { ticket, session_id: sessionId } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  await sendBatch(site, ticket, largeBatch(1));
  expect(await retentionOf(site)).toEqual([String(plan.retentionDays)]);
  await closed({ site, sessionId });
  const retention = await retentionOf(site);
  expect(retention.length).toBeGreaterThan(0);
  expect(new Set(retention)).toEqual(new Set([String(plan.retentionDays)]));
});

test('returns the same count for another account as for an unknown one [ROLE-01]', async () => {
  const event = getEvent({ params: { userId: randomUUID() } }, { id: randomUUID() });
  expect(answerOf(await countSessions(event)).status).toBe(404);
});

test.each([
  ['table', laterBatch],
  ['bucket', largeBatch],
])(
  'returns 202 only after the batch is in the %s, and again for a repeated batch',
  async (_, make) => {
    const { site, ticket, sessionId } = await recordedVisit(1);
    const batch = make(1);
    for (const _ of [1, 2]) {
      expect((await sendBatch(site, ticket, batch)).status).toBe(202);
      const session = { ownerId: site.ownerId, sessionId };
      const read: number[] = [];
      for await (const { seq } of batchStore({ table: database, bucket }).read(session, () => {}))
        read.push(seq);
      expect(read).toEqual([0, 1]);
    }
  },
);

test('plays a running session from the table and the bucket', async () => {
  const { owner, sessionId } = await recordedVisit(3);
  const { parts } = answerOf(await getRecording(getEvent({ query: { sessionId } }, owner))).body;
  const loaded = [];
  for (const { url } of parts) loaded.push(await loadPart(url));
  expect(loaded.map(({ events }) => events.length)).toEqual([3, 1, 1]);
});

test('rejects batches of a session whose first batch is missing', async () => {
  const site = await connectedSite();
  const { ticket } = await ticketFor(site);
  const answer = await sendBatch(site, ticket, laterBatch(1));
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/start-missing' } });
  expect(await totalOf(site)).toBe(0);
});

test('records the connected domain only, whatever the page claims [TRACK-01]', async () => {
  const site = await connectedSite();
  const wrongSite = { admitted: false, reason: 'wrong-site' };
  expect((await requestTicket(site, { host: 'other.example' })).body).toEqual(wrongSite);
  const elsewhere = { headers: { origin: 'https://other.example' } };
  expect((await requestTicket(site, {}, elsewhere)).body).toEqual(wrongSite);
  const { ticket } = await ticketFor(site);
  expect((await sendBatch(site, ticket, firstBatch('other.example'))).status).toBe(403);
  expect((await sendBatch(site, ticket, firstBatch(site.domain), elsewhere)).status).toBe(403);
  expect(await totalOf(site)).toBe(0);
});

test('treats www. as the same site [TRACK-02]', async () => {
  const site = await connectedSite();
  const host = `www.${site.domain}`;
  const fromWww = { headers: { origin: `https://${host}` } };
  const { body } = await requestTicket(site, { host }, fromWww);
  expect(body).toMatchObject({ admitted: true });
  const { status } = await sendBatch(site, body.ticket, firstBatch(host), fromWww);
  expect(status).toBe(202);
});

test('allows only the website’s pages to read its responses', async () => {
  const site = await connectedSite();
  const origin = `https://${site.domain}`;
  expect((await requestTicket(site)).headers['access-control-allow-origin']).toBe(origin);
  const elsewhere = { headers: { origin: 'https://other.example' } };
  const { headers: replied } = await requestTicket(site, {}, elsewhere);
  expect(replied['access-control-allow-origin']).toBeUndefined();
  const { ticket } = await ticketFor(site);
  const preflight = async (from: string) =>
    responseOf(
      await recordEvents(
        rawEvent({ method: 'OPTIONS', query: { ticket }, headers: { origin: from } }),
      ),
    ).headers;
  expect(await preflight(origin)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-max-age': '7200',
  });
  expect((await preflight('https://other.example'))['access-control-allow-origin']).toBeUndefined();
  const unasked = responseOf(
    await startSession(rawEvent({ method: 'OPTIONS', headers: { origin } })),
  );
  expect(unasked.headers['access-control-allow-origin']).toBeUndefined();
});

test('counts bots separately, and neither records nor bills them', async () => {
  const site = await connectedSite();
  const bot = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } };
  for (const { body } of [
    await requestTicket(site, {}, bot),
    await requestTicket(site, { automated: true }),
  ]) {
    expect(body).toEqual({ admitted: false, reason: 'automated' });
  }
  expect(await totalOf(site)).toBe(0);
});

test('counts a bot by the request of the loader', async () => {
  const site = await connectedSite();
  const body = botRequest(site.visitorId, site.domain);
  const headers = { origin: `https://${site.domain}` };
  const { status } = responseOf(await startSession(rawEvent({ headers, body })));
  expect(status).toBe(200);
  const now = new Date();
  const tally = await tallyStore(database).between(
    site.ownerId,
    new Date(now.getTime() - 60_000),
    new Date(now.getTime() + DAY),
  );
  expect(tally.automated).toBe(1);
});

test('closes a session once, with a digest of all its batches', async () => {
  const visit = await recordedVisit();
  const session = await closed(visit);
  expect(session).toMatchObject({
    state: 'closed',
    digest: { entryPage: '/', events: 5, gaps: [] },
  });
  expect(await closed(visit)).toEqual(session);
  // The batches are now one part.
  expect(await objectsOf(visit.site)).toHaveLength(1);
  const late = await sendBatch(visit.site, visit.ticket, laterBatch(9));
  expect(late).toMatchObject({ status: 401, body: { type: '/problems/ticket-needed' } });
});

test('does not close a session that was active again after the sweep read it', async () => {
  const { site, ticket, sessionId } = await recordedVisit();
  const key = { ownerId: site.ownerId, sessionId };
  const before = await sessionStore(database).find(key);
  await sendBatch(site, ticket, laterBatch(3));
  const body = JSON.stringify({ ...key, lastSeenAt: before?.lastSeenAt });
  await closeSession({ Records: [{ body, messageId: '1' }] });
  expect(await sessionStore(database).find(key)).toMatchObject({ state: 'open' });
});

test('lists recordings newest first and plays one from working links', async () => {
  const visit = await recordedVisit();
  await closed(visit);
  const list = answerOf(await listRecordings(getEvent({}, visit.owner))).body;
  expect(list).toMatchObject({
    recordings: [{ session_id: visit.sessionId, state: 'ready', facts: { entry_page: '/' } }],
    next: null,
  });
  const one = getEvent({ query: { sessionId: visit.sessionId } }, visit.owner);
  const { parts, events } = answerOf(await getRecording(one)).body;
  expect(events).toEqual([]);
  expect(parts).toMatchObject([{ from_ms: 0, keyframe: true }]);
  const [first] = await Promise.all(
    parts.map(async ({ url }: { url: string }) => (await fetch(url)).json()),
  );
  expect(first.events[0].type).toBe(4);
});

test('shows a recording to its owner only [ROLE-01]', async () => {
  const { sessionId } = await recordedVisit();
  const outsider = { id: randomUUID() };
  const one = getEvent({ query: { sessionId } }, outsider);
  expect(answerOf(await getRecording(one)).status).toBe(404);
  expect(answerOf(await deleteRecording(httpEvent({ sessionId }, outsider))).status).toBe(404);
});

test('deletes a recording permanently: no object is left or recreated', async () => {
  const visit = await recordedVisit();
  const { site, ticket, sessionId, owner } = visit;
  expect(answerOf(await deleteRecording(httpEvent({ sessionId }, owner))).body).toEqual({
    success: true,
  });
  expect(await objectsOf(site)).toEqual([]);
  expect((await sendBatch(site, ticket, firstBatch(site.domain))).status).toBe(401);
  expect(await objectsOf(site)).toEqual([]);
  expect(answerOf(await listRecordings(getEvent({}, owner))).body.recordings).toEqual([]);
});
