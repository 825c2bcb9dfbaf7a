import { expect, test } from 'vitest';
import { emptyPartition } from '../../../lambdas/adapters/items.ts';
import { SEQUENCES_PER_LOAD } from '../../../lambdas/contract/limits.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { ingest } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { disconnect } from '../../../lambdas/recordings/disconnect/disconnect.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { CHROME, firstBatch, largeBatch, laterBatch, packedBatch } from '../../factories/batch.ts';
import { sessionTicket } from '../../factories/session-ticket.ts';
import { connectTicketSite } from '../../factories/ticket-site.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const ticket = sessionTicket(NOW);

async function ingestion(from = ticket) {
  const { table } = memoryTable();
  const site = await connectTicketSite(table, from, NOW);
  const notices: object[] = [];
  const add = async (message: object) => void notices.push(message);
  const use = { table, bucket: fakeBucket(), 'limit-notices': { add } };
  return {
    table,
    site,
    notices,
    send: (batch: Batch, seconds = 0, userAgent = CHROME) => {
      const request = {
        body: packedBatch(batch),
        contentType: 'application/octet-stream',
        userAgent,
        country: 'DE',
      };
      return ingest(request, from, use, new Date(NOW.getTime() + seconds * 1_000));
    },
    session: () =>
      sessionStore(table).find({ ownerId: ticket.ownerId, sessionId: ticket.sessionId }),
  };
}

/** The session after these batches, a second apart. */
async function sessionAfter(...batches: readonly Batch[]) {
  const { send, session } = await ingestion();
  for (const [index, batch] of batches.entries()) await send(batch, index);
  return session();
}
const sizeOf = (...batches: readonly Batch[]) =>
  batches.reduce((sum, batch) => sum + packedBatch(batch).length, 0);
const last = (batch: Batch): Batch => ({ ...batch, last: true });
const first = firstBatch(ticket.domain);

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

test('a batch that is sent again counts its size once', async () => {
  const again = await sessionAfter(first, laterBatch(1), laterBatch(1));
  expect(again?.bytes).toBe(sizeOf(first, laterBatch(1)));
});

test('of two first batches that arrive together one starts the session, and both count in it', async () => {
  const { send, session } = await ingestion();
  const second = { ...first, seq: 1 };
  await Promise.all([send(first), send(second)]);
  expect((await session())?.bytes).toBe(sizeOf(first, second));
});

test.each([ticket.period, 'all'])(
  'a session whose first batch is sent again is tallied once, in the period %s',
  async (period) => {
    const { table, send } = await ingestion({ ...ticket, period });
    await Promise.all([send(first), send(first), send({ ...first, seq: 1 })]);
    const [from, to] = [-1, 1].map((hour) => new Date(NOW.getTime() + hour * 3_600_000));
    const tally = await tallyStore(table).between(ticket.ownerId, from as Date, to as Date);
    expect(tally.recorded).toBe(1);
  },
);

test('a session keeps the first 400 characters of the browser’s name, which a client may send at any length', async () => {
  const { send, session } = await ingestion();
  await send(first, 0, 'x'.repeat(8_000));
  expect((await session())?.userAgent).toBe('x'.repeat(400));
});

test('of a browser’s name that is cut inside an emoji, no half is stored', async () => {
  const { send, session } = await ingestion();
  await send(first, 0, `${'x'.repeat(399)}🦊`);
  expect((await session())?.userAgent).toBe('x'.repeat(399));
});

test('the session that fills a Free plan queues the email to its owner', async () => {
  const { send, notices } = await ingestion({ ...ticket, period: 'all', maxSessions: 1 });
  await send(first);
  expect(notices).toEqual([{ ownerId: ticket.ownerId }]);
});

type World = Awaited<ReturnType<typeof ingestion>>;
test.each<[string, (world: World) => Promise<void>]>([
  ['its website was disconnected', ({ site, table }) => disconnect(site, table, NOW)],
  ['its account was deleted', ({ table }) => emptyPartition(table, `OWNER#${ticket.ownerId}`)],
])('no session starts with a ticket from before %s', async (_, end) => {
  const world = await ingestion();
  const { send, session } = world;
  await end(world);
  await expect(send(first)).rejects.toMatchObject({ code: 'ticket-needed' });
  expect(await session()).toBeUndefined();
});
