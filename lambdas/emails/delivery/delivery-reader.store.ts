import { itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import type { Delivery } from './delivery.ts';

/** Reads deliveries without the schema library of `delivery.store.ts`, for the list of emails. */
export const storedDeliveries = (table: Table) => ({
  /** All deliveries of the reports from one date to another, both included. */
  async between(ownerId: string, from: string, to: string): Promise<Delivery[]> {
    const values = { owner: `OWNER#${ownerId}`, from: `DELIVERY#${from}`, to: `DELIVERY#${to}#~` };
    const where = '#PK = :owner AND #SK BETWEEN :from AND :to';
    const found: Delivery[] = [];
    for await (const item of itemsOf(table).all(where, { values })) {
      const { PK, SK, evidence, hits, ...delivery } = item;
      const sets = { ...listIn('evidence', evidence), ...listIn('hits', hits) };
      found.push({ ...delivery, ...sets } as unknown as Delivery);
    }
    return found;
  },
});

export type StoredDeliveries = ReturnType<typeof storedDeliveries>;

export const deliveryReader = reading(storedDeliveries, 'between');

const listIn = (name: string, value: unknown) =>
  value === undefined ? {} : { [name]: [...(value as Set<string>)] };
