import {
  CognitoIdentityProviderClient,
  GetUserCommand,
  InvalidParameterException,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, test } from 'vitest';
import { userPool } from '../../lambdas/adapters/user-pool.ts';

const service = mockClient(CognitoIdentityProviderClient);
afterAll(() => service.restore());

test.each([
  ['an expired token', NotAuthorizedException],
  ['a token that is not well-formed', InvalidParameterException],
  ['the token of a deleted account', UserNotFoundException],
])('%s identifies no owner of a live connection, and is no failure', async (_, Rejection) => {
  service.on(GetUserCommand).rejects(new Rejection({ message: 'no', $metadata: {} }));
  const pool = userPool.connect({ USER_POOL_ID: 'pool' });
  expect(await pool.ownerOfToken('a token')).toBeUndefined();
});

test('an outage of the user pool is a failure, not a missing login', async () => {
  service.on(GetUserCommand).rejects(new Error('unreachable'));
  const pool = userPool.connect({ USER_POOL_ID: 'pool' });
  await expect(pool.ownerOfToken('a token')).rejects.toThrow('unreachable');
});
