import { expect, test } from 'vitest';
import { LIVE_CONNECTION_HOURS } from '../../lambdas/contract/limits.ts';
import { connectionStore } from '../../lambdas/live/connection.store.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const NOW = new Date('2026-11-29T09:00:00Z');
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `${from + n}`);

test('an account has at most 50 live connections, whose changes do not concern other accounts', async () => {
  const connections = connectionStore(memoryTable().table);
  for (const id of numbered(50)) expect(await connections.add('ann', id, NOW)).toBe(true);
  expect(await connections.add('ann', 'one more', NOW)).toBe(false);
  expect(await connections.of('ann')).toHaveLength(50);
  expect(await connections.add('bob', 'his first', NOW)).toBe(true);
  await connections.remove('7');
  expect(await connections.add('ann', 'one more', NOW)).toBe(true);
});

test('connections that open at the same time do not exceed the limit', async () => {
  const connections = connectionStore(memoryTable().table);
  for (const id of numbered(48)) await connections.add('ann', id, NOW);
  const results = await Promise.all(numbered(5, 48).map((id) => connections.add('ann', id, NOW)));
  const open = await connections.of('ann');
  expect(open.length).toBeLessThanOrEqual(50);
  expect(open).toHaveLength(48 + results.filter(Boolean).length);
});

test('connections that have expired and are not deleted yet do not count', async () => {
  const connections = connectionStore(memoryTable().table);
  const earlier = new Date(NOW.getTime() - LIVE_CONNECTION_HOURS * 3_600_000);
  for (const id of numbered(50)) await connections.add('ann', id, earlier);
  expect(await connections.add('ann', 'new', NOW)).toBe(true);
});
