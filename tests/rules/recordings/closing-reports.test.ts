import { expect, onTestFinished, test, vi } from 'vitest';
import { recordings as copy } from '../../../lambdas/contract/copy/recordings.ts';
import { CLOSING_ATTEMPTS } from '../../../lambdas/contract/limits.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { batchOf, firstEvents, largeBatch, packedBatch } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited } from '../../fakes/processor-budget.ts';

const startedAt = new Date(START);
const session = openSession(startedAt);
const minutes = (count: number) => new Date(START + count * 60_000);
const serviceError = Object.assign(new Error('down'), { $metadata: { httpStatusCode: 503 } });

/** A session with a page in the table and a large batch in the bucket, which fails with this error. */
async function stored(error?: Error) {
  const use = { table: memoryTable().table, bucket: fakeBucket() };
  const page = batchOf(firstEvents(session.domain, START), 0, { sent_at: START });
  for (const [seq, batch] of [page, largeBatch(1, START + 2_000)].entries()) {
    const number = { seq, shift: 0, receivedAt: startedAt };
    await batchStore(use).add(session, number, packedBatch(batch), session.keepDays);
  }
  return error ? { ...use, bucket: { ...use.bucket, get: () => Promise.reject(error) } } : use;
}
function closing(use: Awaited<ReturnType<typeof stored>>, from = session) {
  const { sessions, item } = closingSessions(from);
  const tally = { add: async () => {} };
  return {
    run: (now: Date) => close(session, { ...use, sessions, tally, budget: unlimited }, now),
    item,
  };
}

test.each(['DE', undefined])(
  'the digest has the country of its session, if it is known: %s',
  async (country) => {
    const { run, item } = closing(await stored(), { ...session, country });
    await run(minutes(31));
    expect(item().digest).toHaveProperty('visitor', session.visitor);
    expect(item().digest?.country).toBe(country);
  },
);

/** The lines that are logged until the test ends. */
function loggedLines() {
  const lines: [level: string, message: string, fields?: object][] = [];
  for (const level of ['warn', 'error'] as const) {
    const spy = vi.spyOn(log, level);
    spy.mockImplementation((message, fields) => void lines.push([level, message, fields]));
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
}
const whose = { ownerId: session.ownerId, sessionId: session.sessionId };

test('operators see each postponed closing, with the number of earlier interruptions', async () => {
  const lines = loggedLines();
  const { run } = closing(await stored(serviceError));
  for (const minute of [31, 100]) await run(minutes(minute));
  expect(lines).toMatchObject([
    ['warn', 'closing-postponed', { ...whose, interruptions: 0 }],
    ['warn', 'closing-postponed', { ...whose, interruptions: 1 }],
  ]);
});

test('operators see once that a recording is quarantined, why, and the error that made it unreadable', async () => {
  const lines = loggedLines();
  const error = new TypeError('positions?.at is not a function');
  const { run } = closing(await stored(error));
  for (const minute of [31, 36]) await run(minutes(minute));
  expect(lines).toEqual([
    ['error', 'unreadable recording', { error, sessionId: session.sessionId }],
    ['warn', 'recording-quarantined', { ...whose, reason: copy.quarantined.unreadable }],
  ]);
});

test('a worker whose recording another one closed meanwhile neither counts nor reports it', async () => {
  const lines = loggedLines();
  const { sessions } = closingSessions({ ...session, closings: CLOSING_ATTEMPTS });
  const tallied: string[] = [];
  const tally = { add: async (_: string, what: string) => void tallied.push(what) };
  const late = { ...sessions, quarantine: async () => false };
  await close(
    session,
    { ...(await stored()), sessions: late, tally, budget: unlimited },
    minutes(31),
  );
  expect([lines, tallied]).toEqual([[], []]);
});
