import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { connector } from '../runtime/connector.ts';
import { answersWithin } from './sdk.ts';

/** What one batch may delete, by DynamoDB's own limit. */
const BATCH = 25;

/** The single table, as ElectroDB's entities want it. */
interface Opened {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}
export interface Table extends Opened {
  readonly access?: 'write';
}
/** The table of a function whose role may only read it. No store takes it, only a store's `reading`. */
export interface TableReader extends Opened {
  readonly access: 'read';
}

const open = (table: string): Opened => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient(answersWithin(5_000)), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table,
});

export const table = connector('table', ({ TABLE_NAME }): Table => open(TABLE_NAME));

/** By the SDK's names: a bundle's own names of classes are minified. */
const READS = ['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'TransactGetItemsCommand'];

/** The local cloud checks no rights, so the client itself refuses what the role may not do on AWS. */
export const tableReader = connector('table:read', ({ TABLE_NAME }): TableReader => {
  const opened = open(TABLE_NAME);
  opened.client.middlewareStack.add(
    (next, { commandName = 'a command without a name' }) =>
      async (args) => {
        if (!READS.includes(commandName))
          throw new Error(`${commandName} is not among the reads of this function`);
        return next(args);
      },
    { step: 'initialize', name: 'readsAlone' },
  );
  return { ...opened, access: 'read' };
});

/** What of a store only reads: all that a function with `table:read` can have of it. */
export const reading =
  <S, const K extends keyof S>(store: (table: Table) => S, ..._: readonly K[]) =>
  (reader: TableReader): Pick<S, K> =>
    store(reader as Opened as Table);

/** ElectroDB wraps a failed condition; stores return false instead of an error. */
export const isConditionRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConditionalCheckFailedException' || isConditionRefused(error.cause));

/** True when the change was made, false when its condition failed. Anything else is an error. */
export async function conditionHeld(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (isConditionRefused(error)) return false;
    throw error;
  }
}

/** Deletes everything under one partition key. It may be run again after a crash. */
export async function emptyPartition({ client, table }: Table, PK: string): Promise<void> {
  for (;;) {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': PK },
        ProjectionExpression: 'PK, SK',
        Limit: BATCH,
        ConsistentRead: true,
      }),
    );
    if (Items.length === 0) return;
    const deletes = Items.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: deletes } }));
  }
}
