import { expect, test } from 'vitest';
import { BATCH_ITEM_MAX_BYTES } from '../../../lambdas/contract/limits.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { removeOrphans } from '../../../lambdas/recordings/session/sweep-orphans.protocol.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const OWNERS = ['0d9c', 'a1b2', 'f00d'].map((start) => `${start}0000-0000-4000-8000-000000000000`);
const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '', keepDays: 30 };

/** Sessions of three owners, each with a batch in the bucket, and the requests to the table. */
async function sessionsWithObjects(perOwner: number) {
  const { table } = memoryTable();
  const bucket = fakeBucket();
  const keys = OWNERS.flatMap((ownerId) =>
    Array.from({ length: perOwner }, (_, place) => {
      const start = new Date(Date.parse('2026-11-20T10:00:00Z') + place * 60_000);
      return { ownerId, sessionId: sessionIdAt(start, Buffer.alloc(10, place)) };
    }),
  );
  const batches = batchStore({ table, bucket });
  const content = (place: number) => Buffer.alloc(BATCH_ITEM_MAX_BYTES + 1 + place);
  for (const [place, key] of keys.entries())
    await batches.add(key, { seq: 0, shift: 0, receivedAt: NOW }, content(place), 30);
  let requests = 0;
  const send = (command: unknown) => {
    requests += 1;
    return table.client.send(command as never);
  };
  const counted = { ...table, client: { ...table.client, send } } as typeof table;
  const sweep = async () => {
    requests = 0;
    await removeOrphans({ table: counted, bucket }, NOW);
    return { requests, left: bucket.objects.size };
  };
  return { table, bucket, keys, sweep };
}

test('batches stay as long as their session is not closed, and those of no session are removed', async () => {
  const { table, bucket, keys, sweep } = await sessionsWithObjects(4);
  const sessions = sessionStore(table);
  for (const key of keys.filter((_, place) => place % 4 < 3)) {
    await sessions.create({ ...key, ...facts, startedAt: NOW.toISOString(), bytes: 1 }, NOW);
  }
  const lastSeenAt = NOW.toISOString();
  for (const [place, key] of keys.entries()) {
    if (place % 4 === 1) await sessions.erase(key, NOW.getTime());
    if (place % 4 === 2) {
      await sessions.startClosing(key, lastSeenAt, NOW);
      const recording = { parts: [], eventList: 'events', digest: {} };
      await sessions.close(key, recording as never, NOW);
    }
  }
  expect(await sweep()).toMatchObject({ left: OWNERS.length });
  for (const key of keys.filter((_, place) => place % 4 === 0)) {
    const found = [...bucket.objects.keys()].filter((name) => name.includes(key.ownerId));
    expect(found).toEqual([expect.stringContaining(key.sessionId)]);
  }
});

test('the sweep reads a hundred sessions per request, so that a day’s sessions take minutes', async () => {
  const { sweep } = await sessionsWithObjects(250);
  expect(await sweep()).toEqual({ requests: 3 * 3, left: 0 });
});

test('a failure for one owner fails the run after the batches of the others were removed', async () => {
  const { bucket, sweep } = await sessionsWithObjects(1);
  const remove = bucket.remove.bind(bucket);
  bucket.remove = async (keys) => {
    if (keys.some((key) => key.includes(OWNERS[0] ?? ''))) throw new Error('SlowDown');
    await remove(keys);
  };
  await expect(sweep()).rejects.toThrow('SlowDown');
  expect(bucket.objects.size).toBe(1);
});

test('batches below a name that is no session are removed', async () => {
  const { bucket, sweep } = await sessionsWithObjects(1);
  const [name = '', content] = [...bucket.objects][0] ?? [];
  const [folder, ownerId] = name.split('/');
  bucket.objects.set(`${folder}/${ownerId}/unknown/00000000`, content as never);
  expect(await sweep()).toMatchObject({ left: 0 });
});
