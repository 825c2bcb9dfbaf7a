import { expect, test } from 'vitest';
import { Problem } from '../../lambdas/contract/problem.ts';
import { SEGMENTS_MAX } from '../../lambdas/contract/recording-segments.ts';
import { SHARES_PER_RECORDING } from '../../lambdas/contract/recording-shares.ts';
import { saveSegment } from '../../lambdas/recordings/segments/save-segment.protocol.ts';
import { segmentStore } from '../../lambdas/recordings/segments/segment.store.ts';
import { addShare } from '../../lambdas/recordings/sharing/add-share.protocol.ts';
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

test('a filter that is saved twice at the same time is stored once', async () => {
  const { table } = memoryTable();
  const store = segmentStore(table);
  const requested = { name: 'Carts', query: 'page=cart' };
  const saved = await Promise.all(
    numbered(4).map((id) => saveSegment('ann', requested, id, store)),
  );
  const stored = await store.of('ann');
  expect(stored).toHaveLength(1);
  expect(new Set(saved.map(({ name }) => name))).toEqual(new Set(['Carts']));
});

test('concurrent saves do not exceed the limit of filters', async () => {
  const { table } = memoryTable();
  const store = segmentStore(table);
  const results = await Promise.allSettled(
    numbered(SEGMENTS_MAX + 10).map((id) =>
      saveSegment('ann', { name: id, query: 'page=cart' }, id, store),
    ),
  );
  expect((await store.of('ann')).length).toBeLessThanOrEqual(SEGMENTS_MAX);
  expect(failuresOf(results)).toEqual(['segment-limit']);
});

test('concurrent requests do not exceed the limit of links to a recording', async () => {
  const { table } = memoryTable();
  const shares = shareStore(table);
  const key = { ownerId: 'ann', sessionId: '019aa000-0000-7000-8000-000000000000' };
  const facts = { note: '', startMs: 0, createdAt: NOW.toISOString() };
  const expiresAt = '2026-12-05T09:00:00.000Z';
  const results = await Promise.allSettled(
    numbered(SHARES_PER_RECORDING + 10).map((shareId) =>
      addShare({ ...key, ...facts, shareId, expiresAt }, shares, NOW),
    ),
  );
  expect((await shares.of(key)).length).toBeLessThanOrEqual(SHARES_PER_RECORDING);
  expect(failuresOf(results)).toEqual(['recording-share-limit']);
});

test('expired links do not count towards the limit of a recording', async () => {
  const { table } = memoryTable();
  const shares = shareStore(table);
  const key = { ownerId: 'ann', sessionId: '019aa000-0000-7000-8000-000000000000' };
  const facts = { note: '', startMs: 0, createdAt: '2026-11-20T09:00:00.000Z' };
  for (const shareId of numbered(SHARES_PER_RECORDING))
    await shares.add({ ...key, ...facts, shareId, expiresAt: '2026-11-27T09:00:00.000Z' });
  const expiresAt = '2026-12-05T09:00:00.000Z';
  await addShare({ ...key, ...facts, shareId: 'new', expiresAt }, shares, NOW);
  expect((await shares.of(key)).some(({ shareId }) => shareId === 'new')).toBe(true);
});
