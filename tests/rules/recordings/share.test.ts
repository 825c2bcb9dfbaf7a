import { expect, test } from 'vitest';
import { Problem } from '../../../lambdas/contract/problem.ts';
import { SHARES_PER_RECORDING } from '../../../lambdas/contract/recording-shares.ts';
import { loadPlayback } from '../../../lambdas/recordings/playback/load-playback.protocol.ts';
import { addShare, shareExisting } from '../../../lambdas/recordings/sharing/add-share.protocol.ts';
import { shareStore } from '../../../lambdas/recordings/sharing/share.store.ts';
import {
  expiryOf,
  isActive,
  type Share,
  tokenOf,
  toRecordingShare,
} from '../../../lambdas/recordings/sharing/share.ts';
import { sharedRecording } from '../../../lambdas/recordings/sharing/shared-recording.protocol.ts';
import { signal } from '../../factories/digest.ts';
import { session as sessionOf } from '../../factories/session.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const session = { startedAt: '2026-11-21T10:00:00.000Z', keepDays: 30 };
const share: Share = {
  ownerId: 'ann',
  sessionId: 'session',
  shareId: 'link',
  note: 'Look at the cart',
  startMs: 4_000,
  createdAt: '2026-11-22T08:00:00.000Z',
  expiresAt: '2026-11-29T08:00:00.000Z',
};

test('a link expires after the chosen number of days', () => {
  expect(expiryOf(7, session, NOW)).toBe('2026-11-29T09:00:00.000Z');
});

test('a link, and so its note, does not outlive the recording', () => {
  expect(expiryOf(30, session, NOW)).toBe('2026-12-21T10:00:00.000Z');
});

test('a link works until the instant at which it expires', () => {
  const at = (expiresAt: string) => isActive({ expiresAt }, NOW);
  expect([at('2026-11-22T09:00:00.001Z'), at('2026-11-22T09:00:00.000Z')]).toEqual([true, false]);
});

test('the owner’s list has the token of each link, its note, start and dates', () => {
  expect(tokenOf(share)).toEqual({ o: 'ann', s: 'session', i: 'link' });
  expect(toRecordingShare(share, 'token')).toEqual({
    id: 'link',
    token: 'token',
    note: 'Look at the cart',
    start_ms: 4_000,
    created_at: '2026-11-22T08:00:00.000Z',
    expires_at: '2026-11-29T08:00:00.000Z',
  });
});

function sharesWith(before: number) {
  const stored = Array.from({ length: before }, (_, n) => ({ ...share, shareId: `${n}` }));
  const store = {
    add: async (added: Share, check: (shares: readonly Share[]) => void = () => {}) => {
      check(stored);
      stored.push(added);
    },
  };
  return { stored, add: async () => addShare(share, store, NOW) };
}

test('the last allowed link is added, and the next one is rejected before it is stored', async () => {
  const last = sharesWith(SHARES_PER_RECORDING - 1);
  await last.add();
  expect(last.stored).toHaveLength(SHARES_PER_RECORDING);
  const full = sharesWith(SHARES_PER_RECORDING);
  await expect(full.add()).rejects.toThrow(new Problem('recording-share-limit'));
  expect(full.stored).toHaveLength(SHARES_PER_RECORDING);
});

test('expired links leave room for new ones', async () => {
  const shares = shareStore(memoryTable().table);
  for (let link = 0; link < SHARES_PER_RECORDING; link += 1) {
    await shares.add({ ...share, shareId: `${link}`, expiresAt: NOW.toISOString() }, () => {});
  }
  await addShare({ ...share, shareId: 'new' }, shares, NOW);
  expect(await shares.of(share)).toHaveLength(SHARES_PER_RECORDING + 1);
});

test('links are listed newest first', async () => {
  const shares = shareStore(memoryTable().table);
  for (const createdAt of ['2026-11-21', '2026-11-23', '2026-11-22']) {
    await shares.add({ ...share, shareId: createdAt, createdAt }, () => {});
  }
  const days = (await shares.of(share)).map(({ createdAt }) => createdAt.slice(-2));
  expect(days).toEqual(['23', '22', '21']);
});

test('a link to a recording that was deleted meanwhile is removed, with its note', async () => {
  const shares = shareStore(memoryTable().table);
  const sessions = { find: async () => undefined };
  const added = shareExisting(share, { shares, sessions }, NOW);
  await expect(added).rejects.toThrow(new Problem('recording-gone'));
  expect(await shares.of(share)).toEqual([]);
});

const signals = [signal('dead-click', '/')];
const closed = sessionOf(1, { signals }, { tags: ['vip'], note: 'Mine', starredAt: 'today' });
const portsWith = (found: { share?: Share; session?: typeof closed }) => {
  const asked: unknown[] = [];
  const ports = {
    shares: { find: async () => found.share },
    sessions: { find: async () => found.session },
    recordings: {
      links: async (_: unknown, parts: readonly { name: string }[], minutes: unknown) => {
        asked.push(minutes);
        return parts.map(({ name }) => name);
      },
      eventList: async () => undefined,
    },
    batches: { links: async () => ['batch'] },
  };
  return { ports: ports as never, asked };
};
const token = tokenOf(share);

test('a shared recording has no annotations of its owner and no visitor id', async () => {
  const { ports, asked } = portsWith({ share, session: closed });
  const shared = await sharedRecording(ports, token, NOW);
  expect(shared?.recording).toMatchObject({ starred: false, tags: [], note: '', visitor: '' });
  expect(shared).toMatchObject({
    note: 'Look at the cart',
    start_ms: 4_000,
    expires_at: share.expiresAt,
    parts: ['a', 'b'],
    marks: [{ kind: 'dead-click' }],
  });
  // The links to its parts work for ten minutes, so that a revocation is effective soon.
  expect(asked).toEqual([10]);
});

test.each([
  ['an unknown link', { session: closed }],
  ['an expired link', { share: { ...share, expiresAt: NOW.toISOString() }, session: closed }],
  ['a link to a deleted recording', { share }],
])('%s opens nothing', async (_, found) => {
  expect(await sharedRecording(portsWith(found).ports, token, NOW)).toBeUndefined();
});

test('a running session is played from its batches, and its events are not listed yet', async () => {
  const { ports } = portsWith({});
  const running = { ...closed, parts: undefined, digest: undefined };
  expect(await loadPlayback(ports, running)).toEqual({
    pages: [],
    marks: [],
    events: null,
    parts: ['batch'],
  });
});
