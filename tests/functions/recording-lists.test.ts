import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import type { PartContent } from '../../lambdas/contract/recording-playback.ts';
import { handler as getRecording } from '../../lambdas/recordings/get-recording.lambda.ts';
import { handler as getHeatmap } from '../../lambdas/recordings/heatmap/get-heatmap.lambda.ts';
import { handler as listRecordings } from '../../lambdas/recordings/listing/list-recordings.lambda.ts';
import { handler as closeSession } from '../../lambdas/recordings/session/close-session.lambda.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { handler as watchRecording } from '../../lambdas/recordings/watch-recording.lambda.ts';
import { packedBatch } from '../factories/batch.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { recording } from '../factories/recording.ts';
import { connectedSite, type Site, sendBatch, ticketFor } from '../factories/visit.ts';

const sessions = sessionStore(table.connect(process.env as never));

/** A closed visit at the current time with this many clicks on Pay. */
async function visited(site: Site, clicks: number): Promise<string> {
  const { ticket, session_id: sessionId } = await ticketFor(site);
  const visit = recording().page(0, '/cart');
  for (let click = 0; click < clicks; click += 1) visit.click(2_000 + click * 400);
  const shift = Date.now() - 60_000 - (visit.events[0]?.timestamp ?? 0);
  const events = visit.until(20_000).events.map((event) => ({
    ...event,
    timestamp: event.timestamp + shift,
  }));
  const batch = { seq: 0, sent_at: Date.now(), events };
  expect((await sendBatch(site, ticket, packedBatch(batch))).status).toBe(202);
  const key = { ownerId: site.ownerId, sessionId };
  const { lastSeenAt } = (await sessions.find(key)) ?? {};
  await closeSession({
    Records: [{ body: JSON.stringify({ ...key, lastSeenAt }), messageId: '1' }],
  });
  return sessionId;
}

let site: Site;
let other: Site;
let noFrustration: string;
let frustrated: string;
beforeAll(async () => {
  [site, other] = await Promise.all([connectedSite(), connectedSite()]);
  frustrated = await visited(site, 6);
  noFrustration = await visited(site, 1);
});

const call = async (handler: typeof listRecordings, query: object, { ownerId } = site) =>
  answerOf(await handler(getEvent({ query: query as never }, { id: ownerId })));
const idsIn = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.recordings.map(({ session_id }: { session_id: string }) => session_id);

test('lists the newest or the most frustrated sessions first', async () => {
  expect(idsIn(await call(listRecordings, {}))).toEqual([noFrustration, frustrated]);
  expect(idsIn(await call(listRecordings, { order: 'frustration' }))).toEqual([
    frustrated,
    noFrustration,
  ]);
});

test('filters the list by digest fields', async () => {
  expect(idsIn(await call(listRecordings, { signal: 'rage-click', page: 'cart' }))).toEqual([
    frustrated,
  ]);
  expect(idsIn(await call(listRecordings, { signal: 'white-screen,rage-click' }))).toEqual([
    frustrated,
  ]);
  expect(idsIn(await call(listRecordings, { page: '/nowhere' }))).toEqual([]);
});

test('returns every click of a closed session without loading its parts', async () => {
  const query = { sessionId: frustrated } as never;
  const { body } = answerOf(await getRecording(getEvent({ query }, { id: site.ownerId })));
  expect(body.events).toEqual([
    { kind: 'click', at_ms: 2_000, label: 'Pay now', count: 6, detail: '' },
  ]);
});

test('continues where a page ended', async () => {
  expect(idsIn(await call(listRecordings, { after: noFrustration }))).toEqual([frustrated]);
});

test('a range that ends before it starts is empty in list and heatmap', async () => {
  const [from, to] = [new Date(Date.now() + 1_000), new Date(0)].map((each) => each.toISOString());
  expect(await call(listRecordings, { from, to })).toMatchObject({
    status: 200,
    body: { recordings: [] },
  });
  // A page may begin where an earlier, longer range ended.
  expect(await call(listRecordings, { from, after: frustrated })).toMatchObject({
    status: 200,
    body: { recordings: [] },
  });
  expect((await call(getHeatmap, { from, to })).status).toBe(200);
});

test.each([{ signal: 'unknown' }, { after: 'x' }, { country: 'Germany' }, { order: 'oldest' }])(
  'rejects an invalid filter: %o',
  async (query) => {
    expect((await call(listRecordings, query)).status).toBe(400);
  },
);

test('remembers which recordings were watched, for their owner only', async () => {
  const watch = async ({ ownerId }: Site) =>
    answerOf(await watchRecording(httpEvent({ sessionId: noFrustration }, { id: ownerId })));
  expect((await watch(other)).status).toBe(404);
  expect(idsIn(await call(listRecordings, { watched: 'yes' }))).toEqual([]);
  expect((await watch(site)).body).toEqual({ success: true });
  expect(idsIn(await call(listRecordings, { watched: 'yes' }))).toEqual([noFrustration]);
});

test('shows where a page was clicked, over a picture from its newest recording', async () => {
  const { body } = await call(getHeatmap, { page: '/cart' });
  expect(body.heatmap).toMatchObject({
    page: '/cart',
    device: 'computer',
    sessions: 2,
    elements: [{ element: { label: 'Pay now' }, counts: { click: 0, rage: 6, dead: 1 } }],
    picture: { session_id: noFrustration, at_ms: 2_000 },
  });
  const [part] = body.heatmap.picture.parts;
  const packedBatch = await (await fetch(part.url)).arrayBuffer();
  const content = JSON.parse(gunzipSync(packedBatch).toString()) as PartContent;
  expect(content.events.length).toBeGreaterThan(2);
});

test('counts only sessions of the requested period', async () => {
  const to = new Date(Date.now() - 3_600_000).toISOString();
  expect((await call(getHeatmap, { to })).body).toMatchObject({ heatmap: null, pages: [] });
});

test('shows no data of another owner’s visits', async () => {
  expect(idsIn(await call(listRecordings, {}, other))).toEqual([]);
  expect((await call(getHeatmap, { page: '/cart' }, other)).body).toMatchObject({
    heatmap: null,
    pages: [],
  });
});
