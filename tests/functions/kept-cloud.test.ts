import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  CreateEventSourceMappingCommand,
  CreateFunctionCommand,
  LambdaClient,
} from '@aws-sdk/client-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { emulatorAccess } from '../../lib/local/deploy.ts';
import { emulatorAt, startEmulator } from '../../lib/local/emulator.ts';
import { testPorts } from '../../lib/local/paths.ts';
import { zip } from '../../lib/local/zip.ts';

const port = testPorts.keptCloud;
const { endpoint, folder } = emulatorAt(port);
const TableName = 'kept';

const start = async () => {
  const emulator = await startEmulator({ port, keeps: true, google: testPorts.google });
  onTestFinished(emulator.stop);
  const access = emulatorAccess(endpoint);
  const client = {
    endpoint,
    region: access.AWS_REGION,
    credentials: {
      accessKeyId: access.AWS_ACCESS_KEY_ID,
      secretAccessKey: access.AWS_SECRET_ACCESS_KEY,
    },
  };
  const database = new DynamoDBClient(client);
  const put = (id: string) =>
    database.send(new PutItemCommand({ TableName, Item: { id: { S: id } } }));
  return { emulator, database, lambda: new LambdaClient(client), put };
};
const arrives = (id: string) =>
  expect.poll(() => existsSync(join(folder, id)), { timeout: 20_000 }).toBe(true);

test('a local cloud that starts again with its data keeps reading the stream of its table', async () => {
  rmSync(folder, { recursive: true, force: true });
  const first = await start();
  const { TableDescription } = await first.database.send(
    new CreateTableCommand({
      TableName,
      AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );
  const code = `const { writeFileSync } = require('node:fs');
    exports.handler = async ({ Records }) => {
      for (const { dynamodb } of Records) writeFileSync(${JSON.stringify(`${folder}/`)} + dynamodb.NewImage.id.S, '');
    };`;
  await first.lambda.send(
    new CreateFunctionCommand({
      FunctionName: 'note',
      Runtime: 'nodejs22.x',
      Handler: 'index.handler',
      Role: 'arn:aws:iam::000000000000:role/note',
      Code: { ZipFile: zip('index.js', Buffer.from(code)) },
    }),
  );
  await first.lambda.send(
    new CreateEventSourceMappingCommand({
      FunctionName: 'note',
      EventSourceArn: TableDescription?.LatestStreamArn,
      StartingPosition: 'TRIM_HORIZON',
    }),
  );
  for (const id of ['one', 'two', 'three']) await first.put(id);
  await arrives('three');
  await first.emulator.stop();

  const second = await start();
  await second.put('four');
  await arrives('four');
});
