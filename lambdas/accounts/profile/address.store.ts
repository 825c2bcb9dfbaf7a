import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../../adapters/table.ts';
import { normalAddress } from '../../contract/rules/email-address.ts';

const schema = {
  model: { entity: 'address', version: '1', service: 'reveille' },
  attributes: {
    address: { type: 'string', required: true },
    ownerId: { type: 'string', required: true },
    verifiedAt: { type: 'string' },
  },
  indexes: {
    byAddress: {
      pk: { field: 'PK', composite: ['address'], template: 'EMAIL#${address}', casing: 'none' },
      sk: { field: 'SK', composite: [], template: 'OWNER', casing: 'none' },
    },
  },
} as const;

/** The owner of an address. A verified owner replaces an unverified one. */
export const addressStore = (table: Table) => {
  const addresses = new Entity(schema, table);
  return {
    /** An unverified address counts as unknown, because it may belong to someone else. */
    async isVerified(address: string): Promise<boolean> {
      const { data } = await addresses
        .get({ address: normalAddress(address) })
        .go({ consistent: true });
      return data?.verifiedAt !== undefined;
    },
    async ownerOf(address: string): Promise<string | undefined> {
      const { data } = await addresses.get({ address: normalAddress(address) }).go();
      return data?.ownerId;
    },
    async claim(address: string, ownerId: string): Promise<void> {
      await conditionHeld(
        addresses
          .upsert({ address: normalAddress(address), ownerId })
          .where(({ verifiedAt }, { notExists }) => notExists(verifiedAt))
          .go(),
      );
    },
    async markVerified(address: string, ownerId: string, now: Date): Promise<void> {
      await addresses
        .upsert({ address: normalAddress(address), ownerId, verifiedAt: now.toISOString() })
        .where(
          (each, { notExists, eq }) =>
            `${notExists(each.verifiedAt)} OR ${eq(each.ownerId, ownerId)}`,
        )
        .go();
    },
    /** Frees the address unless another account has taken it over. */
    async release(address: string, ownerId: string): Promise<void> {
      await conditionHeld(
        addresses
          .delete({ address: normalAddress(address) })
          .where((each, { eq }) => eq(each.ownerId, ownerId))
          .go(),
      );
    },
    async remove(address: string): Promise<void> {
      await addresses.delete({ address: normalAddress(address) }).go();
    },
  };
};
