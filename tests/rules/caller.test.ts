import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { ownerOf } from '../../lambdas/runtime/caller.ts';

/** The claims of a login's access token, as the authorizer hands them on. */
const login = { sub: 'ann', token_use: 'access', scope: 'openid aws.cognito.signin.user.admin' };
const eventWith = (claims: object | undefined) =>
  ({
    requestContext: { authorizer: claims && { jwt: { claims } } },
  }) as unknown as APIGatewayProxyEventV2;

test('the owner is whom the access token of a login names', () => {
  expect(ownerOf(eventWith(login))).toEqual({ id: 'ann' });
});

test.each([
  ['an ID token', { ...login, token_use: 'id' }],
  ['no scope', { ...login, scope: undefined }],
  ['a narrower scope', { ...login, scope: 'openid email' }],
  ['a scope that only begins alike', { ...login, scope: `${login.scope}.read` }],
  ['nobody’s name', { ...login, sub: undefined }],
  ['no use', { ...login, token_use: undefined }],
  ['no claims: a route without an authorizer', undefined],
])('%s is nobody', (_, claims) => {
  expect(() => ownerOf(eventWith(claims))).toThrow(
    expect.objectContaining({ code: 'sign-in-needed' }),
  );
});
