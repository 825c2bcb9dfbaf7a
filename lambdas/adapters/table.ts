import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { connector } from '../runtime/connector.ts';

/** What one batch may delete, by DynamoDB's own limit. */
const BATCH = 25;

/** The single table, as ElectroDB's entities want it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly table: string;
}

export const table = connector(
  'table',
  ({ TABLE_NAME }): Table => ({
    client: DynamoDBDocumentClient.from(new DynamoDBClient({}), {
      marshallOptions: { removeUndefinedValues: true },
    }),
    table: TABLE_NAME,
  }),
);

/** ElectroDB wraps the refusal of a condition; stores answer with false instead of an error. */
export const isConditionRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ConditionalCheckFailedException' || isConditionRefused(error.cause));

/** True when the change was made, false when its condition refused it. Anything else is an error. */
export async function unlessRefused(change: Promise<unknown>): Promise<boolean> {
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
