import { GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { tableReader } from '../../lambdas/adapters/table.ts';

afterEach(() => void vi.unstubAllEnvs());

test('a read-only table rejects every other command before it is sent', async () => {
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  const { client, table: TableName } = tableReader.connect({ TABLE_NAME: 'a-table' });
  const left = vi
    .spyOn(client.config.requestHandler, 'handle')
    .mockRejectedValue(new Error('sent'));
  const key = { PK: 'a', SK: 'b' };
  const put = new PutCommand({ TableName, Item: key });
  await expect(client.send(put)).rejects.toThrow(/PutItemCommand is not allowed with table:read/);
  const write = new TransactWriteCommand({ TransactItems: [] });
  await expect(client.send(write)).rejects.toThrow(/not allowed/);
  expect(left).not.toHaveBeenCalled();
  await expect(client.send(new GetCommand({ TableName, Key: key }))).rejects.toThrow('sent');
});
