import { randomUUID } from 'node:crypto';
import {
  DeleteTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { handler as getProfile } from '../../lambdas/accounts/get-profile.lambda.ts';
import { handler as updateProfile } from '../../lambdas/accounts/update-profile.lambda.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { handler as deleteRecording } from '../../lambdas/recordings/erasure/delete-recording.lambda.ts';
import { restore } from '../../lib/operate/restore.ts';
import { localTarget } from '../../lib/operate/target.ts';
import { allItems } from '../factories/everything-stored.ts';
import { fillAccount } from '../factories/full-account.ts';
import { answerOf, httpEvent } from '../factories/http-event.ts';
import { newAddress } from '../factories/owner.ts';

const { endpoint, outputs } = inject('cloud');
const target = localTarget({ endpoint, outputs });
const SourceTableName = outputs.TABLE_NAME ?? '';
const from = `restored-${randomUUID()}`;
const database = new DynamoDBClient(target.client);
const owner = { id: randomUUID(), email: newAddress() };
/** Items that no background function changes. */
const itemsOf = async ({ id, email }: typeof owner) =>
  (await allItems())
    .filter(
      ({ PK, SK }) => [`OWNER#${id}`, `EMAIL#${email}`].includes(PK) && SK !== 'REPORT_SCHEDULE',
    )
    .sort((one, other) => (one.SK < other.SK ? -1 : 1));

/** Creates a copy of the table, as a point-in-time restore would. */
beforeAll(async () => {
  const connection = `canary${randomUUID().slice(0, 8)}`;
  await fillAccount(owner, connection);
  // Removed here, because the first push would remove it at an unknown time.
  await connectionStore(table.connect(process.env as never)).remove(connection);
  await database.send(
    new UpdateContinuousBackupsCommand({
      TableName: SourceTableName,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    }),
  );
  await database.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName,
      TargetTableName: from,
      UseLatestRestorableTime: true,
    }),
  );
  await waitUntilTableExists({ client: database, maxWaitTime: 30 }, { TableName: from });
});
afterAll(() => database.send(new DeleteTableCommand({ TableName: from })));

const profile = async () => answerOf(await getProfile(httpEvent(undefined, owner))).body.profile;

test('restores all deleted items of an owner and keeps newer ones', async () => {
  const before = await itemsOf(owner);
  expect(before.length).toBeGreaterThan(15);
  const { client } = table.connect(process.env as never);
  for (const { PK, SK } of before) {
    await client.send(new DeleteCommand({ TableName: SourceTableName, Key: { PK, SK } }));
  }
  expect(await itemsOf(owner)).toEqual([]);

  expect((await restore({ from, owner: owner.id }, target)).restored).toBe(before.length);
  expect(await itemsOf(owner)).toEqual(before);

  const { first_name: old } = await profile();
  const { status } = answerOf(await updateProfile(httpEvent({ first_name: 'Newer' }, owner)));
  expect(status).toBe(200);
  expect((await restore({ from, owner: owner.id }, target)).restored).toBe(0);
  expect([old, (await profile()).first_name]).toEqual([expect.stringContaining('canary'), 'Newer']);
});

test('does not restore batches and shared links of a recording that was deleted since', async () => {
  const session = (await itemsOf(owner)).find(({ SK }) => SK.startsWith('SESSION#'));
  const [, , sessionId = ''] = session?.SK.split('#') ?? [];
  const { status } = answerOf(await deleteRecording(httpEvent({ sessionId }, owner)));
  expect(status).toBe(200);
  await restore({ from, owner: owner.id }, target);
  const left = (await itemsOf(owner)).filter(({ SK }) => /^(BATCH|SHARE)#/.test(SK));
  expect(left).toEqual([]);
});

test('rejects the stage’s table as its own source', async () => {
  await expect(restore({ from: SourceTableName }, target)).rejects.toThrow('own table');
});
