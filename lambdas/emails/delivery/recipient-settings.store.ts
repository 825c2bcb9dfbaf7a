import { Entity } from 'electrodb';
import { reading, type Table } from '../../adapters/table.ts';
import { type Rhythm, rhythms } from '../../contract/rules/rhythm.ts';

const suppressionSchema = {
  model: { entity: 'suppression', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    reason: { type: ['unsubscribed', 'bounced', 'complained'] as const, required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: ['hash'], template: 'SUPPRESSION#${hash}', casing: 'none' },
    },
  },
} as const;

export interface Suppression {
  readonly ownerId: string;
  readonly hash: string;
  readonly reason: 'unsubscribed' | 'bounced' | 'complained';
  readonly at: string;
}

/** Addresses that get no more reports of an account, stored as hashes so that they cannot be read as an address book. */
export const suppressionStore = (table: Table) => {
  const suppressions = new Entity(suppressionSchema, table);
  return {
    async of(ownerId: string): Promise<Suppression[]> {
      const query = suppressions.query.byOwner({ ownerId });
      return (await query.go({ pages: 'all', consistent: true })).data;
    },
    /** The first reason stays: a bounce after an unsubscription is no news. */
    async add({ ownerId, hash, ...facts }: Suppression): Promise<void> {
      await suppressions.upsert({ ownerId, hash }).ifNotExists(facts).go();
    },
    /** True after a bounce or complaint: then no request of the recipient re-enables sending. */
    async isClosed(ownerId: string, hash: string): Promise<boolean> {
      const mine = (await this.of(ownerId)).find((each) => each.hash === hash);
      return mine !== undefined && mine.reason !== 'unsubscribed';
    },
    /** Removes what the recipient chose; bounces and complaints stay. */
    async resume(ownerId: string, hash: string): Promise<void> {
      const mine = (await this.of(ownerId)).find((each) => each.hash === hash);
      if (mine?.reason === 'unsubscribed') await suppressions.delete({ ownerId, hash }).go();
    },
  };
};

export const suppressionReader = reading(suppressionStore, 'of');

const rhythmSchema = {
  model: { entity: 'rhythm', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    rhythm: { type: rhythms, required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: ['hash'], template: 'RHYTHM#${hash}', casing: 'none' },
    },
  },
} as const;

/** Recipients who get reports less often than daily, by the hash of the address. */
export const rhythmStore = (table: Table) => {
  const chosen = new Entity(rhythmSchema, table);
  return {
    async of(ownerId: string): Promise<ReadonlyMap<string, Rhythm>> {
      const query = chosen.query.byOwner({ ownerId });
      const { data } = await query.go({ pages: 'all', consistent: true });
      return new Map(data.map(({ hash, rhythm }) => [hash, rhythm]));
    },
    async choose(ownerId: string, hash: string, rhythm: Rhythm): Promise<void> {
      if (rhythm === 'daily') await chosen.delete({ ownerId, hash }).go();
      else await chosen.upsert({ ownerId, hash, rhythm }).go();
    },
  };
};

export const rhythmReader = reading(rhythmStore, 'of');
