import { expect, test } from 'vitest';
import { addressStore } from '../../../lambdas/accounts/profile/address.store.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const ADDRESS = 'ann@example.com';
const now = new Date('2026-11-20T09:00:00Z');
const world = () => addressStore(memoryTable().table);

test('an address belongs to the account that signed up last, until one verifies it', async () => {
  const store = world();
  await store.claim(ADDRESS, 'first');
  await store.claim('Ann@Example.com', 'second');
  expect(await store.ownerOf(ADDRESS)).toBe('second');
  expect(await store.isVerified(ADDRESS)).toBe(false);
  await store.markVerified(ADDRESS, 'first', now);
  await store.claim(ADDRESS, 'third');
  expect(await store.ownerOf(ADDRESS)).toBe('first');
  expect(await store.isVerified(ADDRESS)).toBe(true);
});

test('a verified address cannot be verified by another account, and again by its own', async () => {
  const store = world();
  await store.markVerified(ADDRESS, 'first', now);
  await expect(store.markVerified(ADDRESS, 'second', now)).rejects.toThrow();
  await store.markVerified(ADDRESS, 'first', now);
  expect(await store.ownerOf(ADDRESS)).toBe('first');
});

test('a deleted account frees its address, unless another account has it by now', async () => {
  const store = world();
  await store.claim(ADDRESS, 'first');
  await store.release(ADDRESS, 'second');
  expect(await store.ownerOf(ADDRESS)).toBe('first');
  await store.release(ADDRESS, 'first');
  expect(await store.ownerOf(ADDRESS)).toBeUndefined();
});
