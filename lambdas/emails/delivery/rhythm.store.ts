import { Entity } from 'electrodb';
import { reading, type Table } from '../../adapters/table.ts';
import { type Rhythm, rhythms } from '../../contract/rules/rhythm.ts';

const schema = {
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
  const chosen = new Entity(schema, table);
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
