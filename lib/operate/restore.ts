import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  paginateQuery,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { normalAddress } from '../../lambdas/contract/rules/email-address.ts';
import { UserError } from '../user-error.ts';
import { deletedAccountFilter } from './deleted-accounts.ts';
import { erasedRecordingFilter } from './erased-recordings.ts';
import type { Target } from './target.ts';

type Item = Record<string, AttributeValue>;

interface Restored {
  readonly read: number;
  /** The other items still exist, perhaps in a newer version, and are not overwritten. */
  readonly restored: number;
}

const CONCURRENCY = 16;

/**
 * Copies missing items, of one owner or of all, from a table that point-in-time recovery created. It overwrites nothing, so
 * it can be repeated and run while the stage is in use. Of all owners, it leaves out accounts that were deleted since.
 */
export async function restore(
  { from, owner }: { from: string; owner?: string | undefined },
  target: Target,
): Promise<Restored> {
  const TableName = target.outputs.TABLE_NAME;
  if (from === TableName) throw new UserError(`${from} is the stage's own table.`);
  const database = new DynamoDBClient(target.client);
  const isErased = erasedRecordingFilter(database, TableName);
  // An operator who names an owner wants that account back.
  const isDeleted = owner ? async () => false : deletedAccountFilter(target);
  let read = 0;
  let restored = 0;
  const restoreItem = async (item: Item) => {
    if (isExpired(item) || (await isDeleted(item)) || (await isErased(item))) return;
    read += 1;
    if (await putMissing(database, TableName, item)) restored += 1;
  };
  for await (const items of owner ? ownersItems(database, from, owner) : all(database, from)) {
    for (let at = 0; at < items.length; at += CONCURRENCY) {
      await Promise.all(items.slice(at, at + CONCURRENCY).map(restoreItem));
    }
  }
  return { read, restored };
}

async function* all(client: DynamoDBClient, TableName: string): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) yield Items;
}

/** The owner's partition and the partition of the owner's address. */
async function* ownersItems(client: DynamoDBClient, TableName: string, owner: string) {
  let email: string | undefined;
  for await (const items of partition(client, TableName, `OWNER#${owner}`)) {
    email ??= items.find(({ SK }) => SK?.S === 'PROFILE')?.email?.S;
    yield items;
  }
  if (email !== undefined) yield* partition(client, TableName, `EMAIL#${normalAddress(email)}`);
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

/** DynamoDB would delete it within days. */
const isExpired = ({ ttl }: Item) => ttl?.N !== undefined && Number(ttl.N) * 1_000 < Date.now();
