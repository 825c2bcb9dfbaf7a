import { fillKey, itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { PAGE_LEASE_SECONDS } from '../../contract/limits.ts';

const entity = {
  entity: 'reading',
  pk: { template: 'READING#${domain}' },
  sk: { template: 'NOW' },
};

/** The lease on reading a website: one read per website at a time, across accounts. */
export const readingStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (domain: string) => ({
    PK: fillKey(entity.pk.template, { domain }),
    SK: entity.sk.template,
  });
  return {
    /** False while another request reads it. An unfinished lease expires after PAGE_LEASE_SECONDS. */
    async begin(domain: string, now: Date): Promise<boolean> {
      const second = Math.floor(now.getTime() / 1000);
      const { isDone } = await items.update(keyOf(domain), {
        change: 'SET #ttl = :until',
        when: 'attribute_not_exists(#ttl) OR #ttl <= :second',
        values: { second, until: second + PAGE_LEASE_SECONDS },
      });
      return isDone;
    },
    end: (domain: string): Promise<void> => items.remove(keyOf(domain)),
  };
};
