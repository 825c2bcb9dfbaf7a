import { expect, inject, test } from 'vitest';
import { getVerificationStatus, verifyEmailToken } from '../../lambdas/contract/sign-up.ts';
import { ingestionPaths } from '../../lib/http/paths.ts';
import { logIn, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const at = ({ path }: { path: string }) => `${cloud.origin}${path}`;

test('answers an owner who shows the token of a login', async () => {
  const { accessToken } = await logIn(await newOwner(cloud));
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(at(getVerificationStatus), { headers });
  expect([response.status, await response.json()]).toEqual([
    200,
    { isVerified: false, isWaiting: false },
  ]);
});

test('keeps everyone else out of an owner’s calls', async () => {
  const response = await fetch(at(getVerificationStatus));
  expect(response.status).toBe(401);
});

test('rejects with a problem document in the words of the catalog [VERIFY-17]', async () => {
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

test.each<[string, string]>([
  ['GET', '/functions/v1/get-page-nonce'],
  ['POST', '/rpc/check_user_exists'],
  ['POST', '/functions/v1/stripe-webhook'],
  ['GET', '/m/report/token'],
  ...ingestionPaths.map((path) => ['POST', path] as [string, string]),
])('the API’s own address rejects every request: %s %s', async (method, path) => {
  const headers = { 'x-viewer-address': '10.0.0.1', 'cloudfront-viewer-address': '10.0.0.1:1' };
  const isIngestion = ingestionPaths.includes(path);
  const api = cloud.outputs[isIngestion ? 'INGESTION_URL' : 'API_URL'];
  const response = await fetch(`${api}${path}`, { method, headers });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ type: '/problems/direct-call' });
});

test('takes JSON only, so that no form of another site can call', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch(at(verifyEmailToken), { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(415);
});

test('a long answer arrives packed at a browser, and as text at anyone else', async () => {
  const page = (headers: Record<string, string>) =>
    fetch(`${cloud.origin}/m/unsubscribe/x`, { headers });
  const [packed, plain] = await Promise.all([
    page({ 'accept-encoding': 'gzip' }),
    page({ 'accept-encoding': 'identity' }),
  ]);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await packed.text();
  expect(text).toContain('</html>');
  expect(text).toBe(await plain.text());
});
