import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { exportStore } from '../../lambdas/accounts/export/export.store.ts';
import { recordings } from '../../lambdas/adapters/recordings.ts';

const objects = recordings.connect({ RECORDINGS_BUCKET: 'b' });

test('an object is kept for an hour by the browser that was given its link, and by nobody between [CONST-10]', async () => {
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).resolves({});
  const body = Buffer.from('{}');
  await recordings.connect({ RECORDINGS_BUCKET: 'b' }).putOnce('a', body, { days: 30 });
  const [put] = bucket.commandCalls(PutObjectCommand);
  expect(put?.args[0].input).toMatchObject({ CacheControl: 'private, max-age=3600' });
  bucket.restore();
});

test('an export is never kept by a browser, whose link expires earlier', async () => {
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).resolves({});
  const store = exportStore({ ...objects, linkTo: async () => 'link' });
  await store.keep({ ownerId: 'ann', id: '1' }, {} as never);
  const [put] = bucket.commandCalls(PutObjectCommand);
  expect(put?.args[0].input).toMatchObject({ CacheControl: 'no-store' });
  bucket.restore();
});

test('of two simultaneous writes of one object, one is told that it is there', async () => {
  const bucket = mockClient(S3Client);
  const refusal = (httpStatusCode: number) =>
    Object.assign(new Error('refused'), { $metadata: { httpStatusCode } });
  bucket.on(PutObjectCommand).rejectsOnce(refusal(409)).rejectsOnce(refusal(412));
  expect(await objects.putOnce('a', Buffer.from('{}'), { days: 30 })).toBe(false);
  bucket.restore();
});
