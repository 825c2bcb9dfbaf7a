import { Entity } from 'electrodb';
import { fillKey, type Item, itemsOf, type Key } from '../adapters/items.ts';
import { reading, type Table } from '../adapters/table.ts';

const schema = {
  model: { entity: 'member', version: '1', service: 'reveille' },
  attributes: {
    id: { type: 'string', required: true },
    user_id: { type: 'string', required: true },
    email: { type: 'string', required: true },
    job_role: { type: 'string', required: true },
    date_added: { type: 'string', required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['user_id'], template: 'OWNER#${user_id}', casing: 'none' },
      sk: {
        field: 'SK',
        composite: ['date_added', 'id'],
        template: 'MEMBER#${date_added}#${id}',
        casing: 'none',
      },
    },
  },
} as const;

/** A recipient of the owner's reports who has no account (§3). */
export interface Member {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly job_role: string;
  /** An instant, ISO 8601 in UTC. */
  readonly date_added: string;
}

export const teamStore = (table: Table) => {
  const members = new Entity(schema, table);
  const versions = teamVersionStore(table);
  return {
    /** Newest first. */
    async of(ownerId: string): Promise<Member[]> {
      const query = members.query.byOwner({ user_id: ownerId });
      return (await query.go({ order: 'desc', pages: 'all', consistent: true })).data;
    },
    /** Returns the removed member; undefined for an id outside this owner's team. */
    async remove(ownerId: string, id: string): Promise<Member | undefined> {
      const member = (await this.of(ownerId)).find((each) => each.id === id);
      if (member) {
        await members.delete({ user_id: ownerId, date_added: member.date_added, id }).go();
      }
      return member;
    },
    /** The members with the version that `add` requires. */
    async snapshot(ownerId: string): Promise<{ members: Member[]; version: number }> {
      const version = await versions.of(ownerId); // read first, so a member added in between makes `add` fail
      return { members: await this.of(ownerId), version };
    },
    /** Returns false if a member was added since the snapshot; the caller must check the limit again. */
    async add(member: Member, version: number): Promise<boolean> {
      const { Item } = members.create(member).params<{ Item: Item & Key }>();
      return versions.write(member.user_id, Item, version);
    },
  };
};

const versionEntity = {
  entity: 'team',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'TEAM' },
};

/** Optimistic locking: the version counts additions, so that one of two concurrent additions has to be checked again. */
const teamVersionStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string) => ({
    PK: fillKey(versionEntity.pk.template, { ownerId }),
    SK: versionEntity.sk.template,
  });
  return {
    async of(ownerId: string): Promise<number> {
      return ((await items.get(keyOf(ownerId)))?.version as number | undefined) ?? 0;
    },
    /** Writes the member's item. Returns false if the version has changed. */
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

export const teamReader = reading(teamStore, 'of');
