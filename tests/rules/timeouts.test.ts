import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test } from 'vitest';
import { MAIL_TIMEOUT_MS } from '../../lambdas/adapters/mail.ts';
import { pageReader } from '../../lambdas/adapters/page-reader.ts';
import { withTimeout } from '../../lambdas/adapters/sdk.ts';
import { timeoutOf } from '../../lambdas/runtime/function.ts';
import { triggeredBy } from '../../lib/deployables.ts';

const folder = resolve(import.meta.dirname, '../../lambdas/adapters');

/** A service that handles requests like `respond`, and the options of a client that reaches it. */
async function serviceThat(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
    ...withTimeout(100),
  };
}
const getItem = new GetItemCommand({ TableName: 'table', Key: { PK: { S: 'a' } } });

test('a request to a service that never responds times out', async () => {
  const client = new DynamoDBClient(await serviceThat(() => {}));
  await expect(client.send(getItem)).rejects.toThrow(/timed out|timeout/i);
  client.destroy();
});

test('a response whose body stops halfway times out', async () => {
  const options = await serviceThat((_, response) =>
    response.writeHead(200, { 'content-length': '1000' }).write('{"Item":'),
  );
  const table = new DynamoDBClient(options);
  await expect(table.send(getItem)).rejects.toThrow(/timed out|timeout/i);
  const bucket = new S3Client({ ...options, forcePathStyle: true });
  const { Body } = await bucket.send(new GetObjectCommand({ Bucket: 'bucket', Key: 'a' }));
  await expect(Body?.transformToByteArray()).rejects.toThrow(/timed out|timeout/i);
  table.destroy();
  bucket.destroy();
}, 5_000);

test('every SDK client has a timeout', () => {
  const clients = readdirSync(folder).flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/new (?:sdk\.)?\w+Client\(([^;]*);/g),
    ].map(([text]) => ({ name, text })),
  );
  expect(clients.length).toBeGreaterThanOrEqual(11);
  const endless = clients.filter(({ text }) => !text.includes('withTimeout('));
  expect(endless).toEqual([]);
});

test('a website whose page breaks the reading function is unreachable, not an error', async () => {
  const lambda = mockClient(LambdaClient);
  lambda.on(InvokeCommand).resolves({
    FunctionError: 'Unhandled',
    Payload: { transformToString: () => '{"errorType":"RangeError"}' } as never,
  });
  const reader = pageReader.connect({ PAGE_READER_FUNCTION: 'read-page' });
  expect(await reader.read('shop.example')).toEqual({ kind: 'unreachable' });
  lambda.restore();
});

test('a call that sends an email outlives an email service that does not respond', () => {
  const senders = triggeredBy('http').filter(({ fn }) => fn.uses.includes('mail'));
  expect(senders.length).toBeGreaterThan(5);
  const tooShort = senders.filter(({ fn }) => timeoutOf(fn) * 1_000 < MAIL_TIMEOUT_MS + 5_000);
  expect(tooShort.map(({ id }) => id)).toEqual([]);
});
