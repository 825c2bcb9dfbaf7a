import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBatch } from '../../lambdas/recordings/batch/ingest.protocol.ts';
import { batchOf, packedBatch } from '../factories/batch.ts';
import { foundIn, plantedRecording } from '../factories/personal-data.ts';
import { batchIn } from '../factories/wire.ts';

test('10,000 recordings with 27 kinds of personal data each: none of it is stored', () => {
  const found: string[] = [];
  for (let seed = 0; seed < 10_000; seed += 1) {
    const { events, secrets } = plantedRecording(seed);
    const { body } = readBatch({
      body: packedBatch(batchOf(events)),
      contentType: 'application/octet-stream',
    });
    const stored = `${JSON.stringify(batchIn(body))}${gunzipSync(body)}`;
    found.push(...foundIn(stored, secrets));
  }
  expect(found).toEqual([]);
});
