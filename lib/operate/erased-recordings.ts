import { type AttributeValue, type DynamoDBClient, paginateQuery } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

const OF_RECORDING = /^(?:BATCH|SHARE)#([^#]+)#/;

/**
 * Returns a predicate for batches and shared links of recordings that the owner has deleted since the copy. They must
 * not be restored: the stage's table still has their tombstones, so a restored item could not be deleted again.
 */
export function erasedRecordingFilter(client: DynamoDBClient, TableName: string | undefined) {
  const known = new Map<string, Promise<Set<string>>>();
  return async ({ PK, SK }: Item): Promise<boolean> => {
    const sessionId = OF_RECORDING.exec(SK?.S ?? '')?.[1];
    const owner = PK?.S;
    if (sessionId === undefined || owner === undefined) return false;
    const erased = known.get(owner) ?? erasedIn(client, TableName, owner);
    known.set(owner, erased);
    return (await erased).has(sessionId);
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
