import { expect, test } from 'vitest';
import { CLOSING_LEASE_SECONDS } from '../../../lambdas/contract/limits.ts';
import { sessionStore } from '../../../lambdas/recordings/session/session.store.ts';
import type { Session } from '../../../lambdas/recordings/session/session.ts';
import { visit } from '../../factories/digest.ts';
import { openSession } from '../../factories/session.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const startedAt = new Date('2026-11-20T12:00:00Z');
const session = openSession(startedAt);
const { lastSeenAt } = session;
const seconds = (count: number) => new Date(startedAt.getTime() + count * 1_000);
const closed = { digest: visit(1), parts: [], eventList: '' };

async function world() {
  const store = sessionStore(memoryTable().table);
  await store.create(session, startedAt);
  return store;
}
type Store = Awaited<ReturnType<typeof world>>;
const stateIn = async (store: Store) => (await store.find(session))?.state;
/** The ways in which a session ends. */
const ends: [string, (store: Store) => Promise<unknown>, Session['state']][] = [
  ['closed', (store) => store.close(session, closed, seconds(10)), 'closed'],
  ['quarantined', (store) => store.quarantine(session, 'broken', seconds(10)), 'set-aside'],
];

test('a session is created once', async () => {
  const store = await world();
  await store.startClosing(session, lastSeenAt, seconds(1));
  expect(await store.create(session, seconds(2))).toBe(false);
  expect(await stateIn(store)).toBe('closing');
});

test('one worker at a time leases a session, and another one only after the lease', async () => {
  const store = await world();
  expect(await store.startClosing(session, lastSeenAt, seconds(1))).toMatchObject({ closings: 1 });
  const last = seconds(CLOSING_LEASE_SECONDS);
  expect(await store.startClosing(session, lastSeenAt, last)).toBeUndefined();
  const next = seconds(CLOSING_LEASE_SECONDS + 1);
  expect(await store.startClosing(session, lastSeenAt, next)).toMatchObject({ closings: 2 });
});

test('a session that received a batch since it was read is not closed', async () => {
  const store = await world();
  expect(await store.startClosing(session, seconds(-1).toISOString(), seconds(1))).toBeUndefined();
  expect(await stateIn(store)).toBe('open');
});

test.each(ends)(
  'a session that is %s is neither closed nor postponed again',
  async (_, end, state) => {
    const store = await world();
    await store.startClosing(session, lastSeenAt, seconds(1));
    expect(await end(store)).toBe(true);
    for (const [, again] of ends) expect(await again(store)).toBe(false);
    const later = seconds(CLOSING_LEASE_SECONDS + 1);
    expect(await store.startClosing(session, lastSeenAt, later)).toBeUndefined();
    await store.postpone(session, later);
    expect(await store.find(session)).toMatchObject({ state, closings: 1 });
    expect(await store.find(session)).not.toHaveProperty('interruptions');
  },
);

test.each(ends)('an open session cannot be %s, because it may receive batches', async (_, end) => {
  const store = await world();
  expect(await end(store)).toBe(false);
  expect(await stateIn(store)).toBe('open');
});
