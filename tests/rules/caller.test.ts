import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { isFromEndedSession, ownerOf, sourceOf } from '../../lambdas/runtime/caller.ts';

const ANN = '7b4f3c2a-1d5e-4f60-8a9b-0c1d2e3f4a5b';
/** The claims of an access token, as the authorizer passes them on. */
const login = { sub: ANN, token_use: 'access', scope: 'openid aws.cognito.signin.user.admin' };
const eventWith = (claims: object | undefined) =>
  ({
    requestContext: { authorizer: claims && { jwt: { claims } } },
  }) as unknown as APIGatewayProxyEventV2;

test('the owner is the subject of the access token', () => {
  expect(ownerOf(eventWith(login)).id).toBe(ANN);
});

test('the token’s age is that of its claim, and a token without one counts as old', () => {
  const issued = ownerOf(eventWith({ ...login, iat: '1795338000' })).tokenIssuedAt;
  expect(issued).toEqual(new Date('2026-11-22T09:00:00Z'));
  for (const iat of [undefined, '', 'soon', {}]) {
    expect(ownerOf(eventWith({ ...login, iat })).tokenIssuedAt).toEqual(new Date(0));
  }
});

test.each([
  ['08:59:59.000', true],
  ['09:00:00.000', true],
  ['09:00:01.000', false],
])('a token issued at %s is from a session that ended at 09:00:00: %s', (time, expected) => {
  const issued = new Date(`2026-11-22T${time}Z`);
  expect(isFromEndedSession(issued, '2026-11-22T09:00:00.000Z')).toBe(expected);
  expect(isFromEndedSession(issued, undefined)).toBe(false);
});

test.each([
  ['an ID token', { ...login, token_use: 'id' }],
  ['no scope', { ...login, scope: undefined }],
  ['a narrower scope', { ...login, scope: 'openid email' }],
  ['a scope that only begins alike', { ...login, scope: `${login.scope}.read` }],
  ['no subject', { ...login, sub: undefined }],
  ['an empty name', { ...login, sub: '' }],
  ['a name that is no id of the pool', { ...login, sub: 'ann#SUBSCRIPTION' }],
  ['no use', { ...login, token_use: undefined }],
  ['no claims: a route without an authorizer', undefined],
])('%s identifies no caller', (_, claims) => {
  expect(() => ownerOf(eventWith(claims))).toThrow(
    expect.objectContaining({ code: 'sign-in-needed' }),
  );
});

test('takes the caller’s network from CloudFront only', () => {
  const headers = {
    'x-viewer-address': '198.51.100.7',
    'cloudfront-viewer-address': '10.0.0.1:1',
    'x-forwarded-for': '10.0.0.2',
  };
  const requestContext = { http: { sourceIp: '192.0.2.1' } };
  expect(sourceOf({ headers, requestContext } as never).ip).toBe('198.51.100.7');
});
