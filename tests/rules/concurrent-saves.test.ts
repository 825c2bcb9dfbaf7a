import { expect, test } from 'vitest';
import { Problem, problemDocument } from '../../lambdas/contract/problem.ts';
import { SEGMENTS_MAX } from '../../lambdas/contract/recording-segments.ts';
import { SHARES_PER_RECORDING } from '../../lambdas/contract/recording-shares.ts';
import { segmentStore } from '../../lambdas/recordings/segments/segment.store.ts';
import { type RequestedSegment, segmentToSave } from '../../lambdas/recordings/segments/segment.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { addShare, shareExisting } from '../../lambdas/recordings/sharing/add-share.protocol.ts';
import { shareStore } from '../../lambdas/recordings/sharing/share.store.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
const numbered = (count: number) => Array.from({ length: count }, (_, place) => String(place));
/** The problem codes of the calls that failed. */
const failuresOf = (results: readonly PromiseSettledResult<unknown>[]) => [
  ...new Set(
    results.flatMap((each) =>
      each.status === 'rejected'
        ? [each.reason instanceof Problem ? each.reason.code : 'error']
        : [],
    ),
  ),
];

/** Changes that one person makes at once, for example in several tabs. */
const AT_ONCE = 3;

const save = (store: ReturnType<typeof segmentStore>, requested: RequestedSegment, newId = 'new') =>
  store.save('ann', (known) => segmentToSave(known, requested, newId));

test('a filter that is saved twice at the same time is stored once, as it was saved last', async () => {
  const store = segmentStore(memoryTable().table);
  const saved = await Promise.all(
    numbered(AT_ONCE).map((id) => save(store, { name: 'Carts', query: `page=${id}` }, id)),
  );
  const [stored, ...others] = await store.of('ann');
  expect(others).toEqual([]);
  expect(saved).toContainEqual(stored);
  expect(new Set(saved.map(({ id }) => id))).toEqual(new Set([stored?.id]));
});

test('filters that are saved at the same time below the limit are all stored', async () => {
  const store = segmentStore(memoryTable().table);
  const names = numbered(AT_ONCE);
  await Promise.all(names.map((name) => save(store, { name, query: 'page=cart' }, name)));
  expect((await store.of('ann')).map(({ name }) => name)).toEqual(names);
});

test('two filters that are renamed at the same time do not get one name', async () => {
  const store = segmentStore(memoryTable().table);
  for (const id of ['a', 'b']) await save(store, { name: id, query: 'page=cart' }, id);
  const rename = (id: string) => save(store, { id, name: 'Carts', query: 'page=cart' });
  const results = await Promise.allSettled([rename('a'), rename('b')]);
  expect(failuresOf(results)).toEqual(['segment-name-taken']);
  const names = (await store.of('ann')).map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  expect(names).toContain('Carts');
});

test('a filter that is deleted while it is saved does not return', async () => {
  const store = segmentStore(memoryTable().table);
  await save(store, { name: 'Carts', query: 'page=cart' }, 'a');
  let isRead = false;
  const saved = store.save('ann', (known) => {
    // Deleted after the first read of this save.
    if (!isRead) void store.remove('ann', 'a');
    isRead = true;
    return segmentToSave(known, { id: 'a', name: 'Baskets', query: 'page=cart' }, 'new');
  });
  await expect(saved).rejects.toMatchObject({ code: 'not-found' });
  expect(await store.of('ann')).toEqual([]);
});

test('the last free place for a filter is taken once by concurrent saves', async () => {
  const store = segmentStore(memoryTable().table);
  for (const id of numbered(SEGMENTS_MAX - 1)) await save(store, { name: id, query: '' }, id);
  const results = await Promise.allSettled(
    ['x', 'y', 'z'].map((id) => save(store, { name: id, query: '' }, id)),
  );
  expect(await store.of('ann')).toHaveLength(SEGMENTS_MAX);
  expect(failuresOf(results)).toEqual(['segment-limit']);
});

const key = { ownerId: 'ann', sessionId: '019aa000-0000-7000-8000-000000000000' };
const facts = { ...key, note: '', startMs: 0, createdAt: NOW.toISOString() };
const expiresAt = '2026-12-05T09:00:00.000Z';

test('the last free place for a link to a recording is taken once by concurrent requests', async () => {
  const shares = shareStore(memoryTable().table);
  const add = (shareId: string) => addShare({ ...facts, shareId, expiresAt }, shares, NOW);
  for (const id of numbered(SHARES_PER_RECORDING - 1)) await add(id);
  const results = await Promise.allSettled(['x', 'y', 'z'].map(add));
  expect(await shares.of(key)).toHaveLength(SHARES_PER_RECORDING);
  expect(failuresOf(results)).toEqual(['recording-share-limit']);
});

test('a link to a recording that is deleted meanwhile is removed with its note', async () => {
  const shares = shareStore(memoryTable().table);
  const share = { ...facts, shareId: 'x', note: 'Look at this', expiresAt };
  const add = (found: object | undefined) =>
    shareExisting(share, { shares, sessions: { find: async () => found as never } }, NOW);
  await expect(add(undefined)).rejects.toMatchObject({ code: 'recording-gone' });
  expect(await shares.of(key)).toEqual([]);
  await add(key);
  expect(await shares.of(key)).toMatchObject([{ note: 'Look at this' }]);
});

test('a list that others change again and again is not overwritten; the caller gets 409', async () => {
  const store = segmentStore(memoryTable().table);
  let saves = 0;
  const saved = store.save('ann', async (known) => {
    saves += 1;
    await save(store, { name: `Other ${saves}`, query: '' }, `other-${saves}`);
    return segmentToSave(known, { name: 'Carts', query: '' }, 'new');
  });
  await expect(saved).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect(problemDocument('changed-meanwhile').status).toBe(409);
  expect((await store.of('ann')).map(({ name }) => name)).not.toContain('Carts');
});

const session = {
  ...{ ...key, startedAt: NOW.toISOString(), domain: 'shop.example', visitor: 'v' },
  ...{ userAgent: '', referrer: '', keepDays: 30, bytes: 1 },
};
const addTag = (store: ReturnType<typeof sessionStore>, tag: string) =>
  store.annotate(key, { tags: (known) => [...known, tag] }, NOW);

test('tags that several people add to a recording at the same time are all stored', async () => {
  const store = sessionStore(memoryTable().table);
  await store.create(session, NOW);
  const tags = numbered(AT_ONCE);
  await Promise.all(tags.map((tag) => addTag(store, tag)));
  await Promise.all(tags.map((tag) => addTag(store, `${tag}b`)));
  const stored = (await store.find(key))?.tags ?? [];
  expect(stored.toSorted()).toEqual(['0', '0b', '1', '1b', '2', '2b']);
});

test('a star and a note that are saved with tags are stored with them', async () => {
  const store = sessionStore(memoryTable().table);
  await store.create(session, NOW);
  const saved = { starred: true, note: 'Call back', tags: () => ['cart'] };
  await Promise.all([store.annotate(key, saved, NOW), addTag(store, 'bug')]);
  const { starredAt, note, tags } = (await store.find(key)) ?? {};
  expect({ starredAt, note }).toEqual({ starredAt: NOW.toISOString(), note: 'Call back' });
  expect(tags).toContain('cart');
});

test('tags that others change again and again are not overwritten; the caller gets 409', async () => {
  const { table } = memoryTable();
  const store = sessionStore(table);
  await store.create(session, NOW);
  let reads = 0;
  const send = async (command: { input: { ConsistentRead?: boolean } }) => {
    const found = await table.client.send(command as never);
    reads += 1;
    if (command.input.ConsistentRead) await addTag(store, `Other ${reads}`);
    return found;
  };
  const saved = addTag(sessionStore({ ...table, client: { send } } as never), 'mine');
  await expect(saved).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect((await store.find(key))?.tags).not.toContain('mine');
});

test('a recording that was deleted meanwhile gets no tags', async () => {
  const store = sessionStore(memoryTable().table);
  expect(await addTag(store, 'mine')).toBeUndefined();
  await store.create(session, NOW);
  await store.erase(key, NOW.getTime() / 1_000 + 86_400);
  expect(await addTag(store, 'mine')).toBeUndefined();
});

test('expired links do not count towards the limit of a recording', async () => {
  const { table } = memoryTable();
  const shares = shareStore(table);
  for (const shareId of numbered(SHARES_PER_RECORDING))
    await shares.add({ ...facts, shareId, expiresAt: '2026-11-27T09:00:00.000Z' }, () => {});
  await addShare({ ...facts, shareId: 'new', expiresAt }, shares, NOW);
  expect((await shares.of(key)).some(({ shareId }) => shareId === 'new')).toBe(true);
});
