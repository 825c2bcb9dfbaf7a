import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { ORIGIN_SECRET_HEADER } from '../../../lambdas/contract/edge.ts';
import { environment as variablesOf } from '../../../lambdas/runtime/env.ts';
import { sealWith } from '../../../lambdas/runtime/seal.ts';
import { bundling, splitBundle } from '../../../lib/code/bundle.ts';
import { firstBatch, packedBatch } from '../../factories/batch.ts';
import { getEvent, httpEvent } from '../../factories/http-event.ts';
import { ORIGIN_SECRET, SIGNING_KEY } from './fake-aws.ts';

const run = promisify(execFile);
const firstResponse = join(import.meta.dirname, 'first-response.ts');
export const variables = Object.values(variablesOf).flatMap(({ shape }) => Object.keys(shape));

const SESSION = '019aa000-0000-7000-8000-000000000000';
const owner = { id: '3f1c1b5e-6f0f-4a55-9d8e-2f2f6f0c9a11' };
const message = (body: object) => ({ Records: [{ messageId: '1', body: JSON.stringify(body) }] });
const report = message({ ownerId: owner.id, scheduledAt: '2026-11-22T09:00:00.000Z' });
const origin = 'https://shop.example';
const throughEdge = <E extends { headers: object }>(event: E) => ({
  ...event,
  headers: { ...event.headers, [ORIGIN_SECRET_HEADER]: ORIGIN_SECRET },
});
const raw = (path: string, body: Buffer, query: object = {}) => ({
  rawPath: path,
  headers: {
    origin,
    [ORIGIN_SECRET_HEADER]: ORIGIN_SECRET,
    'content-type': 'application/octet-stream',
    'user-agent': 'Mozilla/5.0',
  },
  queryStringParameters: query,
  body: body.toString('base64'),
  isBase64Encoded: true,
  requestContext: { http: { method: 'POST', sourceIp: '203.0.113.9' } },
});
const ticket = sealWith([SIGNING_KEY], 'session-ticket').sign({
  o: owner.id,
  s: SESSION,
  d: 'shop.example',
  v: 'visitor',
  f: origin,
  r: '',
  p: 'all',
  m: 100,
  k: 30,
  t: 0,
  x: Date.now() + 3_600_000,
});
const batch = packedBatch(firstBatch('shop.example'));

/** A first call per measured function, and its status with an empty table. */
export const calls: Readonly<Record<string, { readonly event: object; readonly status?: number }>> =
  {
    'recordings/record-events': {
      event: raw('/functions/v1/record-events', batch, { ticket }),
      status: 202,
    },
    'recordings/start-session': {
      event: raw('/functions/v1/start-session', Buffer.from('{}')),
      status: 400,
    },
    'accounts/get-profile': { event: throughEdge(getEvent({}, owner)), status: 200 },
    'emails/list-emails': { event: throughEdge(getEvent({ query: {} }, owner)), status: 200 },
    'reports/get-latest-report': { event: throughEdge(httpEvent({}, owner)), status: 200 },
    'recordings/list-recordings': {
      event: throughEdge(getEvent({ query: {} }, owner)),
      status: 200,
    },
    'recordings/close-session': {
      event: message({
        ownerId: owner.id,
        sessionId: SESSION,
        lastSeenAt: '2026-11-22T08:00:00.000Z',
      }),
    },
    'reports/prepare-daily-report': { event: report },
    'reports/send-daily-report': { event: report },
  };

/** Bundles and minifies a function as it is deployed. */
export const build = (id: string, outdir: string) =>
  buildSync({ ...splitBundle(id), outdir, metafile: true });

/** Builds several functions in one call of esbuild, which reads and minifies shared code once. */
export function buildTogether(ids: readonly string[], outdir: string) {
  const { entryPoints, ...rest } = bundling(false);
  const wanted = Object.entries<string>(entryPoints).filter(([name]) =>
    ids.includes(dirname(name)),
  );
  const together = { ...rest, entryPoints: Object.fromEntries(wanted), splitting: true };
  return buildSync({ ...together, outdir, metafile: true });
}

export async function startFakeAws(): Promise<{ endpoint: string; stop: () => void }> {
  const cloud = spawn(process.execPath, [join(import.meta.dirname, 'fake-aws.ts')]);
  const [port] = (await once(cloud.stdout, 'data')) as [Buffer];
  return {
    endpoint: `http://127.0.0.1:${String(port).trim()}`,
    stop: () => void cloud.kill(),
  };
}

export interface FirstResponse {
  readonly imported: number;
  readonly responded: number;
  readonly response: { readonly statusCode?: number; readonly batchItemFailures?: unknown[] };
}

/** Starts a bundle in a separate process and calls it once. */
export async function measureFirstResponse(
  id: string,
  folder: string,
  endpoint: string,
  more: Record<string, string> = {},
): Promise<FirstResponse> {
  const env = {
    PATH: process.env.PATH ?? '',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    ...Object.fromEntries(variables.map((name) => [name, endpoint])),
    MAIL_FROM: 'a@example.com',
    SUPPORT_ADDRESS: 'a@example.com',
    MAIL_RATE_PER_SECOND: '14',
    LANGUAGE_MODEL_ID: 'none',
    SPEECH_VOICE: 'none',
    TABLE_NAME: 'table',
    ORIGIN_SECRET_ARN: ORIGIN_SECRET,
    BUCKET_NAME: 'bucket',
    AWS_ENDPOINT_URL: endpoint,
    ...more,
  };
  const event = JSON.stringify(calls[id]?.event ?? {});
  const { stdout } = await run(
    process.execPath,
    [firstResponse, join(folder, 'index.mjs'), event],
    {
      env,
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as FirstResponse;
}
