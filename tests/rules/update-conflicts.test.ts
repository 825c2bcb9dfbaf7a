import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { itemsOf } from '../../lambdas/adapters/items.ts';
import * as light from '../../lambdas/adapters/light-dynamodb.ts';
import { type Table, table } from '../../lambdas/adapters/table.ts';

/** DynamoDB's response to a write of an item that is part of a running transaction; the SDK does not retry it. */
const conflict = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException',
  message: 'Transaction is ongoing for the item',
});
let conflicts = 0;
let requests = 0;
const server = createServer((request, response) => {
  request.resume();
  requests += 1;
  const isConflict = conflicts-- > 0;
  response.writeHead(isConflict ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(isConflict ? conflict : '{}');
});
const KEYS = ['AWS_ENDPOINT_URL', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const values = [
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'us-east-1',
    'test',
    'test',
  ];
  for (const [index, key] of KEYS.entries()) vi.stubEnv(key, values[index]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

test('an update that conflicts with a transaction is sent again', async () => {
  const items = itemsOf(table.connect({ TABLE_NAME: 'table' }));
  [conflicts, requests] = [2, 0];
  const change = { change: 'SET #a = :a', values: { a: 1 } };
  expect((await items.update({ PK: 'a', SK: 'b' }, change)).isDone).toBe(true);
  expect(requests).toBe(3);
});

test('an update without the SDK that conflicts with a transaction is sent again', async () => {
  const client = light.DynamoDBDocumentClient.from() as unknown as Table['client'];
  [conflicts, requests] = [2, 0];
  const input = { TableName: 'table', Item: { PK: 'a', SK: 'b' } };
  await client.send(new light.PutCommand(input) as never);
  expect(requests).toBe(3);
  onTestFinished(() => expect(conflicts).toBeLessThan(0));
});
