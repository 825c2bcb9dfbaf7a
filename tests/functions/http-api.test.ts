import { expect, inject, test } from 'vitest';
import { getVerificationStatus, verifyEmailToken } from '../../lambdas/contract/accounts.ts';
import { logIn, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const at = ({ path }: { path: string }) => `${cloud.outputs.API_URL}${path}`;

test('answers an owner who shows the token of a login', async () => {
  const { accessToken } = await logIn(await newOwner(cloud));
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(at(getVerificationStatus), { headers });
  expect([response.status, await response.json()]).toEqual([
    200,
    { isVerified: false, isWaiting: false },
  ]);
});

test('keeps everybody else out of an owner’s calls', async () => {
  const response = await fetch(at(getVerificationStatus));
  expect(response.status).toBe(401);
});

test('refuses with a problem document in the words of the catalogue [VERIFY-17]', async () => {
  const body = JSON.stringify({ token: 'unknown' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(at(verifyEmailToken), { method: 'POST', headers, body });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ title: 'Invalid or expired verification token' });
});

test('does not let another site’s pages read the API', async () => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  const response = await fetch(at(verifyEmailToken), { method: 'OPTIONS', headers });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('takes JSON only, so that no form of another site can call', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch(at(verifyEmailToken), { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(415);
});
