import { Entity } from 'electrodb';
import { fillKey, type Item, type Key } from '../adapters/items.ts';
import { reading, type Table } from '../adapters/table.ts';
import { writeToList } from '../adapters/versions.ts';

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
    /** Adds a member after `check` of the current ones. Of two concurrent additions, one is checked again after the other. */
    add(
      member: Member,
      check: (members: readonly Member[]) => unknown = () => {},
    ): Promise<Member> {
      const key = {
        PK: fillKey(versionEntity.pk.template, { ownerId: member.user_id }),
        SK: versionEntity.sk.template,
      };
      return writeToList(table, key, async () => {
        check(await this.of(member.user_id));
        const { Item } = members.create(member).params<{ Item: Item & Key }>();
        return { item: Item, isNew: true, result: member };
      });
    },
  };
};

/** The version of the list of members. */
const versionEntity = {
  entity: 'team',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'TEAM' },
};

export const teamReader = reading(teamStore, 'of');
