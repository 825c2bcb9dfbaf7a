import { randomUUID } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { identities } from '../../lambdas/adapters/identities.ts';

const { USER_POOL_ID = '', USER_POOL_CLIENT_ID: ClientId } = process.env;
const addressOf = (characters: number) => {
  const start = `${randomUUID()}@`;
  const domain = 'long-'.repeat(60).slice(0, characters - start.length - '.com'.length);
  return `${start}${domain}.com`;
};

test('the local cloud rejects what the user pool rejects: a user name of 129 characters', async () => {
  const pool = new CognitoIdentityProviderClient();
  const signUp = (Username: string) =>
    pool.send(new SignUpCommand({ ClientId, Username, Password: 'correct horse' }));
  await expect(signUp(addressOf(129))).rejects.toMatchObject({
    name: 'InvalidParameterException',
    message: expect.stringContaining("Value at 'username'"),
  });
  expect((await signUp(addressOf(128))).UserConfirmed).toBe(true);
});

test('the local cloud rejects what the table rejects: an empty transaction', async () => {
  await expect(
    new DynamoDBClient().send(new TransactWriteItemsCommand({ TransactItems: [] })),
  ).rejects.toMatchObject({ name: 'ValidationException' });
});

test('a search for the longest address stays within the limit of a filter', async () => {
  expect(await identities.connect({})(USER_POOL_ID).withAddress(addressOf(254))).toEqual([]);
});
