import { expect, test } from 'vitest';
import { exportStore } from '../../../lambdas/accounts/export/export.store.ts';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import { BATCH_ITEM_MAX_BYTES } from '../../../lambdas/contract/limits.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import { batchStore } from '../../../lambdas/recordings/batch/batch.store.ts';
import { erase, eraseWebsite } from '../../../lambdas/recordings/erasure/erasure.protocol.ts';
import { recordingStore } from '../../../lambdas/recordings/recording.store.ts';
import { close, closingEffects } from '../../../lambdas/recordings/session/closing.protocol.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { isClosable } from '../../../lambdas/recordings/session/session.ts';
import { sessionKey } from '../../../lambdas/recordings/session/session-range.store.ts';
import { shareStore } from '../../../lambdas/recordings/sharing/share.store.ts';
import { firstBatch, largeBatch, packedBatch } from '../../factories/batch.ts';
import { fakeBucket } from '../../fakes/bucket.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { unlimited } from '../../fakes/processor-budget.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const key = {
  ownerId: 'ann',
  sessionId: sessionIdAt(new Date('2026-11-21T10:00:00Z'), Buffer.alloc(10)),
};

const facts = { domain: 'shop.example', visitor: 'v', userAgent: '', referrer: '', keepDays: 30 };

/** An owner with a recording and an export that lists it, and another owner with an export. */
async function recorded() {
  const { table } = memoryTable();
  const bucket = fakeBucket();
  const startedAt = '2026-11-21T10:00:00.000Z';
  await sessionStore(table).create({ ...key, ...facts, startedAt, bytes: 1 }, NOW);
  const store = batchStore({ table, bucket });
  for (const [seq, bytes] of [2, BATCH_ITEM_MAX_BYTES + 1].entries()) {
    await store.add(key, { seq, shift: 0, receivedAt: NOW }, Buffer.alloc(bytes), 30);
  }
  for (const ownerId of ['ann', 'ben']) {
    await exportStore(bucket).save({ ownerId, id: '1' }, {} as never);
  }
  return { table, bucket };
}

const locationsOf = async (use: Awaited<ReturnType<typeof recorded>>) => {
  const locations: string[] = [];
  const found = ({ location }: { location: string }) => locations.push(location);
  for await (const _ of batchStore(use).read(key, () => {}, found)) expect(_).toBeUndefined();
  return locations;
};

test('deleting a recording deletes its batches in the table and in the bucket', async () => {
  const use = await recorded();
  expect(await locationsOf(use)).toHaveLength(2);
  await erase(key, use, NOW);
  expect(await locationsOf(use)).toEqual([]);
});

test('the record of a deletion has nothing of the visitor, the visit or the owner’s notes', async () => {
  const use = await recorded();
  const visit = {
    ...{ visitor: 'canary', userAgent: 'canary', referrer: 'canary', country: 'canary' },
    ...{ packedDigest: 'canary', parts: ['canary'], eventList: 'canary', packedEvents: 'canary' },
    ...{ tags: ['canary'], note: 'canary', starredAt: 'canary' },
  };
  const stored = await itemsOf(use.table).get(sessionKey(key));
  await itemsOf(use.table).put({ ...stored, ...visit, ...sessionKey(key) });
  await erase(key, use, NOW);
  const tombstone = (await itemsOf(use.table).get(sessionKey(key))) ?? {};
  expect(Object.keys(tombstone).filter((name) => name in visit)).toEqual([]);
  expect(JSON.stringify(tombstone)).not.toContain('canary');
});

test('a deletion is recorded for 35 days, as long as a point-in-time copy can be old', async () => {
  const use = await recorded();
  await erase(key, use, NOW);
  const ttl = NOW.getTime() / 1_000 + 35 * 86_400;
  expect(await itemsOf(use.table).get(sessionKey(key))).toMatchObject({ state: 'erased', ttl });
});

test('deleting a recording deletes its shared links with their notes, and no other ones', async () => {
  const use = await recorded();
  const shares = shareStore(use.table);
  const other = { ...key, sessionId: sessionIdAt(NOW, Buffer.alloc(10)) };
  for (const { ownerId, sessionId } of [key, other]) {
    const times = { createdAt: NOW.toISOString(), expiresAt: '2026-12-22T09:00:00.000Z' };
    const note = 'Mrs. Miller could not pay';
    await shares.add({ ownerId, sessionId, shareId: '1', note, startMs: 0, ...times }, () => {});
  }
  await erase(key, use, NOW);
  expect(await shares.of(key)).toEqual([]);
  expect(await shares.of(other)).toHaveLength(1);
});

test('deleting a recording deletes the exports that list it, and those of no other owner', async () => {
  const use = await recorded();
  expect(await erase(key, use, NOW)).toBe(true);
  expect([...use.bucket.objects.keys()]).toEqual(['exports/ben/1.json']);
});

test('deleting the recordings of a website also deletes the exports', async () => {
  const use = await recorded();
  const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };
  expect(await eraseWebsite(website, 200, use, NOW)).toEqual({ deleted: 1 });
  expect([...use.bucket.objects.keys()]).toEqual(['exports/ben/1.json']);
});

test('the recordings of another website stay, and what a part of a deletion listed does not', async () => {
  const use = await recorded();
  const website = { ownerId: 'ann', domain: 'blog.example', until: NOW.toISOString() };
  expect(await eraseWebsite(website, 200, use, NOW)).toEqual({ deleted: 0 });
  expect(await locationsOf(use)).toHaveLength(2);
  const part = await recorded();
  const shop = { ...website, domain: 'shop.example' };
  expect(await eraseWebsite(shop, 0, part, NOW)).toEqual({
    deleted: 0,
    left: { ...shop, from: '2026-11-21T10:00:00.000Z' },
  });
  expect([...part.bucket.objects.keys()]).not.toContain('exports/ann/1.json');
});

test('deleting a recording deletes the parts into which it was split', async () => {
  const use = await recorded();
  const part = { name: 'a', from: 0, to: 1, keyframe: true, text: '{}' };
  await recordingStore(use).addPart(key, part, 30);
  const parts = () => [...use.bucket.objects.keys()].filter((name) => /^recordings/.test(name));
  expect(parts()).toHaveLength(1);
  await erase(key, use, NOW);
  expect(parts()).toEqual([]);
});

test('repeated calls delete what exceeds the limit of one call', async () => {
  const use = await recorded();
  for (const hour of [11, 12]) {
    const startedAt = `2026-11-21T${hour}:00:00.000Z`;
    const sessionId = sessionIdAt(new Date(startedAt), Buffer.alloc(10));
    await sessionStore(use.table).create({ ...key, ...facts, sessionId, startedAt, bytes: 1 }, NOW);
  }
  const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };
  const first = await eraseWebsite(website, 2, use, NOW);
  expect(first).toEqual({ deleted: 2, left: { ...website, from: '2026-11-21T12:00:00.000Z' } });
  expect(await eraseWebsite(first.left as typeof website, 2, use, NOW)).toEqual({ deleted: 1 });
  expect(await eraseWebsite(website, 2, use, NOW)).toEqual({ deleted: 0 });
});

test('a deletion reads no more than one call can, and its next part starts there', async () => {
  const use = await recorded();
  const sessions = sessionStore(use.table);
  for (let minute = 1; minute <= 450; minute += 1) {
    const start = new Date(Date.parse('2026-11-21T10:00:00Z') + minute * 60_000);
    const session = {
      ...{ ...key, ...facts, bytes: 1, domain: minute === 450 ? 'shop.example' : 'blog.example' },
      ...{ startedAt: start.toISOString(), sessionId: sessionIdAt(start, Buffer.alloc(10)) },
    };
    await sessions.create(session, NOW);
  }
  const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };
  const parts = [await eraseWebsite(website, 2, use, NOW)];
  for (let part = parts[0]; part?.left; ) {
    part = await eraseWebsite(part.left, 2, use, NOW);
    parts.push(part);
  }
  expect(parts.map(({ deleted, left }) => [deleted, left?.from])).toEqual([
    [1, '2026-11-21T16:40:00.000Z'],
    [1, undefined],
  ]);
});

test('recordings that started after the deletion request stay', async () => {
  const use = await recorded();
  const website = { ownerId: 'ann', domain: 'shop.example', until: '2026-11-21T09:59:59.000Z' };
  expect(await eraseWebsite(website, 200, use, NOW)).toEqual({ deleted: 0 });
  expect(await locationsOf(use)).toHaveLength(2);
});

test('deleting an unknown recording leaves the exports', async () => {
  const use = await recorded();
  expect(await erase({ ...key, ownerId: 'eve' }, use, NOW)).toBe(false);
  expect(use.bucket.objects.size).toBe(3);
});

/** What a sweep an hour later does for the unclosed sessions of this shard. */
async function sweep(use: Awaited<ReturnType<typeof recorded>>) {
  const later = new Date(NOW.getTime() + 3_600_000);
  let swept = 0;
  for await (const page of sessionStore(use.table).unclosedIn(key.sessionId.slice(-1))) {
    for (const session of page.filter((each) => isClosable(each, later))) {
      swept += 1;
      await close(session, closingEffects(use, unlimited), later);
    }
  }
  return swept;
}

test.each(['recording', 'website'])(
  'after a crash, the sweep completes the deletion of a %s with its links and exports, once',
  async (kind) => {
    const use = await recorded();
    const shares = shareStore(use.table);
    const link = { ...key, shareId: '1', note: 'Mrs. Miller', startMs: 0 };
    const times = { createdAt: NOW.toISOString(), expiresAt: '2026-12-22T09:00:00.000Z' };
    await shares.add({ ...link, ...times }, () => {});
    const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };
    const list: typeof use.bucket.list = (prefix) => {
      if (prefix.startsWith(kind === 'recording' ? 'batches/' : 'exports/'))
        throw new Error('the function timed out');
      return use.bucket.list(prefix);
    };
    const crashing = { ...use, bucket: { ...use.bucket, list } };
    const deletion =
      kind === 'recording' ? erase(key, crashing, NOW) : eraseWebsite(website, 200, crashing, NOW);
    await expect(deletion).rejects.toThrow();
    expect(use.bucket.objects.has('exports/ann/1.json')).toBe(true);
    expect(await sweep(use)).toBe(1);
    expect(await locationsOf(use)).toEqual([]);
    expect(await shares.of(key)).toEqual([]);
    expect([...use.bucket.objects.keys()]).toEqual(['exports/ben/1.json']);
    expect(await sweep(use)).toBe(0);
  },
);

test.each(['recording', 'website'])(
  'the sweep leaves a completed deletion of a %s',
  async (kind) => {
    const use = await recorded();
    const website = { ownerId: 'ann', domain: 'shop.example', until: NOW.toISOString() };
    if (kind === 'recording') await erase(key, use, NOW);
    else await eraseWebsite(website, 200, use, NOW);
    expect(await sweep(use)).toBe(0);
  },
);

const moments = ['before a part', 'after a part', 'in an outage', 'in the last outage'] as const;
type Moment = (typeof moments)[number];
/** A session with a batch in the table and one in the bucket, which is deleted at one moment of its closing. */
async function deletedWhileClosing(moment: Moment) {
  const { table } = memoryTable();
  const bucket = fakeBucket();
  const use = { table, bucket };
  const startedAt = '2026-11-21T10:00:00.000Z';
  await sessionStore(table).create({ ...key, ...facts, startedAt, bytes: 1 }, NOW);
  for (const batch of [firstBatch(facts.domain), largeBatch(1)]) {
    const place = { seq: batch.seq, shift: 0, receivedAt: NOW };
    await batchStore(use).add(key, place, packedBatch(batch), 30);
  }
  if (moment === 'in the last outage') {
    const change = 'SET #interruptions = :many';
    await itemsOf(table).update(sessionKey(key), { change, values: { many: 1_000 } });
  }
  let parts = 0;
  const putIfAbsent: typeof bucket.putIfAbsent = async (name, ...rest) => {
    parts += 1;
    if (moment !== 'after a part') await erase(key, use, NOW);
    const isNew = await bucket.putIfAbsent(name, ...rest);
    if (moment === 'after a part') await erase(key, use, NOW);
    if (moment.endsWith('outage')) throw new Error('socket hang up');
    return isNew;
  };
  const effects = closingEffects({ table, bucket: { ...bucket, putIfAbsent } }, unlimited);
  const message = { ...key, lastSeenAt: NOW.toISOString() };
  const run = () => close(message, effects, new Date(NOW.getTime() + 3_600_000));
  await run();
  return { ...use, run, parts };
}

test.each(moments)(
  'no part stays of a recording that is deleted while it is closed, %s',
  async (moment) => {
    const { table, bucket, parts } = await deletedWhileClosing(moment);
    expect(parts).toBe(1);
    expect(await sessionStore(table).find(key)).toBeUndefined();
    expect([...bucket.objects.keys()]).toEqual([]);
  },
);

test('a repeated message deletes the parts that a crashed closing stored after the deletion', async () => {
  const { run, ...use } = await deletedWhileClosing('after a part');
  const part = { name: 'a', from: 0, to: 1, keyframe: true, text: '{}' };
  await recordingStore(use).addPart(key, part, 30);
  await run();
  expect([...use.bucket.objects.keys()]).toEqual([]);
});

test('a repeated message deletes no part of a recording that was closed', async () => {
  const use = { table: memoryTable().table, bucket: fakeBucket() };
  const startedAt = '2026-11-21T10:00:00.000Z';
  await sessionStore(use.table).create({ ...key, ...facts, startedAt, bytes: 1 }, NOW);
  const place = { seq: 0, shift: 0, receivedAt: NOW };
  await batchStore(use).add(key, place, packedBatch(firstBatch(facts.domain)), 1);
  const message = { ...key, lastSeenAt: NOW.toISOString() };
  for (const hours of [1, 2])
    await close(
      message,
      closingEffects(use, unlimited),
      new Date(NOW.getTime() + hours * 3_600_000),
    );
  expect([...use.bucket.objects.keys()]).toEqual([expect.stringMatching(/^recordings\/ann\//)]);
});
