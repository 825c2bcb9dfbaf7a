import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Many simulated visitors share one client, and the SDK would report waiting for a connection as a timeout. */
const longTimeouts = { connectionTimeout: 900_000, requestTimeout: 900_000 };

export const tableWithoutTimeouts = () => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: longTimeouts }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: String(process.env.TABLE_NAME),
});
