import { fillKey, type Item, itemAs, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import type { EmailLog } from './email-log.ts';

/** Uses the plain client, because the app's first pages read it, and a schema library takes a seventh of their start. */
const entity = {
  entity: 'email-log',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'EMAIL#${id}' },
};

/** There is one report per date, so the date serves as an increasing id without a counter. */
export const logIdOf = (date: string): number => Number(date.replaceAll('-', ''));

const ownerKey = (ownerId: string) => fillKey(entity.pk.template, { ownerId });
const logKey = (id: number | '') => fillKey(entity.sk.template, { id: String(id) });
const logIn = ({ PK, SK, ...log }: Item): EmailLog => itemAs<EmailLog>(log);

export const emailLogStore = (table: Table) => {
  const items = itemsOf(table);
  /** Newest first, up to the key `to`. */
  async function newest(ownerId: string, to: string, count: number): Promise<EmailLog[]> {
    const values = { owner: ownerKey(ownerId), from: logKey(''), to };
    const query = { values, newestFirst: true, limit: count };
    const found: EmailLog[] = [];
    for await (const item of items.all('#PK = :owner AND #SK BETWEEN :from AND :to', query)) {
      found.push(logIn(item));
      if (found.length === count) break;
    }
    return found;
  }
  return {
    /** Writes the log once, before the first email is sent. A second write does nothing. */
    async add(log: EmailLog): Promise<void> {
      const key = { PK: ownerKey(log.user_id), SK: logKey(log.id) };
      await items.put({ ...log, ...key }, { when: 'attribute_not_exists(PK)' });
    },
    async find(user_id: string, id: number): Promise<EmailLog | undefined> {
      const item = await items.get({ PK: ownerKey(user_id), SK: logKey(id) });
      return item && logIn(item);
    },
    async latest(user_id: string): Promise<EmailLog | undefined> {
      return (await newest(user_id, `${logKey('')}~`, 1))[0];
    },
    /** Newest first, before the log `id` if given. */
    before: (user_id: string, count: number, id?: number): Promise<EmailLog[]> =>
      newest(user_id, id === undefined ? `${logKey('')}~` : logKey(id - 1), count),
  };
};
export type EmailLogStore = ReturnType<typeof emailLogStore>;

export const emailLogReader = reading(emailLogStore, 'find', 'latest', 'before');
