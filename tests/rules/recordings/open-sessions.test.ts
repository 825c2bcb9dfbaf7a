import { expect, test } from 'vitest';
import { itemsOf } from '../../../lambdas/adapters/items.ts';
import { SESSION_LEFT_MINUTES } from '../../../lambdas/contract/limits.ts';
import { sessionIdAt } from '../../../lambdas/contract/rules/session-id.ts';
import type { Annotations } from '../../../lambdas/recordings/session/annotation.store.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import {
  hasEnded,
  isLive,
  type Session,
  startedBeforeEnd,
} from '../../../lambdas/recordings/session/session.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

function world() {
  const { table } = memoryTable({ pageItems: 2 });
  return { table, sessions: sessionStore(table), items: itemsOf(table) };
}
const beginningAt = (at: Date, place = 0) => ({
  ownerId: 'ann',
  sessionId: sessionIdAt(at, new Uint8Array(10).fill(place)),
  startedAt: at.toISOString(),
  domain: 'shop.example',
  visitor: 'browser',
  userAgent: '',
  referrer: '',
  keepDays: 30,
  bytes: 1,
});
async function swept({ sessions }: ReturnType<typeof world>, startedBy?: string) {
  const found = [];
  for await (const page of sessions.unclosedIn('0', startedBy)) found.push(...page);
  return found.map(({ startedAt, lastSeenAt, state }) => ({ startedAt, lastSeenAt, state }));
}

test('an open session is in no index that each batch would write again', () => {
  const item = world().sessions.itemOf(beginningAt(NOW), NOW);
  expect(item).not.toHaveProperty('GSI1PK');
  expect(item).toMatchObject({ GSI2PK: 'OPEN-SESSIONS#0', GSI2SK: NOW.toISOString() });
});

test('the sweep reads indexed items, and none that cannot be over yet', async () => {
  const scene = world();
  for (const minutes of [60, 30, 15, 14, 0]) {
    const at = minutesAgo(minutes);
    await scene.sessions.create(beginningAt(at), at);
  }
  const key = beginningAt(minutesAgo(60));
  await scene.sessions.recordBatch(key, { bytes: 1, isItem: true }, NOW);
  const found = await swept(scene, startedBeforeEnd(NOW));
  expect(found.map(({ startedAt }) => startedAt)).toEqual(
    [60, 30, 15].map((minutes) => minutesAgo(minutes).toISOString()),
  );
  expect(found[0]).toMatchObject({ lastSeenAt: NOW.toISOString(), state: 'open' });
  expect(await swept(scene)).toHaveLength(5);
});

test.each([
  { leftLoad: 1, isLive: true, what: 'the page before it' },
  { leftLoad: 2, isLive: false, what: 'itself' },
])(
  'a visitor is on the second page although the last batch of $what arrives late: $isLive',
  async ({ leftLoad, isLive: expected }) => {
    const { sessions } = world();
    const key = beginningAt(minutesAgo(10));
    await sessions.create(key, minutesAgo(10));
    expect(await sessions.recordPageLoad(key, '', '')).toBe(2);
    await sessions.recordBatch(key, { bytes: 1, leftLoad, isItem: true }, NOW);
    const session = (await sessions.find(key)) as Session;
    const [soon, later] = [minutesAgo(-1), minutesAgo(-SESSION_LEFT_MINUTES)];
    expect(isLive(session, soon)).toBe(expected);
    expect(hasEnded(session, later)).toBe(!expected);
  },
);

test('a session in the earlier index of open sessions is swept, and leaves it when closed', async () => {
  const scene = world();
  const beginning = beginningAt(minutesAgo(60));
  const { GSI2PK, GSI2SK, ...item } = scene.sessions.itemOf(beginning, minutesAgo(60));
  await scene.items.put({ ...item, GSI1PK: GSI2PK, GSI1SK: GSI2SK });
  expect(await swept(scene)).toMatchObject([{ startedAt: beginning.startedAt }]);
  await scene.sessions.startClosing(beginning, item.lastSeenAt, NOW);
  expect(await swept(scene)).toMatchObject([{ state: 'closing' }]);
  await scene.sessions.quarantine(beginning, 'unreadable', NOW);
  expect(await swept(scene)).toEqual([]);
});

test.each(['closed', 'quarantined', 'erased'])(
  'a session that is %s is no longer swept',
  async (how) => {
    const scene = world();
    const at = minutesAgo(60);
    const key = beginningAt(at);
    await scene.sessions.create(key, at);
    await scene.sessions.startClosing(key, at.toISOString(), NOW);
    const digest = { version: 1 } as never;
    if (how === 'closed')
      await scene.sessions.close(key, { digest, parts: [], eventList: '' }, NOW);
    else if (how === 'erased') {
      await scene.sessions.erase(key, 0);
      await scene.sessions.finishErasure(key);
    } else await scene.sessions.quarantine(key, 'unreadable', NOW);
    expect(await swept(scene)).toEqual([]);
  },
);

test('a range that ends before it starts has no sessions', async () => {
  const { sessions } = world();
  await sessions.create(beginningAt(NOW), NOW);
  const begunIn = async (from: string, to: string) => {
    const found = [];
    for await (const { startedAt } of sessions.newest('ann', { from, to })) found.push(startedAt);
    return found;
  };
  const [before, after] = [minutesAgo(1).toISOString(), minutesAgo(-1).toISOString()];
  expect(await begunIn(before, after)).toEqual([NOW.toISOString()]);
  expect(await begunIn(after, before)).toEqual([]);
});

test.each<[string, Annotations, { starredAt?: string; tags?: string[]; note?: string }]>([
  ['a star', { starred: true }, { starredAt: NOW.toISOString() }],
  ['tags', { tags: () => ['cart', 'bug'] }, { tags: ['cart', 'bug'] }],
  ['a note', { note: 'Call back' }, { note: 'Call back' }],
  ['an empty note', { note: '' }, { note: '' }],
  ['nothing', {}, {}],
])('an owner adds %s to a session, and nothing else changes', async (_, annotations, expected) => {
  const { sessions } = world();
  const key = beginningAt(NOW);
  expect(await sessions.annotate(key, annotations, NOW)).toBeUndefined();
  await sessions.create(key, NOW);
  expect(await sessions.annotate(key, annotations, NOW)).toMatchObject({ ...key, ...expected });
  const found = async () => {
    const { starredAt, tags, note } = (await sessions.find(key)) as Session;
    return { starredAt, tags, note };
  };
  expect(await found()).toEqual(expected);
  await sessions.annotate(key, { starred: false }, NOW);
  expect(await found()).toEqual({ ...expected, starredAt: undefined });
});

test('a session keeps the time at which it was first watched', async () => {
  const { sessions } = world();
  const key = beginningAt(NOW);
  expect(await sessions.recordWatched(key, NOW)).toBe(false);
  await sessions.create(key, NOW);
  for (const at of [NOW, minutesAgo(-1)]) expect(await sessions.recordWatched(key, at)).toBe(true);
  expect((await sessions.find(key))?.watchedAt).toBe(NOW.toISOString());
});

test.each([
  ['in its item', '', Buffer.from('packed')],
  ['in the bucket', 'events-1', undefined],
])('a closed session has its event list %s', async (_, eventList, packedEvents) => {
  const { sessions } = world();
  const key = beginningAt(NOW);
  await sessions.create(key, NOW);
  await sessions.startClosing(key, NOW.toISOString(), NOW);
  const digest = { version: 1 } as never;
  expect(await sessions.close(key, { digest, parts: [], eventList, packedEvents }, NOW)).toBe(true);
  const closed = await sessions.find(key);
  expect(closed?.eventList).toBe(eventList);
  expect(closed?.packedEvents && Buffer.from(closed.packedEvents)).toEqual(packedEvents);
});
