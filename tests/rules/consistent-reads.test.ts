import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, expect, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { shareStore } from '../../lambdas/recordings/sharing/share.store.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';

const service = mockClient(DynamoDBDocumentClient);
afterEach(() => service.reset());
afterAll(() => service.restore());

test('save and schedule read what the check before them has just written', async () => {
  service.on(QueryCommand).resolves({ Items: [] });
  await integrationStore(table.connect({ TABLE_NAME: 'table' })).of('owner');
  const queries = service.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  expect(queries).toMatchObject([{ ConsistentRead: true }]);
});

test('a change reaches the connection that was opened just before it', async () => {
  service.on(QueryCommand).resolves({ Items: [] });
  await connectionStore(table.connect({ TABLE_NAME: 'table' })).of('owner');
  const queries = service.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  expect(queries).toMatchObject([{ ConsistentRead: true }]);
});

test('the limit of links per recording counts those that were added just before', async () => {
  service.on(QueryCommand).resolves({ Items: [] });
  const shares = shareStore(table.connect({ TABLE_NAME: 'table' }));
  await shares.of({ ownerId: 'owner', sessionId: 'session' });
  const queries = service.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  expect(queries).toMatchObject([{ ConsistentRead: true }]);
});
