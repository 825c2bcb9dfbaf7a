import { expect, test } from 'vitest';
import { profileStore } from '../../../lambdas/accounts/profile/profile.store.ts';
import type { Bucket } from '../../../lambdas/adapters/bucket.ts';
import type { TableReader } from '../../../lambdas/adapters/table.ts';
import { RECORDINGS_PER_PAGE, SESSIONS_READ_AT_ONCE } from '../../../lambdas/contract/limits.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { collectExport } from '../../../lambdas/privacy/collect-export.protocol.ts';
import {
  comparedPlaceOf,
  compareSessions,
  newestMatching,
  type SessionPage,
} from '../../../lambdas/recordings/listing/select-sessions.ts';
import { sessionReader, sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import { openSession } from '../../factories/session.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const ownerId = 'ann';

async function idsOf(sessions: AsyncIterable<{ readonly sessionId: string }>) {
  const ids: string[] = [];
  for await (const { sessionId } of sessions) ids.push(sessionId);
  return ids;
}

async function sessionsOf(...days: number[]) {
  const { table } = memoryTable();
  const added = days.map((each, place) => ({
    ...openSession(new Date(daysAgo(each).getTime() - place)),
    ownerId,
  }));
  for (const each of added) await sessionStore(table).create(each, new Date(each.startedAt));
  return { table, ids: added.map(({ sessionId }) => sessionId) };
}

test('a recording is gone when its retention ends, even if DynamoDB deletes it days later', async () => {
  const { table, ids } = await sessionsOf(31, 30, 29, 1);
  const [, expired = '', kept = '', newest = ''] = ids;
  const reader = sessionReader(table as unknown as TableReader, NOW);
  expect(await idsOf(reader.newest(ownerId, {}))).toEqual([newest, kept]);
  expect(await reader.find({ ownerId, sessionId: expired })).toBeUndefined();
  expect(await reader.find({ ownerId, sessionId: kept })).toMatchObject({ sessionId: kept });
  expect(await reader.neighbors({ ownerId, sessionId: kept })).toEqual({
    previous: null,
    following: newest,
  });
});

test('a list does not read through thousands of recordings that DynamoDB has yet to delete', async () => {
  const { table, ids } = await sessionsOf(1, ...Array.from({ length: 4_000 }, () => 40));
  let pages = 0;
  const { client } = table;
  const counted = {
    ...table,
    client: {
      send: (command: never) => {
        pages += 1;
        return client.send(command);
      },
    },
  };
  const reader = sessionReader(counted as unknown as TableReader, NOW);
  expect(await idsOf(reader.newest(ownerId, {}))).toEqual([ids[0]]);
  expect((await reader.neighbors({ ownerId, sessionId: ids[0] ?? '' })).previous).toBeNull();
  expect(pages).toBeLessThan(40);
});

test('recordings of an earlier, larger plan are listed after many that have expired', async () => {
  const { table, ids } = await sessionsOf(1);
  const add = async (age: number, keepDays: number, count: number) => {
    for (let place = 0; place < count; place += 1) {
      const started = new Date(daysAgo(age).getTime() - place);
      const session = { ...openSession(started), ownerId, keepDays };
      await sessionStore(table).create(session, started);
      if (keepDays > age) ids.push(session.sessionId);
    }
  };
  await add(40, 30, 1_500);
  await add(41, 90, 1);
  await add(42, 30, 1_500);
  await add(43, 90, 1);
  const reader = sessionReader(table as unknown as TableReader, NOW);
  expect(await idsOf(reader.newest(ownerId, {}))).toEqual(ids);
  expect(ids).toHaveLength(3);
});

test.each([
  ['links to the one before all expired ones', SESSIONS_READ_AT_ONCE - 1],
  ['has no previous one behind more expired ones than a list reads', SESSIONS_READ_AT_ONCE],
])('a recording %s', async (_, expired) => {
  const { table, ids } = await sessionsOf(1, ...Array.from({ length: expired }, () => 40));
  const started = daysAgo(41);
  const older = { ...openSession(started), ownerId, keepDays: 90 };
  await sessionStore(table).create(older, started);
  const reader = sessionReader(table as unknown as TableReader, NOW);
  const isFound = expired < SESSIONS_READ_AT_ONCE;
  expect(await reader.neighbors({ ownerId, sessionId: ids[0] ?? '' })).toEqual({
    previous: isFound ? older.sessionId : null,
    following: null,
  });
  const { following } = await reader.neighbors({ ownerId, sessionId: older.sessionId });
  expect(following).toBe(isFound ? ids[0] : null);
});

test('the neighbors of a recording are usually found without reading a whole page of them', async () => {
  const { table, ids } = await sessionsOf(...Array.from({ length: 20 }, (_, day) => day));
  const limits: unknown[] = [];
  const { client } = table;
  const send = (command: { input: { Limit?: number } }) => {
    limits.push(command.input.Limit);
    return client.send(command as never);
  };
  const reader = sessionReader({ ...table, client: { send } } as unknown as TableReader, NOW);
  await reader.neighbors({ ownerId, sessionId: ids[10] ?? '' });
  expect(limits).toEqual([5, 5]);
});

const limits = { rows: RECORDINGS_PER_PAGE, maxRead: SESSIONS_READ_AT_ONCE, now: NOW };
const lists: [string, (reader: Reader, cursor: string | undefined) => Promise<SessionPage>][] = [
  ['newest', (reader, after) => newestMatching(reader.newest(ownerId, { after }), {}, limits)],
  [
    'most problems',
    (reader, cursor) => {
      const place = comparedPlaceOf(cursor);
      const found = reader.newest(ownerId, { after: place.readAfter });
      return compareSessions(found, { order: 'frustration' }, { ...limits, ...place });
    },
  ],
];
type Reader = ReturnType<typeof sessionReader>;

test.each(lists)(
  'a list by %s continues past pages of expired recordings only',
  async (_, load) => {
    const { table, ids } = await sessionsOf();
    const add = async (age: number, keepDays: number, count: number) => {
      for (let place = 0; place < count; place += 1) {
        const started = new Date(daysAgo(age).getTime() - place);
        const session = { ...openSession(started), ownerId, keepDays };
        await sessionStore(table).create(session, started);
        if (keepDays > age) ids.push(session.sessionId);
      }
    };
    await add(40, 30, 2 * SESSIONS_READ_AT_ONCE);
    await add(41, 90, RECORDINGS_PER_PAGE + 1);
    await add(42, 30, SESSIONS_READ_AT_ONCE);
    await add(43, 90, 1);
    const reader = sessionReader(table as unknown as TableReader, NOW);
    const found: string[] = [];
    const pages: number[] = [];
    let cursor: string | undefined;
    do {
      const { sessions, next } = await load(reader, cursor);
      found.push(...sessions.map(({ sessionId }) => sessionId));
      pages.push(sessions.length);
      expect(listRecordings.body.safeParse({ after: next ?? undefined }).success).toBe(true);
      cursor = next ?? undefined;
    } while (cursor);
    expect(found).toEqual(ids);
    expect(pages).toEqual([0, 0, RECORDINGS_PER_PAGE, 1, 1]);
  },
);

test('a recording can be neither watched nor annotated after its retention', async () => {
  const { table, ids } = await sessionsOf(30, 29);
  const store = sessionStore(table);
  const [expired, kept] = ids.map((sessionId) => ({ ownerId, sessionId }));
  for (const [key, isDone] of [
    [expired, false],
    [kept, true],
  ] as const) {
    if (!key) throw new Error('no session');
    expect(await store.recordWatched(key, NOW)).toBe(isDone);
    for (const annotations of [{ starred: true }, { tags: () => ['cart'] }])
      expect(Boolean(await store.annotate(key, annotations, NOW))).toBe(isDone);
  }
});

test('an export lists no recording whose retention has ended', async () => {
  const { table, ids } = await sessionsOf(30, 29);
  const owner = { id: ownerId, email: 'ann@example.com', first_name: 'Ann', last_name: 'Lee' };
  await profileStore(table).createOnce(owner, NOW);
  const { data } = await collectExport(ownerId, { table, bucket: {} as Bucket }, NOW);
  expect(data.recordings).toMatchObject([{ sessionId: ids[1] }]);
  expect(data.recordings).toHaveLength(1);
});
