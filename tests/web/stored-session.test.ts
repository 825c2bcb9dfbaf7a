import { afterEach, expect, test } from 'vitest';
import { storedSession, userOf } from '../../web/app/lib/session/stored-session.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`;
const store = (exp: number, client = 'client', name = 'Zoë') => {
  const own = `CognitoIdentityServiceProvider.${client}`;
  localStorage.setItem(`${own}.LastAuthUser`, 'ann');
  localStorage.setItem(`${own}.ann.accessToken`, token({ exp, iat: exp - 600 }));
  const id = { sub: 'id-1', email: 'ann@example.com', given_name: name, family_name: 'Archer' };
  localStorage.setItem(`${own}.ann.idToken`, token(id));
};
afterEach(() => localStorage.clear());

test('a stored session with good tokens is read without the sign-in library', () => {
  store(NOW / 1000 + 300);
  expect(storedSession(NOW)).toMatchObject({
    expiresAt: NOW / 1000 + 300,
    expiresIn: 600,
    user: { id: 'id-1', email: 'ann@example.com', user_metadata: { full_name: 'Zoë Archer' } },
  });
});

test('only an address that a sign-up with a password marks as unconfirmed counts as unconfirmed', () => {
  const isConfirmed = (mark?: string) =>
    userOf({ sub: 'id-1', 'custom:email_confirmed': mark })?.user_metadata.email_confirmed;
  expect(['false', 'true', undefined].map(isConfirmed)).toEqual([false, true, true]);
});

test('tokens that expire within a minute are left to the library, which renews them', () => {
  store(NOW / 1000 + 59);
  expect(storedSession(NOW)).toBeUndefined();
});

test.each(['', 'x', 'a.b.c', '..', `x.${Buffer.from('[]').toString('base64')}.x`])(
  'a stored text "%s" that is not a token is not a session',
  (text) => {
    store(NOW / 1000 + 300);
    localStorage.setItem('CognitoIdentityServiceProvider.client.ann.accessToken', text);
    expect(storedSession(NOW)).toBeUndefined();
  },
);

test('sessions of two deployments on one host are left to the library, which selects its session', () => {
  store(NOW / 1000 + 300);
  store(NOW / 1000 + 300, 'other');
  expect(storedSession(NOW)).toBeUndefined();
});
