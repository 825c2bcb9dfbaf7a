import { fillKey, itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { PAGE_LEASE_SECONDS } from '../../contract/limits.ts';

const entity = {
  entity: 'page-lease',
  pk: { template: 'READING#${domain}' },
  sk: { template: 'NOW' },
};

/** Leases for reading websites: one read at a time per website, across accounts. */
export const pageLeaseStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (domain: string) => ({
    PK: fillKey(entity.pk.template, { domain }),
    SK: entity.sk.template,
  });
  return {
    /** Returns false while another request holds the lease, which expires after PAGE_LEASE_SECONDS. */
    async acquire(domain: string, now: Date): Promise<boolean> {
      const second = Math.floor(now.getTime() / 1000);
      const { isDone } = await items.update(keyOf(domain), {
        change: 'SET #ttl = :until',
        when: 'attribute_not_exists(#ttl) OR #ttl <= :second',
        values: { second, until: second + PAGE_LEASE_SECONDS },
      });
      return isDone;
    },
    release: (domain: string): Promise<void> => items.remove(keyOf(domain)),
  };
};
