import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import { recordings } from '../../lambdas/adapters/recordings.ts';

test('an object is kept for an hour by the browser that was given its link, and by nobody between [CONST-10]', async () => {
  const bucket = mockClient(S3Client);
  bucket.on(PutObjectCommand).resolves({});
  const body = Buffer.from('{}');
  await recordings.connect({ RECORDINGS_BUCKET: 'b' }).putOnce('a', body, { days: 30 });
  const [put] = bucket.commandCalls(PutObjectCommand);
  expect(put?.args[0].input).toMatchObject({ CacheControl: 'private, max-age=3600' });
  bucket.restore();
});
