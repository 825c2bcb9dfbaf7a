import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Bucket } from '../../../lambdas/adapters/bucket.ts';
import type { Table } from '../../../lambdas/adapters/table.ts';
import { BATCH_ITEM_MAX_BYTES, CLOSING_INTERRUPTIONS } from '../../../lambdas/contract/limits.ts';
import type { Batch, RecordedEvent } from '../../../lambdas/contract/tracker.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { close } from '../../../lambdas/recordings/session/closing.protocol.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { batchOf, largeBatch, packedBatch } from '../../factories/batch.ts';
import { START } from '../../factories/recording.ts';
import { openSession } from '../../factories/session.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { closingSessions } from '../../fakes/closing-sessions.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited } from '../../fakes/processor-budget.ts';

const startedAt = new Date(START);
const session = openSession(startedAt);
const minutes = (count: number) => new Date(START + count * 60_000);
const at = (ms: number, type: number, data: unknown) => ({ type, timestamp: START + ms, data });
const page = (...children: object[]) => [
  at(0, 4, { href: 'https://shop.example/', width: 800, height: 600 }),
  at(1, 2, {
    node: {
      id: 1,
      type: 0,
      childNodes: [{ id: 2, type: 2, tagName: 'html', childNodes: children }],
    },
    initialOffset: { left: 0, top: 0 },
  }),
];
const change = (ms: number, data: object) => at(ms, 3, data);

const world = () => ({ table: memoryTable().table, bucket: fakeBucket() });
type World = ReturnType<typeof world>;

const added = async (use: World, batch: Batch) => {
  const number = { seq: batch.seq, shift: 0, receivedAt: startedAt };
  await batchStore(use).add(session, number, packedBatch(batch), session.keepDays);
};
async function stored(...batches: (readonly RecordedEvent[])[]): Promise<World> {
  const use = world();
  for (const [seq, events] of batches.entries())
    await added(use, batchOf(events, seq, { sent_at: START }));
  return use;
}
/** A session whose first batch is in the table and whose second one is in the bucket. */
async function storedInBoth(): Promise<World> {
  const use = await stored(page());
  await added(use, largeBatch(1, START + 2_000));
  return use;
}

function closing(use: { table: Table; bucket: Bucket }, from: Session = session) {
  const { sessions, item } = closingSessions(from);
  const tallied: string[] = [];
  const tally = { add: async (_: string, what: string) => void tallied.push(what) };
  const run = (now: Date) => close(session, { ...use, sessions, tally, budget: unlimited }, now);
  return { run, item, tallied };
}

const failing = ({ table, bucket }: World, error: Error, method: 'get' | 'putIfAbsent') => ({
  table,
  bucket: {
    ...bucket,
    [method]: async () => {
      throw error;
    },
  },
});
/** A table that cannot be read. */
const failingTable = ({ bucket }: World, error: Error) => ({
  table: { table: 'table', client: { send: () => Promise.reject(error) } as never },
  bucket,
});
const serviceError = (httpStatusCode: number, name = 'SomeException') =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } });

test.each([
  ['a resize that is no size', { source: 4, width: 'wide', height: null }],
  ['a rule of a style sheet that is no rule', { source: 8, id: 2, adds: [{ rule: 7 }] }],
  ['a selection that is no list', { source: 14, ranges: { start: 1 } }],
  ['adopted sheets that are a number', { source: 15, id: 2, styleIds: 5, styles: 'x' }],
  [
    'a style change that is a number',
    { source: 0, attributes: [{ id: 2, attributes: { style: 7 } }] },
  ],
])('a recording with %s is closed', async (_, data) => {
  const { run, item } = closing(await stored([...page(), change(10, data)]));
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'closed' });
});

test('a page with elements nested thousands deep is closed and cut to a depth that can be shown', async () => {
  const deep = Array.from({ length: 4 }, (_, batch) =>
    Array.from({ length: 2_000 }, (_, place) => {
      const id = 3 + batch * 2_000 + place;
      const node = { id, type: 2, tagName: 'div', attributes: {}, childNodes: [] };
      const adds = [{ parentId: id - 1, nextId: null, node }];
      return change(10 + id, { source: 0, texts: [], attributes: [], removes: [], adds });
    }),
  );
  const later = change(90_000, { source: 0, texts: [], attributes: [], removes: [], adds: [] });
  const { run, item } = closing(await stored(page(), ...deep, [later]));
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'closed' });
});

test.each([
  ['table or bucket fails', serviceError(503)],
  ['table or bucket throttles', serviceError(400, 'ProvisionedThroughputExceededException')],
  ['rights are missing', serviceError(403, 'AccessDenied')],
  // DynamoDB responds 400 to all of these.
  ['rights to the table are missing', serviceError(400, 'AccessDeniedException')],
  ['role is too new', serviceError(400, 'UnrecognizedClientException')],
  ['signature has expired', serviceError(400, 'InvalidSignatureException')],
  ['table is being restored', serviceError(400, 'ResourceNotFoundException')],
  ['bucket is being restored', serviceError(404, 'NoSuchBucket')],
  ['connection breaks', Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })],
])('an outage counts as no attempt: when the %s, closing is postponed', async (_, error) => {
  const use = await storedInBoth();
  for (const broken of [failing(use, error, 'get'), failingTable(use, error)]) {
    const down = closing(broken);
    for (const minute of [31, 100, 200, 400, 800]) await down.run(minutes(minute));
    expect(down.item()).toMatchObject({ state: 'closing', closings: 0 });
    const up = closing(use, down.item());
    await up.run(minutes(2_000));
    expect(up.item()).toMatchObject({ state: 'closed' });
    Object.assign(use, await storedInBoth());
  }
});

test('a postponed closing is not retried before its time', async () => {
  const { run, item } = closing(failing(await storedInBoth(), serviceError(503), 'get'));
  await run(minutes(31));
  const before = item();
  await run(minutes(32));
  expect(item()).toEqual(before);
});

test('a recording that is interrupted for days is quarantined, so the retries end', async () => {
  const { run, item, tallied } = closing(failing(await storedInBoth(), serviceError(503), 'get'));
  let rounds = 0;
  while (item().state !== 'set-aside' && rounds < 200) {
    rounds += 1;
    await run(new Date(Date.parse(item().retryAt ?? startedAt.toISOString()) + 60_000));
  }
  expect(rounds).toBe(CLOSING_INTERRUPTIONS + 1);
  expect(Date.parse(item().retryAt ?? '') - START).toBeGreaterThan(3 * 86_400_000);
  expect(tallied).toEqual(['set-aside']);
});

test('a bug while reading a recording is not an outage: the recording is quarantined at once', async () => {
  const { run, item, tallied } = closing(
    failing(await storedInBoth(), new TypeError('positions?.at is not a function'), 'get'),
  );
  await run(minutes(31));
  expect(item()).toMatchObject({ state: 'set-aside' });
  expect(tallied).toEqual(['set-aside']);
});

test('a recording of which no batch can be read is quarantined, and its batches stay', async () => {
  const use = world();
  const broken = { seq: 0, shift: 0, receivedAt: startedAt };
  const bytes = Buffer.alloc(BATCH_ITEM_MAX_BYTES + 1);
  await batchStore(use).add(session, broken, bytes, session.keepDays);
  const { run, item, tallied } = closing(use);
  await run(minutes(31));
  expect(item().state).toBe('set-aside');
  expect(tallied).toEqual(['set-aside']);
  expect([...use.bucket.objects.keys()].filter((key) => key.startsWith('batches/'))).toHaveLength(
    1,
  );
});

test('a store that rejects the recording counts as an attempt, and the third quarantines it', async () => {
  const rejected = serviceError(400, 'InvalidArgument');
  const { run, item } = closing(failing(await storedInBoth(), rejected, 'putIfAbsent'));
  for (const minute of [31, 36, 41]) await expect(run(minutes(minute))).rejects.toThrow();
  await run(minutes(46));
  expect(item()).toMatchObject({ state: 'set-aside' });
});

let lists = 0;
beforeEach(() => {
  lists = 0;
});
const counting = (bucket: Bucket): Bucket => ({
  ...bucket,
  list: (prefix) => {
    lists += 1;
    return bucket.list(prefix);
  },
});

test('closing deletes all batch objects, also unreadable ones, with a single listing', async () => {
  const { table, bucket } = await storedInBoth();
  const broken = { seq: 2, shift: 0, receivedAt: startedAt };
  const bytes = Buffer.alloc(BATCH_ITEM_MAX_BYTES + 1);
  await batchStore({ table, bucket }).add(session, broken, bytes, session.keepDays);
  const scene = closing({ table, bucket: counting(bucket) });
  await scene.run(minutes(31));
  expect(scene.item().state).toBe('closed');
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('batches/'))).toEqual([]);
  expect(lists).toBe(1);
});

test('closing a session whose batches are all in the table does not list the bucket', async () => {
  const { table, bucket } = await stored(page(), [change(2_000, { source: 3, id: 1, x: 0, y: 1 })]);
  const scene = closing({ table, bucket: counting(bucket) }, { ...session, isInTable: true });
  await scene.run(minutes(31));
  expect(scene.item()).toMatchObject({ state: 'closed', digest: { events: 3, gaps: [] } });
  expect(lists).toBe(0);
});

test('a table failure while the digest is written postpones the closing, and the next attempt completes it', async () => {
  const use = await stored(page());
  const { sessions, item } = closingSessions(session);
  const tally = { add: async () => {} };
  const down = {
    ...sessions,
    close: async () => {
      throw serviceError(400, 'ProvisionedThroughputExceededException');
    },
  };
  await close(session, { ...use, sessions: down, tally, budget: unlimited }, minutes(31));
  expect(item()).toMatchObject({ state: 'closing', closings: 0 });
  await close(session, { ...use, sessions, tally, budget: unlimited }, minutes(60));
  expect(item()).toMatchObject({ state: 'closed' });
});

test('the event list of a closed recording holds the events of all its batches in order', async () => {
  const error = (ms: number, message: string) =>
    at(ms, 5, { tag: 'rv:error', payload: { message, file: '', line: 0 } });
  const use = await stored(page(), [error(100, 'first')], [error(2_000, 'second')]);
  const { run, item } = closing(use);
  await run(minutes(31));
  expect(await recordingStore(use).eventList(item())).toMatchObject([
    { kind: 'error', label: 'first', at_ms: 100 },
    { kind: 'error', label: 'second', at_ms: 2_000 },
  ]);
  expect(use.bucket.objects.size).toBe(0);
});

const randomLabels = (count: number) => Array.from({ length: count }, () => randomUUID());

test('a long event list is a separate object next to the parts', async () => {
  const errors = randomLabels(200).map((message, place) =>
    at(100 + place, 5, { tag: 'rv:error', payload: { message, file: '', line: 0 } }),
  );
  const use = await stored(page(), errors);
  const { run, item } = closing(use);
  await run(minutes(31));
  expect(await recordingStore(use).eventList(item())).toHaveLength(200);
  expect(item().packedEvents).toBeUndefined();
  expect([...use.bucket.objects.keys()].some((key) => key.endsWith(item().eventList ?? '-'))).toBe(
    true,
  );
});

test('a closed recording and its analysis have moved nodes as rrweb events', async () => {
  const list = { id: 3, type: 2, tagName: 'ul', attributes: {}, childNodes: [] };
  const row = { id: 4, type: 3, textContent: 'row' };
  const nothing = { source: 0, texts: [], attributes: [], removes: [], adds: [] };
  const beginning = page({ ...list, childNodes: [row] }, { ...list, id: 5 });
  const add = { parentId: 5, nextId: null, node: row };
  const closed = async (moved: object) => {
    const use = await stored(beginning, [change(2_000, { ...nothing, ...moved })]);
    const { run, item } = closing(use);
    await run(minutes(40));
    const events = await recordingStore(use).excerpt(item(), 0, 60_000);
    return { events, digest: item().digest };
  };
  const inRrweb = await closed({ removes: [{ parentId: 3, id: 4 }], adds: [add] });
  expect(inRrweb.events?.events).toHaveLength(3);
  expect(await closed({ moves: [{ parentId: 5, nextId: null, id: 4, adds: 0 }] })).toEqual(inRrweb);
});
