import {
  CognitoIdentityProviderClient,
  GetUserCommand,
  InvalidParameterException,
  NotAuthorizedException,
  PasswordResetRequiredException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, test } from 'vitest';
import { userPool, userPoolReader } from '../../lambdas/adapters/user-pool.ts';

const POOL = 'us-east-1_Pool';
const issuerOf = (pool: string) => `https://cognito-idp.us-east-1.amazonaws.com/${pool}`;
const coded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenWith = (claims: object) => `${coded({ alg: 'RS256' })}.${coded(claims)}.signature`;
const valid = { sub: 'ann', iss: issuerOf(POOL), token_use: 'access' };

const service = mockClient(CognitoIdentityProviderClient);
afterAll(() => service.restore());

test.each([
  ['an expired token', NotAuthorizedException],
  ['a token that is not well-formed', InvalidParameterException],
  ['the token of a deleted account', UserNotFoundException],
  ['the token of an account whose password an operator reset', PasswordResetRequiredException],
  ['the token of an account that is not confirmed', UserNotConfirmedException],
])('%s identifies no owner of a live connection, and is no failure', async (_, Rejection) => {
  service.on(GetUserCommand).rejects(new Rejection({ message: 'no', $metadata: {} }));
  const pool = userPool.connect({ USER_POOL_ID: POOL });
  expect(await pool.ownerOfToken(tokenWith(valid))).toBeUndefined();
});

test('the access token of an owner identifies them', async () => {
  service.on(GetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: 'ann' }] });
  const pool = userPool.connect({ USER_POOL_ID: POOL });
  expect(await pool.ownerOfToken(tokenWith(valid))).toBe('ann');
});

test('functions that only read users have no method that changes them', () => {
  const methods = Object.keys(userPoolReader.connect({ USER_POOL_ID: POOL }));
  expect(methods.sort()).toEqual(['find', 'has', 'isIn', 'ownerOfToken']);
});

// Cognito's GetUser accepts the tokens of every pool of its region.
test.each([
  [
    'another pool, such as that of another stage',
    tokenWith({ ...valid, iss: issuerOf('us-east-1_Other') }),
  ],
  ['a pool whose id ends like ours', tokenWith({ ...valid, iss: `${issuerOf('x')}${POOL}` })],
  ['no issuer', tokenWith({ sub: 'ann', token_use: 'access' })],
  ['an issuer that is no text', tokenWith({ ...valid, iss: [issuerOf(POOL)] })],
  ['an ID token', tokenWith({ ...valid, token_use: 'id' })],
  ['claims that are no JSON', 'e30.bm90IEpTT04.signature'],
  ['claims that are no object', 'e30.bnVsbA.signature'],
  ['no claims', 'nonsense'],
])('a token with %s opens no live connection', async (_, token) => {
  service.on(GetUserCommand).resolves({ UserAttributes: [{ Name: 'sub', Value: 'ann' }] });
  const pool = userPool.connect({ USER_POOL_ID: POOL });
  expect(await pool.ownerOfToken(token)).toBeUndefined();
});

test('an outage of the user pool is a failure, not a missing login', async () => {
  service.on(GetUserCommand).rejects(new Error('unreachable'));
  const pool = userPool.connect({ USER_POOL_ID: POOL });
  await expect(pool.ownerOfToken(tokenWith(valid))).rejects.toThrow('unreachable');
});
