import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { exportStore } from '../../lambdas/accounts/export/export.store.ts';
import { aws } from '../../lambdas/adapters/aws-request.ts';
import { bucket } from '../../lambdas/adapters/bucket.ts';

const objects = bucket.connect({ BUCKET_NAME: 'b' });
const body = Buffer.from('{}');
const sending = vi.spyOn(aws, 'send');
beforeEach(() => void sending.mockReset().mockResolvedValue(''));
afterAll(() => sending.mockRestore());
const headersOf = (call = 0) => sending.mock.calls[call]?.[0].headers;

test('browsers may cache objects for an hour, shared caches may not [CONST-10]', async () => {
  await objects.putIfAbsent('a', body, { days: 30 });
  expect(headersOf()).toMatchObject({ 'cache-control': 'private, max-age=3600' });
});

test('a browser never caches an export, whose link expires earlier', async () => {
  const store = exportStore({ ...objects, linkTo: async () => 'link' });
  await store.save({ ownerId: 'ann', id: '1' }, {} as never);
  expect(headersOf()).toMatchObject({ 'cache-control': 'no-store' });
});

test('never overwrites an object, and tags it with its retention', async () => {
  expect(await objects.putIfAbsent('a/b', body, { days: 90, metadata: { shift: '5' } })).toBe(true);
  expect(sending.mock.calls[0]?.[0]).toMatchObject({
    bucket: 'b',
    path: '/a/b',
    headers: { 'if-none-match': '*', 'x-amz-tagging': 'keep=90', 'x-amz-meta-shift': '5' },
  });
});

test('of two concurrent writes of one object, one reports that it exists', async () => {
  const rejection = (httpStatusCode: number) =>
    Object.assign(new Error('refused'), { $metadata: { httpStatusCode } });
  sending.mockRejectedValueOnce(rejection(409)).mockRejectedValueOnce(rejection(412));
  expect(await objects.putIfAbsent('a', body, { days: 30 })).toBe(false);
});
