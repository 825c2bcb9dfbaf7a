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

test.each(Object.keys(calls))(
  '%s answers when it is bundled and minified as it is deployed',
  async (id) => {
    const place = join(folder, id);
    build(id, place);
    const { answer } = await firstAnswerOf(id, place, cloud.endpoint);
    expect(answer.statusCode).toBe(calls[id]?.status);
    expect(answer.batchItemFailures ?? []).toEqual([]);
  },
);
