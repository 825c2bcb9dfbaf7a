import { fillKey, itemsOf } from '../../adapters/items.ts';
import { emptyPartition, type Table } from '../../adapters/table.ts';
import type { Rate } from '../../contract/rates.ts';
import { keyOf, windowOf } from './rate.ts';

/** Uses the plain client, because new sessions are counted here too, and their function must start quickly. */
const entity = {
  entity: 'rate',
  pk: { template: 'RATE#${key}' },
  sk: { template: 'WINDOW#${start}' },
};

/** Rate limits for all features. The store is part of accounts, which needs it most. */
export const rateStore = (table: Table) => {
  const items = itemsOf(table);
  /** Counts one attempt. Returns false if the window is full. */
  const consumeOne = async (rate: Rate, subject: string, now: Date): Promise<boolean> => {
    const { key, start, limit, ttl } = windowOf(rate, subject, now);
    const window = {
      PK: fillKey(entity.pk.template, { key }),
      SK: fillKey(entity.sk.template, { start: String(start) }),
    };
    const { isDone } = await items.update(window, {
      change: 'SET #ttl = :ttl ADD #count :one',
      when: 'attribute_not_exists(#count) OR #count < :limit',
      values: { ttl, limit, one: 1 },
    });
    return isDone;
  };
  return {
    /**
     * Counts one attempt against every rate and returns false at the first one that is exhausted. Earlier rates keep the
     * count then.
     */
    async consume(subject: string, all: readonly Rate[], now: Date): Promise<boolean> {
      for (const rate of all) {
        if (!(await consumeOne(rate, subject, now))) return false;
      }
      return true;
    },
    /** Removes every window of a deleted account. */
    async forget(subject: string, all: readonly Rate[]): Promise<void> {
      for (const rate of all) {
        await emptyPartition(table, fillKey(entity.pk.template, { key: keyOf(rate, subject) }));
      }
    },
  };
};
