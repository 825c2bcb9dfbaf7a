import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { UserError } from '../local/running.ts';
import { ofErasedRecording } from './erased-recordings.ts';
import type { Target } from './target.ts';

type Item = Record<string, AttributeValue>;

interface Restored {
  readonly read: number;
  /** The others are still in the table, perhaps newer, and stay as they are. */
  readonly restored: number;
}

const AT_ONCE = 16;

/**
 * Copies back what is missing from a table that point-in-time recovery made beside the stage's own: of one owner, or of
 * all. It writes nothing over, so it can be run again, and while the stage serves.
 */
export async function restore(
  { from, owner }: { from: string; owner?: string | undefined },
  { client, outputs }: Target,
): Promise<Restored> {
  const TableName = outputs.TABLE_NAME;
  if (from === TableName) throw new UserError(`${from} is the stage's own table.`);
  const database = new DynamoDBClient(client);
  const isErased = ofErasedRecording(database, TableName);
  let read = 0;
  let restored = 0;
  const putBack = async (item: Item) => {
    if (isExpired(item) || (await isErased(item))) return;
    read += 1;
    if (await putMissing(database, TableName, item)) restored += 1;
  };
  for await (const items of owner ? ownersItems(database, from, owner) : all(database, from)) {
    for (let at = 0; at < items.length; at += AT_ONCE) {
      await Promise.all(items.slice(at, at + AT_ONCE).map(putBack));
    }
  }
  return { read, restored };
}

async function* all(client: DynamoDBClient, TableName: string): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) yield Items;
}

/** The owner's partition, and the address that leads to it. */
async function* ownersItems(client: DynamoDBClient, TableName: string, owner: string) {
  let email: string | undefined;
  for await (const items of partition(client, TableName, `OWNER#${owner}`)) {
    email ??= items.find(({ SK }) => SK?.S === 'PROFILE')?.email?.S;
    yield items;
  }
  if (email !== undefined) yield* partition(client, TableName, `EMAIL#${email}`);
}

async function* partition(
  client: DynamoDBClient,
  TableName: string,
  key: string,
): AsyncGenerator<Item[]> {
  const query = {
    TableName,
    KeyConditionExpression: 'PK = :key',
    ExpressionAttributeValues: { ':key': { S: key } },
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) yield Items;
}

async function putMissing(client: DynamoDBClient, TableName: string | undefined, Item: Item) {
  try {
    const ConditionExpression = 'attribute_not_exists(PK)';
    await client.send(new PutItemCommand({ TableName, Item, ConditionExpression }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** The table would delete it within days. */
const isExpired = ({ ttl }: Item) => ttl?.N !== undefined && Number(ttl.N) * 1_000 < Date.now();
