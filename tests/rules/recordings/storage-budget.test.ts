import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { SESSION_MAX_BATCHES, SESSION_MAX_PACKED_BYTES } from '../../../lambdas/contract/limits.ts';
import { Problem } from '../../../lambdas/contract/problem.ts';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { ingest } from '../../../lambdas/recordings/batch/ingest.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { CHROME, firstBatch, largeBatch, laterBatch, packedBatch } from '../../factories/batch.ts';
import { sessionTicket } from '../../factories/session-ticket.ts';
import { connectTicketSite } from '../../factories/ticket-site.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const ticket = sessionTicket(NOW);

const noQueue = { add: async () => {} };

interface Facts {
  /** The session item at the read and at the write, because it may change in between. */
  readonly before?: object | undefined;
  readonly atWrite?: object | undefined;
  readonly sessions?: number;
  readonly sessionsAtWrite?: number;
}

/** A bucket and a table that count the batches written to them; the table has one session and one plan. */
function world({ before, atWrite = before, sessions = 0, sessionsAtWrite = sessions }: Facts) {
  const bucket = fakeBucket();
  const items = new Set<string>();
  let written = 0;
  const counting = {
    ...bucket,
    putIfAbsent: (...args: Parameters<typeof bucket.putIfAbsent>) => {
      written += 1;
      return bucket.putIfAbsent(...args);
    },
  };
  const rejection = () =>
    Object.assign(new Error('refused'), {
      name: 'ConditionalCheckFailedException',
      Item: marked(atWrite),
    });
  const client = {
    async send(command: unknown) {
      if (command instanceof GetCommand) return { Item: before };
      if (command instanceof PutCommand) {
        const key = String(command.input.Item?.SK);
        written += 1;
        if (items.has(key)) throw Object.assign(rejection(), { Item: undefined });
        items.add(key);
        return {};
      }
      if (command instanceof DeleteCommand) return items.delete(command.input.Key?.SK);
      if (command instanceof QueryCommand)
        return { Items: [command.input.IndexName ? { is_active: true } : { n: sessions }] };
      if (command instanceof TransactWriteCommand) {
        if (sessionsAtWrite < ticket.maxSessions) return {};
        throw Object.assign(new Error(), {
          CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
        });
      }
      if (!(command instanceof UpdateCommand)) throw new Error('Not a question of the ingestion');
      const isOfSession = String(command.input.Key?.SK).startsWith('SESSION#');
      if (isOfSession && !(atWrite && isTaking(atWrite))) throw rejection();
      return { Attributes: { limitReachedAt: NOW.toISOString(), notice: { state: 'sent' } } };
    },
  };
  const table = { table: 'table', client: client as never };
  const use: Parameters<typeof ingest>[2] = { table, bucket: counting, 'limit-notices': noQueue };
  const left = () => bucket.objects.size + items.size;
  return { bucket, items, use, written: () => written, left };
}
type Known = { state?: string; bytes?: number; batches?: number };
const isTaking = ({ state, bytes = 0, batches = 0 }: Known) =>
  state === 'open' && bytes < SESSION_MAX_PACKED_BYTES && batches < SESSION_MAX_BATCHES;
const marked = (item: object | undefined) =>
  item &&
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: value },
    ]),
  );

const send = async (batch: Batch, { use }: Pick<ReturnType<typeof world>, 'use'>) => {
  const delivery = {
    body: packedBatch(batch),
    contentType: 'application/octet-stream',
    userAgent: CHROME,
    country: undefined,
  };
  try {
    await ingest(delivery, ticket, use, NOW);
    return 'stored';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

const open = { state: 'open', bytes: 1_000, batches: 3 };
const fullOfBytes = { ...open, bytes: SESSION_MAX_PACKED_BYTES };
const fullOfBatches = { ...open, batches: SESSION_MAX_BATCHES };
const closed = { state: 'closed', bytes: 1_000 };

const batches = { later: laterBatch, large: largeBatch } as const;

test.each<[string, Facts, 'first' | 'later' | 'large', string]>([
  ['a session that is full of bytes', { before: fullOfBytes }, 'later', 'batch-too-large'],
  ['a session that is full of batches', { before: fullOfBatches }, 'later', 'batch-too-large'],
  [
    'a session that is full, in large batches,',
    { before: fullOfBytes },
    'large',
    'batch-too-large',
  ],
  ['a session that is over', { before: closed }, 'later', 'ticket-needed'],
  ['an erased session', { before: { state: 'erased' } }, 'first', 'ticket-needed'],
  ['a session that never started', {}, 'later', 'start-missing'],
  ['a plan that is full', { sessions: 10 }, 'first', 'session-limit-reached'],
])('fifty batches of %s cause no write and leave no data', async (_, facts, kind, code) => {
  const scene = world(facts);
  for (let seq = 1; seq <= 50; seq += 1) {
    const batch = kind === 'first' ? firstBatch(ticket.domain, { seq }) : batches[kind](seq);
    expect(await send(batch, scene)).toBe(code);
  }
  expect([scene.written(), scene.left()]).toEqual([0, 0]);
});

test.each<[string, Facts, 'first' | 'later' | 'large', string]>([
  ['the session filled up', { before: open, atWrite: fullOfBytes }, 'later', 'batch-too-large'],
  ['the session ended', { before: open, atWrite: closed }, 'large', 'ticket-needed'],
  ['the session ended', { before: open, atWrite: closed }, 'later', 'ticket-needed'],
  ['the plan filled up', { sessions: 9, sessionsAtWrite: 10 }, 'first', 'session-limit-reached'],
])('when %s while a batch was stored, it is removed again', async (_, facts, kind, code) => {
  const scene = world(facts);
  const batch = kind === 'first' ? firstBatch(ticket.domain) : batches[kind](1);
  expect(await send(batch, scene)).toBe(code);
  expect([scene.written(), scene.left()]).toEqual([1, 0]);
});

test.each([laterBatch, largeBatch])(
  'an acknowledged batch stays when it is sent again to a session that is now full',
  async (make) => {
    const scene = world({ before: open, atWrite: open });
    const batch = make(1, NOW.getTime());
    expect(await send(batch, scene)).toBe('stored');
    const later = world({ before: open, atWrite: fullOfBytes });
    for (const [key, object] of scene.bucket.objects) later.bucket.objects.set(key, object);
    for (const key of scene.items) later.items.add(key);
    expect(await send(batch, later)).toBe('batch-too-large');
    expect(later.left()).toBe(1);
  },
);

test('a large batch for a session that another batch has just started is counted with it', async () => {
  const use = { table: memoryTable().table, bucket: fakeBucket(), 'limit-notices': noQueue };
  const key = { ownerId: ticket.ownerId, sessionId: ticket.sessionId };
  await connectTicketSite(use.table, ticket, NOW);
  const sessions = sessionStore(use.table);
  const first = firstBatch(ticket.domain);
  const [huge] = largeBatch(1).events;
  const large = {
    ...firstBatch(ticket.domain, { seq: 1 }),
    events: [...first.events, huge as never],
  };
  // Neither finds a session at first.
  const outcomes = await Promise.all([send(first, { use }), send(large, { use })]);
  expect(outcomes).toEqual(['stored', 'stored']);
  const session = await sessions.find(key);
  const read: number[] = [];
  if (session) for await (const { seq } of batchStore(use).read(session, () => {})) read.push(seq);
  expect(read).toEqual([0, 1]);
});
