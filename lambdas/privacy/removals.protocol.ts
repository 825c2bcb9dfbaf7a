import { exportStore } from '../accounts/export/export.store.ts';
import { addressStore } from '../accounts/profile/address.store.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import type { Bucket } from '../adapters/bucket.ts';
import { emptyPartition } from '../adapters/items.ts';
import type { Payments } from '../adapters/stripe.ts';
import type { Table } from '../adapters/table.ts';
import type { UserRemoval } from '../adapters/user-pool.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { OWNER_RATES } from '../contract/rates.ts';
import { batchStore } from '../recordings/batch/batch.store.ts';
import { recordingStore } from '../recordings/recording.store.ts';
import { contentStore } from '../reports/content/content.store.ts';
import type { Removal } from './erase-account.protocol.ts';

interface Uses {
  readonly table: Table;
  readonly bucket: Bucket;
  readonly users: UserRemoval;
  readonly payments: Pick<Payments, 'deleteCustomer'>;
}

/**
 * The parts of an account in the order of their removal. The login is removed first, so that nothing new can be created;
 * the payment customer before the item with its id; the items before the address, which may then be used again.
 */
export const removalsOf = ({ table, bucket, users, payments }: Uses): readonly Removal[] => [
  { name: 'the login', remove: ({ ownerId }) => users.remove(ownerId) },
  {
    name: 'the customer of the payment provider, with every subscription',
    remove: async ({ ownerId }) => {
      const subscription = await subscriptionStore(table).find(ownerId);
      if (subscription) await payments.deleteCustomer(subscription.customerId);
    },
  },
  { name: 'items', remove: ({ ownerId }) => emptyPartition(table, `OWNER#${ownerId}`) },
  {
    name: 'recordings',
    remove: async ({ ownerId }) => {
      await batchStore({ table, bucket }).removeObjectsOf(ownerId);
      await recordingStore({ table, bucket }).removeAllOf(ownerId);
    },
  },
  {
    name: 'reports with their pictures',
    remove: ({ ownerId }) => contentStore(bucket).removeAllOf(ownerId),
  },
  { name: 'exports', remove: ({ ownerId }) => exportStore(bucket).removeAllOf(ownerId) },
  { name: 'counters', remove: ({ ownerId }) => rateStore(table).forget(ownerId, OWNER_RATES) },
  {
    name: 'the address',
    remove: async ({ ownerId, email }) => {
      if (email !== undefined) await addressStore(table).release(email, ownerId);
    },
  },
];
