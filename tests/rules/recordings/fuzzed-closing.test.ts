import { expect, test } from 'vitest';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { readBatch } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { batchOf, packedBatch } from '../../factories/batch.ts';
import { everyChange, fuzzedBatch } from '../../factories/fuzzed-batch.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited } from '../../fakes/processor-budget.ts';

const start = new Date();
const session = openSession(start);

/** The final state of a session with a page and this batch. */
async function endOf(body: Uint8Array): Promise<Session['state'] | undefined> {
  const use = { table: memoryTable().table, bucket: fakeBucket() };
  const page = packedBatch(batchOf(everyChange('shop.example', start.getTime())));
  for (const [seq, each] of [page, body].entries()) {
    const batch = { seq, shift: 0, receivedAt: start };
    await batchStore(use).add(session, batch, each, session.keepDays);
  }
  const { sessions, item } = closingSessions(session);
  const tally = { add: async () => {} };
  await close(session, { ...use, sessions, tally, budget: unlimited }, new Date());
  return item().state;
}

test('each of two thousand fuzzed batches that ingestion accepts can be closed and read', async () => {
  const ends = new Map<string | undefined, number[]>();
  for (let seed = 0; seed < 2_000; seed += 1) {
    const sent = fuzzedBatch(seed);
    let accepted: Uint8Array;
    try {
      accepted = readBatch(sent).body;
    } catch {
      continue; // rejected, so it is never read
    }
    const end = await endOf(accepted);
    ends.set(end, [...(ends.get(end) ?? []), seed]);
  }
  expect([...ends.keys()]).toEqual(['closed']);
  expect(ends.get('closed')?.length).toBeGreaterThan(50);
}, 60_000);
