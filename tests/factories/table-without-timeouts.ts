import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * In a test many visitors share one client and wait for its connections longer than a function would. The SDK would
 * treat that as a connection timeout.
 */
const longTimeouts = { connectionTimeout: 900_000, requestTimeout: 900_000 };

export const tableWithoutTimeouts = () => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: longTimeouts }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: String(process.env.TABLE_NAME),
});
