import { fillKey, itemAs, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import { writeToList } from '../../adapters/versions.ts';
import type { Segment } from '../../contract/recording-segments.ts';

const entity = {
  entity: 'segment',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SEGMENT#${id}' },
};

const versionEntity = {
  entity: 'segments',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'SEGMENTS' },
};

/** An owner's saved filters. */
export const segmentStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string, id: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { id }),
  });
  return {
    /** Saves what `choose` returns for the current segments, and again for others if they change in the meantime. */
    save(
      ownerId: string,
      choose: (known: readonly Segment[]) => Segment | Promise<Segment>,
    ): Promise<Segment> {
      const key = {
        PK: fillKey(versionEntity.pk.template, { ownerId }),
        SK: versionEntity.sk.template,
      };
      return writeToList(table, key, async () => {
        const known = await this.of(ownerId);
        const segment = await choose(known);
        const item = { ...keyOf(ownerId, segment.id), ...segment };
        return { item, isNew: known.every(({ id }) => id !== segment.id), result: segment };
      });
    },
    remove: (ownerId: string, id: string): Promise<void> => items.remove(keyOf(ownerId, id)),
    async of(ownerId: string): Promise<Segment[]> {
      const values = { owner: keyOf(ownerId, '').PK, kind: keyOf(ownerId, '').SK };
      const where = '#PK = :owner AND begins_with(#SK, :kind)';
      const found: Segment[] = [];
      for await (const item of items.all(where, { values, isConsistent: true })) {
        const { id, name, query } = itemAs<Segment>(item);
        found.push({ id, name, query });
      }
      return found.sort((one, other) => one.name.localeCompare(other.name));
    },
  };
};

export const segmentReader = reading(segmentStore, 'of');
