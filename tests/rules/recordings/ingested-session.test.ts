import { expect, test } from 'vitest';
import { SEQUENCES_PER_LOAD } from '../../../lambdas/contract/limits.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { ingest } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { CHROME, firstBatch, largeBatch, laterBatch, packedBatch } from '../../factories/batch.ts';
import { sessionTicket } from '../../factories/session-ticket.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const ticket = sessionTicket(NOW);

/** The session after these batches, a second apart. */
async function sessionAfter(...batches: readonly Batch[]) {
  const { table } = memoryTable();
  const use = { table, bucket: fakeBucket(), 'limit-notices': { add: async () => {} } };
  for (const [index, batch] of batches.entries()) {
    const request = {
      body: packedBatch(batch),
      contentType: 'application/octet-stream',
      userAgent: CHROME,
      country: 'DE',
    };
    await ingest(request, ticket, use, new Date(NOW.getTime() + index * 1_000));
  }
  return sessionStore(table).find({ ownerId: ticket.o, sessionId: ticket.s });
}
const last = (batch: Batch): Batch => ({ ...batch, last: true });
const first = firstBatch(ticket.d);

test.each<[string, Batch[], number | undefined]>([
  ['no batch that ends a page load', [first, laterBatch(1)], undefined],
  ['the last batch of its first page load', [first, last(laterBatch(1))], 1],
  ['the last batch of its second page load', [first, last(laterBatch(SEQUENCES_PER_LOAD))], 2],
])('of a session with %s, the page load that was left is %s', async (_, batches, leftLoad) => {
  const session = await sessionAfter(...batches);
  expect(session?.leftLoad).toBe(leftLoad);
  expect(session?.leftAt).toBe(leftLoad && '2026-11-10T12:00:01.000Z');
});

test.each<[string, Batch[], boolean | undefined]>([
  ['small batches is', [first, laterBatch(1)], true],
  ['a large batch is not', [first, largeBatch(1)], undefined],
])('a session with %s complete in the table', async (_, batches, isInTable) => {
  expect((await sessionAfter(...batches))?.isInTable).toBe(isInTable);
});
