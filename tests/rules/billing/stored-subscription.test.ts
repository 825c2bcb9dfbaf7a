import { expect, test } from 'vitest';
import { subscriptionStore } from '../../../lambdas/billing/subscription.store.ts';
import type { Subscription } from '../../../lambdas/billing/subscription.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';

const at = (minute: number) => `2026-11-10T12:0${minute}:00.000Z`;
const fetched = (minute: number, more: Partial<Subscription> = {}): Subscription => ({
  ownerId: 'ann',
  customerId: 'cus_1',
  plan: 'Growth',
  status: 'active',
  periodStart: '2026-11-02T10:00:00.000Z',
  periodEnd: '2026-12-02T10:00:00.000Z',
  fetchedAt: at(minute),
  ...more,
});
async function world() {
  const store = subscriptionStore(memoryTable().table);
  expect(await store.save(fetched(1))).toBe(true);
  return store;
}

test('an earlier state of a subscription never replaces a later one', async () => {
  const store = await world();
  expect(await store.save(fetched(0, { plan: 'Free' }))).toBe(false);
  expect(await store.save(fetched(1, { plan: 'Free' }))).toBe(false);
  expect(await store.find('ann')).toEqual(expect.objectContaining({ plan: 'Growth' }));
  expect(await store.save(fetched(2, { plan: 'Starter' }))).toBe(true);
  expect(await store.find('ann')).toEqual(expect.objectContaining({ plan: 'Starter' }));
});

test('the state of another customer replaces it only if that customer replaced this one', async () => {
  const store = await world();
  const other = fetched(2, { customerId: 'cus_2' });
  expect(await store.save(other)).toBe(false);
  expect(await store.save(other, 'cus_0')).toBe(false);
  expect(await store.save(other, 'cus_1')).toBe(true);
  expect(await store.save(fetched(3))).toBe(false);
  expect(await store.ownerOf('cus_2')).toBe('ann');
  expect(await store.ownerOf('cus_1')).toBeUndefined();
});

test('a later state of the stored customer is saved, whichever customer it replaced', async () => {
  const store = await world();
  expect(await store.save(fetched(2, { plan: 'Free' }), 'cus_0')).toBe(true);
});
