import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../../adapters/table.ts';
import type { EmailLog } from './email-log.ts';

const schema = {
  model: { entity: 'email-log', version: '1', service: 'reveille' },
  attributes: {
    user_id: { type: 'string', required: true },
    id: { type: 'number', required: true },
    sent_email_addresses: { type: 'list', items: { type: 'string' }, required: true },
    created_at: { type: 'string', required: true },
    sites_email_subject: { type: 'string', required: true },
    audio: { type: 'string' },
    date: { type: 'string', required: true },
    from: { type: 'string', required: true },
    owner_email: { type: 'string' },
    weekly_readers: { type: 'list', items: { type: 'string' } },
    links: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['user_id'], template: 'OWNER#${user_id}', casing: 'none' },
      sk: { field: 'SK', composite: ['id'], template: 'EMAIL#${id}', casing: 'none' },
    },
  },
} as const;

/** There is one report per date, so the date serves as a growing number without a counter. */
export const logIdOf = (date: string): number => Number(date.replaceAll('-', ''));

export const emailLogStore = (table: Table) => {
  const logs = new Entity(schema, table);
  return {
    /** Written once, before the first email is sent; a second writer finds the first one's item. */
    async add(log: EmailLog): Promise<void> {
      const item = {
        ...log,
        sent_email_addresses: [...log.sent_email_addresses],
        weekly_readers: [...(log.weekly_readers ?? [])],
        links: [...log.links],
      };
      await conditionHeld(logs.create(item).go());
    },
    async find(user_id: string, id: number): Promise<EmailLog | undefined> {
      return (await logs.get({ user_id, id }).go()).data ?? undefined;
    },
    async latest(user_id: string): Promise<EmailLog | undefined> {
      return (await logs.query.byOwner({ user_id }).go({ order: 'desc', limit: 1 })).data[0];
    },
    /** Newest first, before the given log where one is given. */
    async before(user_id: string, count: number, id?: number): Promise<EmailLog[]> {
      const query = logs.query.byOwner({ user_id });
      const older = id === undefined ? query : query.lt({ id });
      return (await older.go({ order: 'desc', count })).data;
    },
  };
};
export type EmailLogStore = ReturnType<typeof emailLogStore>;

export const emailLogReader = reading(emailLogStore, 'find', 'latest', 'before');
