import { fillKey, type Item, itemsOf, type Key } from '../adapters/items.ts';
import type { Table } from '../adapters/table.ts';

const entity = {
  entity: 'team',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'TEAM' },
};

/** How often a team was added to: of two additions that were decided on the same members, one is decided again. */
export const teamVersionStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: entity.sk.template,
  });
  return {
    async of(ownerId: string): Promise<number> {
      return ((await items.get(keyOf(ownerId)))?.version as number | undefined) ?? 0;
    },
    /** Writes the member's item; false when the team has another version by now. */
    async write(ownerId: string, member: Item & Key, version: number): Promise<boolean> {
      const written = await items.putAndUpdate(member, keyOf(ownerId), {
        change: 'SET #version = :next',
        when: version === 0 ? 'attribute_not_exists(#version)' : '#version = :version',
        values: { next: version + 1, ...(version > 0 && { version }) },
      });
      return written === 'done';
    },
  };
};
