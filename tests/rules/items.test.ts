import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, onTestFinished, test } from 'vitest';
import { itemsOf } from '../../lambdas/adapters/items.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const keyOf = (place: number) => ({
  PK: 'OWNER#ann',
  SK: `SESSION#${String(place).padStart(3, '0')}`,
});

async function stored(count: number) {
  const { table, counts } = memoryTable();
  const items = itemsOf(table);
  for (let place = 0; place < count; place += 1) await items.put(keyOf(place));
  return { items, counts };
}
async function placesOf(found: AsyncIterable<{ readonly SK?: unknown }>) {
  const places: string[] = [];
  for await (const { SK } of found) places.push(String(SK));
  return places;
}

test.each([0, 100, 101, 250])(
  '%i items are read by their keys, in requests of at most 100',
  async (count) => {
    const { items } = await stored(count);
    const keys = Array.from({ length: count }, (_, place) => keyOf(place));
    expect(await placesOf(items.getMany(keys))).toEqual(keys.map(({ SK }) => SK));
  },
);

test('only the first page of a list is short, so that a long list needs few requests', async () => {
  const { items, counts } = await stored(60);
  const query = { values: { owner: 'OWNER#ann' } };
  expect(await placesOf(items.all('#PK = :owner', query, 5))).toHaveLength(60);
  expect(counts.reads).toBe(2);
});

test('an item is read as the last write left it', async () => {
  const service = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => service.restore());
  service.on(GetCommand).resolves({});
  await itemsOf(table.connect({ TABLE_NAME: 'table' })).get(keyOf(1));
  const [call] = service.commandCalls(GetCommand);
  expect(call?.args[0].input).toMatchObject({ ConsistentRead: true });
});
