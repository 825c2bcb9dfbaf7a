import { connector } from '../runtime/connector.ts';
import { DynamoDBDocumentClient, GetCommand } from './light-dynamodb.ts';

export interface Sessions {
  /** When all sessions of an account were ended: by a password reset, or when its address's owner took it over. */
  endedAt(ownerId: string): Promise<string | undefined>;
}

/** Reads one field of the profile (`profile.store.ts`), without the SDK, because every call's bundle contains this. */
export const sessions = connector('table:read', ({ TABLE_NAME: TableName }): Sessions => {
  const client = DynamoDBDocumentClient.from();
  return {
    async endedAt(ownerId) {
      const Key = { PK: `OWNER#${ownerId}`, SK: 'PROFILE' };
      const ProjectionExpression = 'sessions_ended_at';
      const { Item } = (await client.send(
        new GetCommand({ TableName, Key, ProjectionExpression, ConsistentRead: true }),
      )) as { Item?: { sessions_ended_at?: string } };
      return Item?.sessions_ended_at;
    },
  };
});
