import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { aws } from '../../../lambdas/adapters/aws-request.ts';
import { origin } from '../../../lambdas/adapters/origin.ts';
import { call } from '../../../lambdas/contract/call.ts';
import { http, raw } from '../../../lambdas/runtime/function.ts';
import { inRequest } from '../../../lambdas/runtime/request.ts';
import { triggerAdapters } from '../../../lambdas/runtime/trigger-adapters.ts';
import { VIEWER_ADDRESS } from '../../../lib/http/api-origin.ts';

const secrets = vi.spyOn(aws, 'send');
const holds = (ring: object) =>
  secrets.mockResolvedValue(JSON.stringify({ SecretString: JSON.stringify(ring) }));
beforeEach(() => {
  secrets.mockReset();
  holds({ current: 'first' });
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
});
afterEach(() => vi.useRealTimers());
afterAll(() => secrets.mockRestore());

const edge = () => origin.connect({ ORIGIN_SECRET_ARN: 'arn' });
const requestWith = (headers: Record<string, string>) => ({
  headers,
  rawPath: '/',
  requestContext: { http: { method: 'POST', sourceIp: '192.0.2.1' } },
});
const anyone = call({
  method: 'POST',
  path: '/rpc/anything',
  caller: 'anyone',
  body: z.void(),
  reply: z.object({}),
});

test.each([
  ['no secret', {}],
  ['an empty secret', { 'x-origin-secret': '' }],
  ['another secret', { 'x-origin-secret': 'guessed' }],
  ['the secret and more', { 'x-origin-secret': 'first,first' }],
])('a call and a raw request with %s are rejected before anything runs', async (_, headers) => {
  const run = vi.fn();
  const around = { edge: edge() };
  const requests = [
    triggerAdapters.http(http(anyone), requestWith(headers) as never, run, around),
    triggerAdapters.raw(raw(['POST'], '/raw'), requestWith(headers) as never, run, around),
  ];
  for (const request of requests) {
    const { statusCode, body } = (await request) as { statusCode: number; body: string };
    expect([statusCode, JSON.parse(body).type]).toEqual([403, '/problems/direct-call']);
  }
  expect(run).not.toHaveBeenCalled();
});

test('a request without any check of the distribution is rejected', async () => {
  const answer = triggerAdapters.http(http(anyone), requestWith({}) as never, vi.fn(), {});
  expect(await answer).toMatchObject({ statusCode: 403 });
});

test('a request with the secret runs, and a failure names its request id', async () => {
  const around = { edge: edge() };
  const event = requestWith({ 'x-origin-secret': 'first' }) as never;
  const id = '4e0a9f2c-7d1b-4c3e-9a8f-6b5d4c3e2f1a';
  const fine = await triggerAdapters.http(http(anyone), event, async () => ({}), around);
  expect(fine).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
  const failed = (await inRequest(id, () =>
    triggerAdapters.http(http(anyone), event, () => Promise.reject(new Error('broken')), around),
  )) as { headers: object; body: string };
  expect(JSON.parse(failed.body)).toMatchObject({ status: 500, instance: `urn:uuid:${id}` });
  expect(failed.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('during a rotation the old and the new secret are accepted, afterwards only the new one', async () => {
  const warm = edge();
  expect(await warm.isFromEdge('first')).toBe(true);
  holds({ current: 'second', previous: 'first' });
  expect(await warm.isFromEdge('second')).toBe(true);
  expect(await warm.isFromEdge('first')).toBe(true);
  holds({ current: 'third', previous: 'second' });
  vi.setSystemTime(11 * 60_000);
  expect(await warm.isFromEdge('first')).toBe(false);
  expect(await warm.isFromEdge('third')).toBe(true);
});

test('wrong secrets cause at most one read of the secret per minute', async () => {
  const warm = edge();
  for (let n = 0; n < 50; n += 1) expect(await warm.isFromEdge(`guess-${n}`)).toBe(false);
  expect(secrets).toHaveBeenCalledTimes(2);
});

test('CloudFront overwrites the address header of the viewer', () => {
  const handler = new Function(`${VIEWER_ADDRESS}; return handler;`)();
  const headers = { 'x-viewer-address': { value: '10.0.0.1' }, accept: { value: '*/*' } };
  const request = handler({ request: { headers }, viewer: { ip: '2001:db8::7' } });
  expect(request.headers).toEqual({
    'x-viewer-address': { value: '2001:db8::7' },
    accept: { value: '*/*' },
  });
});
