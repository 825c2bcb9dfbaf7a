import { expect, inject, test } from 'vitest';
import { getVerificationStatus, verifyEmailToken } from '../../lambdas/contract/sign-up.ts';
import { ingestionPaths } from '../../lib/http/paths.ts';
import { logIn, newOwner } from '../factories/owner.ts';

const cloud = inject('cloud');
const at = ({ path }: { path: string }) => `${cloud.origin}${path}`;

test('accepts an owner’s access token', async () => {
  const { accessToken } = await logIn(await newOwner(cloud));
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(at(getVerificationStatus), { headers });
  expect([response.status, await response.json()]).toEqual([
    200,
    { isVerified: false, isWaiting: false },
  ]);
});

test('rejects everyone else from an owner’s calls', async () => {
  const response = await fetch(at(getVerificationStatus));
  expect(response.status).toBe(401);
});

test('rejects with a problem document from the catalog [VERIFY-17]', async () => {
  const body = JSON.stringify({ token: 'unknown' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(at(verifyEmailToken), { method: 'POST', headers, body });
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ title: 'Invalid or expired verification token' });
});

test.each([
  'https://elsewhere.example',
  'null',
  cloud.origin.replace('//', '//elsewhere.'),
  `${cloud.origin}.elsewhere.example`,
])('blocks pages of %s from reading the API', async (origin) => {
  const headers = { origin, 'access-control-request-method': 'POST' };
  const response = await fetch(at(verifyEmailToken), { method: 'OPTIONS', headers });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(ingestionPaths)('the function of %s answers preflights, not the host', async (path) => {
  const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
  const response = await fetch(cloud.origin + path, { method: 'OPTIONS', headers });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each<[string, string]>([
  ['GET', '/functions/v1/get-page-nonce'],
  ['POST', '/rpc/check_user_exists'],
  ['POST', '/functions/v1/stripe-webhook'],
  ['GET', '/m/report/token'],
  ...ingestionPaths.map((path) => ['POST', path] as [string, string]),
])('the API’s direct address rejects every request: %s %s', async (method, path) => {
  const headers = { 'x-viewer-address': '10.0.0.1', 'cloudfront-viewer-address': '10.0.0.1:1' };
  const isIngestion = ingestionPaths.includes(path);
  const api = cloud.outputs[isIngestion ? 'INGESTION_URL' : 'API_URL'];
  const response = await fetch(`${api}${path}`, { method, headers });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ type: '/problems/direct-call' });
});

test('accepts JSON only, so no form of another site can call it', async () => {
  const headers = { 'content-type': 'text/plain' };
  const response = await fetch(at(verifyEmailToken), { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(415);
});

test('a long response is compressed for clients that accept gzip, and plain for others', async () => {
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
