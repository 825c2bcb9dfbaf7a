import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  CreateEventSourceMappingCommand,
  CreateFunctionCommand,
  InvokeCommand,
  LambdaClient,
} from '@aws-sdk/client-lambda';
import { expect, onTestFinished, test } from 'vitest';
import { emulatorAccess } from '../../lib/local/deploy.ts';
import { emulatorAt, startEmulator } from '../../lib/local/emulator.ts';
import { testPorts } from '../../lib/local/paths.ts';
import { zip } from '../../lib/local/zip.ts';

const port = testPorts.persistentCloud;
const { endpoint, folder } = emulatorAt(port);
const TableName = 'persistent';

const start = async () => {
  const emulator = await startEmulator({ port, persists: true, google: testPorts.google });
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

test('a local cloud that restarts with its data continues to read its table’s stream', async () => {
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

test('functions share a process but no variables or logs, and a hanging one ends alone', async () => {
  rmSync(folder, { recursive: true, force: true });
  const { lambda } = await start();
  const code = `import { existsSync } from 'node:fs';
    let calls = 0;
    export const handler = async ({ fails, until }) => {
      console.log('by ' + process.env.NAME);
      if (fails) throw new Error(fails);
      while (until && !existsSync(until)) await new Promise((next) => setTimeout(next, 10));
      calls += 1;
      return { calls, name: process.env.NAME, process: process.pid };
    };`;
  const create = (FunctionName: string, Timeout: number) =>
    lambda.send(
      new CreateFunctionCommand({
        ...{ FunctionName, Timeout, Runtime: 'nodejs24.x', Handler: 'index.handler' },
        Role: 'arn:aws:iam::000000000000:role/note',
        Environment: { Variables: { NAME: `the ${FunctionName} one` } },
        Code: { ZipFile: zip('index.mjs', Buffer.from(code)) },
      }),
    );
  const call = async (FunctionName: string, event = {}) => {
    const asked = { FunctionName, Payload: JSON.stringify(event), LogType: 'Tail' as const };
    const { LogResult = '', Payload, FunctionError } = await lambda.send(new InvokeCommand(asked));
    const log = Buffer.from(LogResult, 'base64').toString();
    return { ...JSON.parse(Buffer.from(Payload ?? []).toString()), log, FunctionError };
  };
  await create('quick', 30);
  await create('hanging', 1);
  const quick = await call('quick');
  expect(quick).toMatchObject({ calls: 1, name: 'the quick one' });
  expect(await call('quick', { fails: 'No' })).toMatchObject({
    errorMessage: 'No',
    log: expect.stringContaining('by the quick one'),
  });
  const hanging = await call('hanging');
  expect(hanging).toMatchObject({ calls: 1, name: 'the hanging one', process: quick.process });
  expect(hanging.log).toContain('by the hanging one');
  expect(hanging.log).not.toContain('quick');
  expect(await call('quick')).toMatchObject({ calls: 2, name: 'the quick one' });

  const until = join(folder, 'until');
  const waiting = [call('quick', { until }), call('quick', { until })];
  const ended = await call('hanging', { until });
  expect(ended).toMatchObject({ errorMessage: 'Task timed out after 1.00 seconds' });
  const next = await call('quick');
  writeFileSync(until, '');
  // Two concurrent calls have two instances of the module.
  expect((await Promise.all(waiting)).map(({ calls }) => calls).sort()).toEqual([1, 3]);
  expect(next).toMatchObject({ calls: 1, name: 'the quick one' });
  expect(next.process).not.toBe(quick.process);
  await expect.poll(() => isRunning(quick.process), { timeout: 20_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
