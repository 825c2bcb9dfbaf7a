import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Many visitors share one client in a test, and wait for one of its connections longer than a function would: to the SDK
 * that is a connection that is not made in time.
 */
const patient = { connectionTimeout: 900_000, requestTimeout: 900_000 };

export const patientTable = () => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler: patient }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
  table: String(process.env.TABLE_NAME),
});
