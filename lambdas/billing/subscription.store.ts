import { fillKey, itemsOf } from '../adapters/items.ts';
import { reading, type Table } from '../adapters/table.ts';
import type { Subscription } from './subscription.ts';

/** Uses the plain client, because every new session reads it, and a schema library would double the start time. */
const entity = {
  entity: 'subscription',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SUBSCRIPTION' },
  gsi1: { template: 'CUSTOMER#${customerId}' },
};

export type SubscriptionStore = ReturnType<typeof subscriptionStore>;

export const subscriptionStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: entity.sk.template,
  });
  return {
    async find(ownerId: string): Promise<Subscription | undefined> {
      return (await items.get(keyOf(ownerId))) as Subscription | undefined;
    },
    /** The account of a payment provider's customer. */
    async ownerOf(customerId: string): Promise<string | undefined> {
      const pk = fillKey(entity.gsi1.template, { customerId });
      const query = { index: 'GSI1' as const, values: { pk }, limit: 1 };
      const { items: found } = await items.page('GSI1PK = :pk', query);
      return found[0]?.GSI1SK as string | undefined;
    },
    /** Returns false if a newer state is already stored, or one of a customer other than this and the replaced one. */
    async save(subscription: Subscription, replacedId = subscription.customerId): Promise<boolean> {
      const { ownerId, customerId, fetchedAt = '' } = subscription;
      const GSI1PK = fillKey(entity.gsi1.template, { customerId });
      return items.put(
        { ...keyOf(ownerId), GSI1PK, GSI1SK: ownerId, ...subscription },
        {
          when: 'attribute_not_exists(PK) OR ((attribute_not_exists(#fetchedAt) OR #fetchedAt < :fetchedAt) AND (#customerId = :customerId OR #customerId = :replacedId))',
          values: { fetchedAt, customerId, replacedId },
        },
      );
    },
  };
};

export const subscriptionReader = reading(subscriptionStore, 'find');
