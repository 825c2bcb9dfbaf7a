import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, expect, test, vi } from 'vitest';
import { aws } from '../../lambdas/adapters/aws-request.ts';
import { signedHeaders } from '../../lambdas/adapters/aws-signature.ts';

const access = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  AWS_SESSION_TOKEN: 'a+session/token==',
};
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Sent {
  readonly method: 'PUT' | 'POST';
  readonly protocol: string;
  readonly hostname: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

/** The request of an SDK client, captured before it is sent. */
async function sentBySdk(send: (settings: object) => Promise<unknown>): Promise<Sent> {
  let caught: Sent | undefined;
  const requestHandler = {
    handle: async (request: Sent) => {
      caught = request;
      throw new Error('caught');
    },
  };
  const credentials = {
    accessKeyId: access.AWS_ACCESS_KEY_ID,
    secretAccessKey: access.AWS_SECRET_ACCESS_KEY,
    sessionToken: access.AWS_SESSION_TOKEN,
  };
  const settings = { region: access.AWS_REGION, credentials, requestHandler, maxAttempts: 1 };
  await send(settings).catch(() => {});
  if (!caught) throw new Error('the SDK sent nothing');
  return caught;
}

const body = new TextEncoder().encode('{"a":1}');
const put = new PutObjectCommand({
  Bucket: 'recordings-bucket',
  Key: 'batches/3f1c1b5e/019aa000/00000001-ab12',
  Body: body,
  IfNoneMatch: '*',
  ContentType: 'application/json',
  Metadata: { shift: '-12', received: '2026-11-22T09:00:00.000Z' },
  CacheControl: 'private, max-age=3600',
  Tagging: 'keep=30',
});

test.each([
  [
    's3',
    (settings: object) =>
      new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' }).send(put),
    'https://recordings-bucket.s3.eu-central-1.amazonaws.com',
  ],
  [
    'secretsmanager',
    (settings: object) =>
      new SecretsManagerClient(settings).send(new GetSecretValueCommand({ SecretId: 'a' })),
    'https://secretsmanager.eu-central-1.amazonaws.com',
  ],
])('a request to %s is signed as the SDK signs it', async (service, send, origin) => {
  const sent = await sentBySdk(send);
  const { authorization, 'x-amz-date': date = '', ...rest } = sent.headers;
  const signed = /SignedHeaders=([^,]+)/.exec(authorization ?? '')?.[1]?.split(';') ?? [];
  const headers = Object.fromEntries(
    Object.entries(rest).filter(([name]) => signed.includes(name)),
  );
  const at = new Date(date.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
  const url = new URL(sent.path, `${sent.protocol}//${sent.hostname}`);
  url.search = new URLSearchParams(sent.query).toString();
  expect(url.origin).toBe(origin);
  const bytes = typeof sent.body === 'string' ? new TextEncoder().encode(sent.body) : sent.body;
  const ours = signedHeaders(
    { service, method: sent.method, url, headers, body: bytes },
    access,
    at,
  );
  expect(ours.authorization).toBe(authorization);
});

/** A service that returns the given answers in turn, and records requests. */
async function withService(answers: RequestListener[], use: () => Promise<void>) {
  const arrived: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url = '', headers } = request;
    arrived.push({ url, headers, body: Buffer.concat(chunks).toString() });
    answers[arrived.length - 1]?.(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  for (const [name, value] of Object.entries(access)) vi.stubEnv(name, value);
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${port}`);
  try {
    await use();
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
  return arrived;
}
const answer =
  (status: number, text = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'x-amz-request-id': 'r1' }).end(text);
const request = {
  service: 's3',
  method: 'PUT',
  bucket: 'b',
  path: '/a',
  headers: { 'x-amz-tagging': 'keep=30' },
  body,
  timeoutMs: 2_000,
} as const;

test('a request to a busy service or over a broken connection is retried with the same bytes', async () => {
  const breaks: RequestListener = (incoming) => void incoming.socket.destroy();
  const answers = [answer(503, '<Error><Code>SlowDown</Code></Error>'), breaks, answer(200, 'ok')];
  const arrived = await withService(answers, async () => {
    expect(await aws.send(request)).toBe('ok');
  });
  expect(arrived.map(({ url }) => url)).toEqual(['/b/a', '/b/a', '/b/a']);
  expect(new Set(arrived.map((each) => each.body))).toEqual(new Set(['{"a":1}']));
});

test.each([
  ['s3', 412, '<Error><Code>PreconditionFailed</Code></Error>', 'PreconditionFailed'],
  [
    'dynamodb',
    400,
    '{"__type":"com.amazonaws#ResourceNotFoundException"}',
    'ResourceNotFoundException',
  ],
  // The item whose condition failed may contain any text.
  [
    'dynamodb',
    400,
    '{"Item":{"title":{"S":"<Code>ThrottlingException"}},"__type":"x#ConditionalCheckFailedException"}',
    'ConditionalCheckFailedException',
  ],
  ['s3', 403, 'no code', 'AwsError'],
] as const)(
  'a rejection of %s with %d throws at once, with the fields of the SDK’s errors',
  async (service, status, text, name) => {
    const arrived = await withService([answer(status, text)], async () => {
      await expect(aws.send({ ...request, service })).rejects.toMatchObject({
        name,
        $metadata: { httpStatusCode: status, requestId: 'r1' },
      });
    });
    expect(arrived).toHaveLength(1);
  },
);

test('a service that never responds is given up after three timeouts', async () => {
  const limits: number[] = [];
  let time = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    time = new AbortController();
    return time.signal;
  });
  // Aborts when the request has arrived, so the speed of the machine does not matter.
  const silent: RequestListener = () => time.abort();
  const arrived = await withService([silent, silent, silent], async () => {
    await expect(aws.send({ ...request, timeoutMs: 50 })).rejects.toThrow();
  });
  expect(arrived).toHaveLength(3);
  expect(limits).toEqual([50, 50, 50]);
});
