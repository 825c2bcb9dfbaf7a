import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../../../lambdas/adapters/table.ts';
import { runConcurrently } from './run-concurrently.ts';

/** DynamoDB's limit per request. */
const ITEMS_PER_REQUEST = 25;

export async function putAll(
  { client, table: name }: Table,
  items: readonly object[],
): Promise<void> {
  const requests = Array.from({ length: Math.ceil(items.length / ITEMS_PER_REQUEST) }, (_, index) =>
    items.slice(index * ITEMS_PER_REQUEST, (index + 1) * ITEMS_PER_REQUEST),
  );
  await runConcurrently(
    requests.map((batch) => async () => {
      const RequestItems = { [name]: batch.map((Item) => ({ PutRequest: { Item } })) };
      await client.send(new BatchWriteCommand({ RequestItems }));
    }),
  );
}
