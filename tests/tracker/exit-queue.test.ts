import { beforeEach, expect, test, vi } from 'vitest';
import { KEEPALIVE_BYTES } from '../../web/tracker/limits.ts';

/** The requests that were sent, and the status of each response. */
const { requests, response, request } = vi.hoisted(() => {
  const requests: { size: number; keepalive: boolean }[] = [];
  const response = { status: 200, isPending: false };
  const request = async (_: string, { body, keepalive }: RequestInit) => {
    const size = typeof body === 'string' ? body.length : (body as ArrayBuffer).byteLength;
    requests.push({ size, keepalive: keepalive === true });
    if (response.isPending) await new Promise(() => {});
    return new Response(undefined, response);
  };
  return { requests, response, request };
});
vi.mock('../../web/tracker/delivery/native-fetch.ts', () => ({
  nativeFetch: request,
  fetchPastWorker: request,
}));

import { type EncodedBatch, Transport } from '../../web/tracker/delivery/transport.ts';

/** Bytes that gzip cannot make smaller. */
const noise = (length: number) => {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 16;
  });
};
const batch = (seq: number, bytes: EncodedBatch['bytes']): EncodedBatch => ({ seq, bytes });
const transportTo = (url: string | undefined) =>
  new Transport({ url: () => url, renewTicket() {}, stop() {}, after: () => () => {} });

beforeEach(() => {
  requests.splice(0);
  response.status = 200;
  response.isPending = false;
});

test('a first snapshot too large for a request on exit is stored for the next page, the rest is sent', () => {
  const transport = transportTo('/events');
  const [snapshot, clicks] = [batch(0, noise(2 * KEEPALIVE_BYTES)), batch(1, noise(500))];
  for (const each of [snapshot, clicks]) transport.addBatch(each);
  expect(transport.flushOnExit(true)).toEqual([snapshot]);
  expect(requests).toEqual([{ size: Math.ceil(500 / 3) * 4, keepalive: true }]);
});

test('a first snapshot that gzip makes small enough is sent compressed on exit', async () => {
  const transport = transportTo('/events');
  const snapshot = batch(0, new Uint8Array(3 * KEEPALIVE_BYTES));
  transport.addBatch(snapshot);
  await vi.waitFor(() => expect(snapshot.body).toBeDefined());
  expect(transport.flushOnExit(true)).toEqual([]);
  expect(requests).toMatchObject([{ keepalive: true }]);
  expect(requests[0]?.size).toBeLessThan(1_000);
});

test('behind a service worker, what is sent on exit is stored, too', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const transport = transportTo('/events');
  const clicks = batch(0, noise(500));
  transport.addBatch(clicks);
  expect(transport.flushOnExit(false)).toEqual([]);
  transport.addBatch(clicks);
  expect(transport.flushOnExit(true)).toEqual([clicks]);
  expect(requests).toHaveLength(2);
  vi.unstubAllGlobals();
});

test.each([
  ['behind a service worker, a batch in flight on exit is sent again and stored', true],
  ['without a service worker, a batch in flight on exit is neither sent again nor stored', false],
])('%s', async (_, hasWorker) => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: hasWorker ? {} : null } });
  response.isPending = true;
  const transport = transportTo('/events');
  const clicks = batch(0, noise(500));
  transport.send(clicks);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(transport.flushOnExit(true)).toEqual(hasWorker ? [clicks] : []);
  expect(requests).toHaveLength(hasWorker ? 2 : 1);
  vi.unstubAllGlobals();
});

test('a page that is left before it has a session keeps everything for the next page', () => {
  const transport = transportTo(undefined);
  const all = [batch(0, noise(100)), batch(1, noise(100))];
  for (const each of all) transport.addBatch(each);
  expect(transport.flushOnExit(true)).toEqual(all);
  expect(requests).toEqual([]);
});

test.each([401, 503])(
  'what a session sent when it ended is not sent again in the next one, not even after %i',
  async (status) => {
    response.status = status;
    const transport = transportTo('/events');
    transport.addBatch(batch(0, noise(100)));
    transport.flushOnExit(false);
    transport.clear();
    await new Promise(setImmediate);
    transport.retryNow();
    await new Promise(setImmediate);
    expect(requests).toHaveLength(1);
  },
);

test.each([
  [202, 'is stored', false],
  [401, 'needs a new ticket', true],
  [403, 'stops the recording', true],
  [408, 'is retried later', true],
  [429, 'is retried later', true],
  [503, 'is retried later', true],
  [400, 'is dropped', false],
  [413, 'is dropped', false],
])('a batch that the server answers with %i %s', async (status, outcome, staysQueued) => {
  response.status = status;
  const seen: string[] = [];
  const transport = new Transport({
    url: () => '/events',
    renewTicket: () => void seen.push('needs a new ticket'),
    stop: () => void seen.push('stops the recording'),
    after: () => {
      seen.push('is retried later');
      return () => {};
    },
  });
  transport.send({ ...batch(0, noise(100)), onStored: () => void seen.push('is stored') });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await new Promise(setImmediate);
  expect(seen).toEqual(outcome === 'is dropped' ? [] : [outcome]);
  transport.flushOnExit(false);
  expect(requests).toHaveLength(staysQueued ? 2 : 1);
});
