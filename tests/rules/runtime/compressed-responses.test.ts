import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../../lambdas/contract/call.ts';
import { http, raw } from '../../../lambdas/runtime/function.ts';
import { type RawResponse, triggerAdapters } from '../../../lambdas/runtime/trigger-adapters.ts';

interface Answer {
  readonly statusCode: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly isBase64Encoded?: boolean;
}
const around = { edge: { isFromEdge: async () => true } };
const from = (accepts: string | undefined) =>
  ({
    headers: accepts === undefined ? {} : { 'accept-encoding': accepts },
    rawPath: '/',
    requestContext: { http: { method: 'GET', sourceIp: '192.0.2.1' } },
  }) as never;
const text = call({
  method: 'POST',
  path: '/rpc/text',
  caller: 'anyone',
  body: z.void(),
  reply: z.object({ text: z.string() }),
});
const called = async (accepts: string | undefined, reply: { text: string }) =>
  (await triggerAdapters.http(http(text), from(accepts), async () => reply, around)) as Answer;
const responseTo = async (accepts: string, answer: RawResponse) =>
  (await triggerAdapters.raw(
    raw(['GET'], '/raw'),
    from(accepts),
    async () => answer,
    around,
  )) as Answer;

/** As CloudFront normalizes the header of browsers. */
const BROWSER = 'br,gzip';
const long = { text: 'A mug with a chip. '.repeat(200) };

test('a long response is compressed for a browser, and unchanged when decompressed', async () => {
  const { statusCode, headers, body, isBase64Encoded } = await called(BROWSER, long);
  expect([statusCode, isBase64Encoded]).toEqual([200, true]);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
  const packed = Buffer.from(body, 'base64');
  expect(packed.length).toBeLessThan(500);
  expect(JSON.parse(gunzipSync(packed).toString())).toEqual(long);
});

test.each([
  ['says nothing', undefined],
  ['takes everything unpacked', 'identity'],
  ['rejects gzip', 'br, gzip;q=0'],
])('a client that %s gets a long response as text', async (_, accepts) => {
  const { headers, body, isBase64Encoded } = await called(accepts, long);
  expect(isBase64Encoded ?? false).toBe(false);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body)).toEqual(long);
});

test('a short response is not compressed, because it fits into one network packet', async () => {
  const { headers, body } = await called(BROWSER, { text: 'short' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body)).toEqual({ text: 'short' });
});

test('a page is compressed, and a picture is not', async () => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: long.text };
  expect((await responseTo(BROWSER, page)).headers).toMatchObject({ 'content-encoding': 'gzip' });
  const bytes = Buffer.from(long.text);
  const picture = { status: 200, headers: { 'content-type': 'image/png' }, body: bytes };
  const sent = await responseTo(BROWSER, picture);
  expect(sent.headers).not.toHaveProperty('content-encoding');
  expect(Buffer.from(sent.body, 'base64').equals(bytes)).toBe(true);
});
