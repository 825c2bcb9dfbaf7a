import { expect, test } from 'vitest';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { shiftVisit, visitsFor } from '../../../lib/local/seed/visits.ts';
import { packedBatch } from '../../factories/batch.ts';

const OWNER = '3f1c1b5e-6f0f-4a55-9d8e-2f2f6f0c9a11';
const visits = visitsFor('shop.example', OWNER).map((visit) => [visit.name, visit] as const);

test.each(visits)(
  'ingestion accepts the recorded visit "%s" as the tracker sent it',
  (_, visit) => {
    const { batches } = shiftVisit(visit, new Date());
    expect(batches.length).toBeGreaterThan(0);
    for (const batch of batches) {
      const delivery = { body: packedBatch(batch), contentType: 'application/octet-stream' };
      expect(readBatch(delivery).batch.seq).toBe(batch.seq);
    }
  },
);
