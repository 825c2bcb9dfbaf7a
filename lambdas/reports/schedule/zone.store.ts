import { Entity } from 'electrodb';
import type { Table } from '../../adapters/table.ts';

const schema = {
  model: { entity: 'zone', version: '1', service: 'reveille' },
  attributes: { zone: { type: 'string', required: true } },
  indexes: {
    all: {
      pk: { field: 'PK', composite: [], template: 'ZONES#', casing: 'none' },
      sk: { field: 'SK', composite: ['zone'], template: 'ZONE#${zone}', casing: 'none' },
    },
  },
} as const;

/** The time zones of all owners, at most a few hundred, for the sweep. */
export const zoneStore = (table: Table) => {
  const zones = new Entity(schema, table);
  return {
    async all(): Promise<string[]> {
      const { data } = await zones.query.all({}).go({ pages: 'all' });
      return data.map(({ zone }) => zone);
    },
    async has(zone: string): Promise<boolean> {
      return (await zones.get({ zone }).go()).data !== null;
    },
    async add(zone: string): Promise<void> {
      await zones.put({ zone }).go();
    },
  };
};
export type ZoneStore = ReturnType<typeof zoneStore>;
