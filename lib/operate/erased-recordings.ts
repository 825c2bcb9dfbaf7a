import { type AttributeValue, type DynamoDBClient, paginateQuery } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

const BATCH = /^BATCH#([^#]+)#/;

/**
 * Whether an item is a batch of a recording that its owner deleted meanwhile. The tombstone is in the stage's table and
 * stays as it is, so the batch would be stored again and could not be deleted.
 */
export function ofErasedRecording(client: DynamoDBClient, TableName: string | undefined) {
  const known = new Map<string, Promise<Set<string>>>();
  return async ({ PK, SK }: Item): Promise<boolean> => {
    const sessionId = BATCH.exec(SK?.S ?? '')?.[1];
    const owner = PK?.S;
    if (sessionId === undefined || owner === undefined) return false;
    const asked = known.get(owner) ?? erasedIn(client, TableName, owner);
    known.set(owner, asked);
    return (await asked).has(sessionId);
  };
}

async function erasedIn(client: DynamoDBClient, TableName: string | undefined, owner: string) {
  const query = {
    TableName,
    KeyConditionExpression: 'PK = :owner AND begins_with(SK, :sessions)',
    FilterExpression: '#state = :erased',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':owner': { S: owner },
      ':sessions': { S: 'SESSION#' },
      ':erased': { S: 'erased' },
    },
    ConsistentRead: true,
  };
  const erased = new Set<string>();
  for await (const { Items = [] } of paginateQuery({ client }, query)) {
    for (const { SK } of Items) erased.add(SK?.S?.split('#').at(-1) ?? '');
  }
  return erased;
}
