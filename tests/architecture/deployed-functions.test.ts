import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../lib/local/paths.ts';
import { build, calls, firstAnswerOf, startCloud } from '../bench/start/deployed.ts';

const folder = join(root, '.local/deployed-functions');
const cloud = await startCloud();
afterAll(() => {
  cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

// Functions that only read, one that writes, and one that a queue feeds.
test.each([
  'accounts/get-profile',
  'emails/list-emails',
  'recordings/list-recordings',
  'recordings/record-events',
  'recordings/close-session',
])('%s answers when it is bundled and minified as it is deployed', async (id) => {
  const place = join(folder, id);
  build(id, place);
  const { answer } = await firstAnswerOf(id, place, cloud.endpoint);
  expect(answer.statusCode).toBe(calls[id]?.status);
  expect(answer.batchItemFailures ?? []).toEqual([]);
});
