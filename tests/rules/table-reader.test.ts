import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test, vi } from 'vitest';
import { tableReader } from '../../lambdas/adapters/table.ts';

test('a table that only reads refuses every other command before it leaves', async () => {
  const options = { TABLE_NAME: 'a-table' };
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  mockClient(DynamoDBDocumentClient).resolves({});
  const { client, table: TableName } = tableReader.connect(options);
  const key = { PK: 'a', SK: 'b' };
  await expect(client.send(new GetCommand({ TableName, Key: key }))).resolves.toBeDefined();
  expect(() => client.send(new PutCommand({ TableName, Item: key }))).toThrow(/PutCommand is not/);
  expect(() => client.send(new TransactWriteCommand({ TransactItems: [] }))).toThrow(/not among/);
});
