import { fillKey, itemsOf } from '../adapters/items.ts';
import type { Table } from '../adapters/table.ts';
import { PAYMENT_EVENT_DAYS } from '../contract/limits.ts';

const entity = {
  entity: 'stripe-event',
  pk: { template: 'EVENT#${id}' },
  sk: { template: 'EVENT' },
};

/** The processed events of the payment provider. It only saves work, because processing is idempotent. */
export const paymentEventStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (id: string) => ({
    PK: fillKey(entity.pk.template, { id }),
    SK: entity.sk.template,
  });
  return {
    async isDone(id: string): Promise<boolean> {
      return (await items.get(keyOf(id))) !== undefined;
    },
    async markDone(id: string, now: Date): Promise<void> {
      const ttl = Math.floor(now.getTime() / 1000) + PAYMENT_EVENT_DAYS * 86_400;
      await items.put({ ...keyOf(id), ttl });
    },
  };
};
