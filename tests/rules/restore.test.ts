import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { restore } from '../../lib/operate/restore.ts';

const target = {
  name: 'production',
  client: { region: 'eu-central-1' },
  outputs: { TABLE_NAME: 'live', USER_POOL_ID: 'eu-central-1_a' },
};
const database = mockClient(DynamoDBClient);
const pool = mockClient(CognitoIdentityProviderClient);
afterAll(() => {
  database.restore();
  pool.restore();
});
beforeEach(() => {
  database.reset();
  pool.reset();
  pool.on(ListUsersCommand).resolves({ Users: [{ Username: 'someone' }] });
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(PutItemCommand).resolves({});
});

const itemOf = (PK: string, SK: string, more: Record<string, AttributeValue> = {}) => ({
  PK: { S: PK },
  SK: { S: SK },
  ...more,
});
const written = () => database.commandCalls(PutItemCommand).map(({ args: [{ input }] }) => input);

test('restores the address item of an owner whose email address has capital letters', async () => {
  const profile = itemOf('OWNER#maya', 'PROFILE', { email: { S: 'Maya@Harborlane.com' } });
  const website = itemOf('OWNER#maya', 'INTEGRATION#1', { email: { S: 'website@elsewhere.com' } });
  const address = itemOf('EMAIL#maya@harborlane.com', 'OWNER');
  const copyOf = (PK: string) => ({ ExpressionAttributeValues: { ':key': { S: PK } } });
  database
    .on(QueryCommand, { TableName: 'copy', ...copyOf('OWNER#maya') })
    .resolves({ Items: [website, profile] })
    .on(QueryCommand, { TableName: 'copy', ...copyOf('EMAIL#maya@harborlane.com') })
    .resolves({ Items: [address] });
  await restore({ from: 'copy', owner: 'maya' }, target);
  expect(written().map(({ Item }) => Item)).toEqual([website, profile, address]);
});

test('restores at most 16 items at once, and counts those that were missing', async () => {
  const items = Array.from({ length: 35 }, (_, n) =>
    // An item whose time is over stays deleted.
    itemOf('OWNER#maya', `ITEM#${n}`, n === 0 ? { ttl: { N: '1' } } : {}),
  );
  database.on(ScanCommand).resolves({ Items: items });
  let [running, most] = [0, 0];
  database.on(PutItemCommand).callsFake(async ({ Item, ConditionExpression }) => {
    expect(ConditionExpression).toBe('attribute_not_exists(PK)');
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (Item.SK.S === 'ITEM#34')
      throw new ConditionalCheckFailedException({ message: 'exists', $metadata: {} });
  });
  expect(await restore({ from: 'copy' }, target)).toEqual({ read: 34, restored: 33 });
  expect(most).toBe(16);
});

test('restores an item whose time to live has not passed yet', async () => {
  const seconds = Math.ceil(Date.now() / 1_000);
  const future = itemOf('OWNER#maya', 'USAGE', { ttl: { N: String(seconds + 60) } });
  const past = itemOf('OWNER#maya', 'LEASE', { ttl: { N: String(seconds - 60) } });
  database.on(ScanCommand).resolves({ Items: [past, future] });
  expect(await restore({ from: 'copy' }, target)).toEqual({ read: 1, restored: 1 });
  expect(written()).toMatchObject([{ TableName: 'live', Item: future }]);
});

test('leaves out batches and links of recordings that the owner deleted since', async () => {
  const kept = [
    itemOf('OWNER#maya', 'BATCH#s2#0001'),
    itemOf('OWNER#maya', 'SESSION#2026-11-01#s1'),
    // Another owner still has a recording with the same id.
    itemOf('OWNER#paul', 'BATCH#s1#0001'),
  ];
  const batch = itemOf('OWNER#maya', 'BATCH#s1#0001');
  const link = itemOf('OWNER#maya', 'SHARE#s1#link');
  database.on(ScanCommand).resolves({ Items: [...kept, batch, link] });
  const ownedBy = (owner: string) => ({
    TableName: 'live',
    ExpressionAttributeValues: { ':owner': { S: owner } },
  });
  database
    .on(QueryCommand, ownedBy('OWNER#maya'))
    .resolves({ Items: [itemOf('OWNER#maya', 'SESSION#2026-11-01#s1')] });
  expect(await restore({ from: 'copy' }, target)).toEqual({ read: 3, restored: 3 });
  expect(new Set(written().map(({ Item }) => Item))).toEqual(new Set(kept));
  const queries = database.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input);
  // A recording that was deleted a moment ago counts too.
  expect(queries).toMatchObject([{ ConsistentRead: true }, { ConsistentRead: true }]);
});

test('an error of the table ends the restore', async () => {
  database.on(ScanCommand).resolves({ Items: [itemOf('OWNER#maya', 'PROFILE')] });
  database.on(PutItemCommand).rejects(new Error('throttled'));
  await expect(restore({ from: 'copy' }, target)).rejects.toThrow('throttled');
});

test('rejects the table of the stage as its own source', async () => {
  await expect(restore({ from: 'live' }, target)).rejects.toThrow('own table');
  expect(written()).toEqual([]);
});

test('leaves out accounts that were deleted since the copy', async () => {
  const kept = [
    itemOf('OWNER#paul', 'PROFILE'),
    itemOf('EMAIL#paul@harborlane.com', 'OWNER', { ownerId: { S: 'paul' } }),
    itemOf('ZONES#', 'ZONE#Europe/Berlin'),
  ];
  const deleted = [
    itemOf('OWNER#maya', 'PROFILE'),
    itemOf('OWNER#maya', 'INTEGRATION#1'),
    itemOf('EMAIL#maya@harborlane.com', 'OWNER', { ownerId: { S: 'maya' } }),
  ];
  database.on(ScanCommand).resolves({ Items: [...deleted, ...kept] });
  pool.on(ListUsersCommand, { Filter: 'sub = "maya"' }).resolves({ Users: [] });
  expect(await restore({ from: 'copy' }, target)).toEqual({ read: 3, restored: 3 });
  expect(new Set(written().map(({ Item }) => Item))).toEqual(new Set(kept));
  const lookups = pool.commandCalls(ListUsersCommand).map(({ args: [{ input }] }) => input);
  expect(lookups).toEqual(
    ['maya', 'paul'].map((id) => ({
      UserPoolId: 'eu-central-1_a',
      Filter: `sub = "${id}"`,
      Limit: 1,
    })),
  );
});

test('restores an account that the operator names, even without its login', async () => {
  const profile = itemOf('OWNER#maya', 'PROFILE');
  database.on(QueryCommand, { TableName: 'copy' }).resolves({ Items: [profile] });
  pool.on(ListUsersCommand).resolves({ Users: [] });
  expect(await restore({ from: 'copy', owner: 'maya' }, target)).toEqual({ read: 1, restored: 1 });
});
