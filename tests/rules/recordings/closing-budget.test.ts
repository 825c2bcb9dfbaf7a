import { expect, onTestFinished, test, vi } from 'vitest';
import { recordings as copy } from '../../../lambdas/contract/copy/recordings.ts';
import { CLOSING_PROCESSOR_SECONDS } from '../../../lambdas/contract/limits.ts';
import type { ProcessorBudget } from '../../../lambdas/contract/processor-budget.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { closeSession } from '../../../lambdas/recordings/functions.ts';
import { rowOf } from '../../../lambdas/recordings/listing/recording-row.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { timeoutOf } from '../../../lambdas/runtime/function.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { batchOf, firstEvents, largeBatch, packedBatch } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited, usedUpAfter } from '../../fakes/processor-budget.ts';

const startedAt = new Date(START);
const session = openSession(startedAt);
const LATER = new Date(START + 31 * 60_000);
const EVERY_BATCH = 3;

/** A session with a page in the table and two large batches in the bucket. */
async function world() {
  const use = { table: memoryTable().table, bucket: fakeBucket() };
  const page = batchOf(firstEvents(session.domain, START), 0, { sent_at: START });
  const batches = [page, largeBatch(1, START + 2_000), largeBatch(2, START + 90_000)];
  for (const [seq, batch] of batches.entries()) {
    const number = { seq, shift: 0, receivedAt: startedAt };
    await batchStore(use).add(session, number, packedBatch(batch), session.keepDays);
  }
  return use;
}

/** Closes a session with a budget, as often as the sweep would. */
async function closed(budget: ProcessorBudget) {
  const warned: [message: string, fields?: object][] = [];
  const spy = vi.spyOn(log, 'warn');
  spy.mockImplementation((message, fields) => void warned.push([message, fields]));
  onTestFinished(() => spy.mockRestore());
  const use = await world();
  const { sessions, item } = closingSessions(session);
  const tallied: string[] = [];
  const tally = { add: async (_: string, what: string) => void tallied.push(what) };
  for (const minute of [0, 15, 30])
    await close(
      session,
      { ...use, sessions, tally, budget },
      new Date(LATER.getTime() + minute * 60_000),
    );
  return { use, item: item(), warned, tallied };
}
const lengthOf = ({ parts = [] }: Session) => parts.at(-1)?.to;
const batchesIn = ({ bucket }: Awaited<ReturnType<typeof world>>) =>
  [...bucket.objects.keys()].filter((key) => key.startsWith('batches/'));

test('a recording that is too complex to analyze is quarantined at the first attempt, and can be watched', async () => {
  const { use, item, warned, tallied } = await closed(usedUpAfter(EVERY_BATCH));
  const { item: analyzed } = await closed(unlimited);
  expect(item).toMatchObject({ state: 'set-aside', closings: 1 });
  expect(lengthOf(item)).toBe(lengthOf(analyzed));
  expect(item.digest).toBeUndefined();
  expect(batchesIn(use)).toEqual([]);
  expect(await recordingStore(use).excerpt(item, 0, 90_000)).toBeDefined();
  expect(rowOf(item, LATER)).toMatchObject({
    state: 'ready',
    why: copy.quarantined.tooComplex,
    facts: null,
  });
  const whose = { ownerId: session.ownerId, sessionId: session.sessionId };
  expect(warned).toEqual([
    ['recording-too-complex', { ...whose, isComplete: true, bytes: session.bytes }],
  ]);
  expect(tallied).toEqual(['set-aside']);
});

test('of a recording that is too complex to read, the first part can be watched and no batch is lost', async () => {
  const { use, item } = await closed(usedUpAfter(EVERY_BATCH - 1));
  const { item: whole } = await closed(unlimited);
  expect(item).toMatchObject({ state: 'set-aside', closings: 1 });
  expect(lengthOf(item)).toBeLessThan(lengthOf(whole) ?? 0);
  expect(batchesIn(use)).toHaveLength(2);
  expect(rowOf(item, LATER)).toMatchObject({
    state: 'ready',
    why: copy.quarantined.tooComplexToRead,
  });
});

test('of a recording whose first batch is too complex, nothing can be watched', async () => {
  const { item } = await closed(usedUpAfter(0));
  expect(item).toMatchObject({ state: 'set-aside', closings: 1 });
  expect(rowOf(item, LATER).state).toBe('unreadable');
});

test('closing has half a minute left to store what was read', () => {
  expect(timeoutOf(closeSession) - CLOSING_PROCESSOR_SECONDS).toBeGreaterThanOrEqual(30);
});
