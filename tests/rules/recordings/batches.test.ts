import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { emptyPartition, itemsOf } from '../../../lambdas/adapters/items.ts';
import {
  BATCH_ITEM_DAYS,
  BATCH_ITEM_MAX_BYTES,
  KEPT_BATCHES,
  SEQUENCES_PER_LOAD,
} from '../../../lambdas/contract/limits.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import {
  batchOf,
  firstEvents,
  largeBatch,
  laterBatch,
  packedBatch,
} from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const startedAt = new Date(START);
const session = openSession(startedAt);
const page = firstEvents('shop.example', START).slice(0, 2);
const world = () => ({ table: memoryTable().table, bucket: fakeBucket() });
const added = async (use: ReturnType<typeof world>, batch: Batch) => {
  const number = { seq: batch.seq, shift: 0, receivedAt: startedAt };
  await batchStore(use).add(session, number, packedBatch(batch), session.keepDays);
};

test('reads batches of the table and of the bucket in the order of their numbers', async () => {
  const use = world();
  for (const batch of [laterBatch(3), largeBatch(2), laterBatch(1), largeBatch(4)])
    await added(use, batch);
  await added(use, batchOf(page, 0));
  const read: number[] = [];
  for await (const { seq } of batchStore(use).read(session, () => {})) read.push(seq);
  expect(read).toEqual([0, 1, 2, 3, 4]);
});

test('keeps one batch per number in the table, the first', async () => {
  const use = world();
  const number = { seq: 0, shift: 0, receivedAt: startedAt };
  const add = (batch: Batch) =>
    batchStore(use).add(session, number, packedBatch(batch), session.keepDays);
  expect(await add(batchOf(page, 0))).toMatchObject({ isNew: true, isItem: true });
  expect(await add(laterBatch(0))).toMatchObject({ isNew: false });
  const read: number[] = [];
  for await (const { events } of batchStore(use).read(session, () => {})) read.push(events.length);
  expect(read).toEqual([2]);
});

test('extending a recording that is deleted meanwhile creates no item', async () => {
  const use = world();
  await added(use, batchOf(page, 0));
  const { table } = use;
  const deletesFirst = {
    send: async (command: never) => {
      if (isUpdate(command)) await emptyPartition(table, `OWNER#${session.ownerId}`);
      return table.client.send(command);
    },
  };
  const raced = { ...use, table: { ...table, client: deletesFirst as never } };
  await batchStore(raced).extendQuarantined(session);
  const { items } = await itemsOf(table).page('#PK = :pk', {
    values: { pk: `OWNER#${session.ownerId}` },
  });
  expect(items).toEqual([]);
});
const isUpdate = (command: unknown) => command instanceof UpdateCommand;

test('batches in the table expire after two weeks, those of a quarantined recording with its plan', async () => {
  const { table, expire } = memoryTable();
  const use = { table, bucket: fakeBucket() };
  await added(use, batchOf(page, KEPT_BATCHES));
  const isThere = async () => (await batchStore(use).links(session)).length === 1;
  const days = (count: number) => START + count * 86_400_000;
  expire(days(13));
  expect(await isThere()).toBe(true);
  await batchStore(use).extendQuarantined(session);
  expire(days(session.keepDays - 1));
  expect(await isThere()).toBe(true);
  expire(days(session.keepDays + 1));
  expect(await isThere()).toBe(false);
  await added(use, batchOf(page, KEPT_BATCHES));
  expire(days(15));
  expect(await isThere()).toBe(false);
});

test.each([
  [0, 30, 30],
  [KEPT_BATCHES - 1, 30, 30],
  [SEQUENCES_PER_LOAD, 30, 30],
  [KEPT_BATCHES, 30, BATCH_ITEM_DAYS],
  [0, 90, BATCH_ITEM_DAYS],
  [0, 7, 7],
])(
  'batch %i of a plan that keeps recordings for %i days is in the table for %i',
  async (seq, keepDays, lasts) => {
    const { table, expire } = memoryTable();
    const use = { table, bucket: fakeBucket() };
    await batchStore(use).add(
      session,
      { seq, shift: 0, receivedAt: startedAt },
      packedBatch(batchOf(page, seq)),
      keepDays,
    );
    const isThere = async () => (await batchStore(use).links(session)).length === 1;
    expire(START + lasts * 86_400_000 - 1_000);
    expect(await isThere()).toBe(true);
    expire(START + lasts * 86_400_000 + 1_000);
    expect(await isThere()).toBe(false);
  },
);

test('a running session’s links contain its small batches up to the response limit', async () => {
  const use = world();
  await added(use, batchOf(page, 0));
  await added(use, largeBatch(1, START + 2_000));
  const [small, large] = await batchStore(use).links(session);
  expect(small?.url).toMatch(/^data:application\/octet-stream;base64,H4sI/);
  expect(large?.url).toContain(`batches/${session.ownerId}/${session.sessionId}/00000001-`);
  for (let seq = 2; seq < 900; seq += 1) {
    const number = { seq, shift: 0, receivedAt: startedAt };
    await batchStore(use).add(session, number, Buffer.alloc(BATCH_ITEM_MAX_BYTES), 30);
  }
  const links = await batchStore(use).links(session);
  const bytes = links.reduce((sum, { url }) => sum + url.length, 0);
  expect(links.length).toBeLessThan(800);
  expect(bytes).toBeLessThan(4_500_000);
});

test('names a session once, however many of its objects are left in the bucket', async () => {
  const use = world();
  for (const batch of [largeBatch(1), largeBatch(2)]) await added(use, batch);
  const left = [];
  for await (const each of batchStore(use).sessionsWithObjectsBefore(startedAt)) left.push(each);
  expect(left).toEqual([{ ownerId: session.ownerId, sessionId: session.sessionId }]);
});
