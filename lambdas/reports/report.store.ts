import { fillKey, type Item, itemAs, itemsOf, setExpression } from '../adapters/items.ts';
import { reading, type Table } from '../adapters/table.ts';
import type { Recipient } from '../contract/rules/recipients.ts';
import type { Report, Window } from './report.ts';

/** Uses the plain client, like the report schedule, so that both load quickly. */
const entity = {
  entity: 'report',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'REPORT#${date}' },
};

type Key = Pick<Report, 'ownerId' | 'date'>;
type WrittenFacts = Required<
  Pick<Report, 'subject' | 'kind' | 'sessions' | 'days' | 'pauses' | 'writtenAt'>
>;

const reportIn = ({ PK, SK, from, to, ...report }: Item) =>
  itemAs<Report>({ ...report, window: { from, to } });

export const reportStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = ({ ownerId, date }: Key) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { date }),
  });
  /** Updates an existing report. Returns false if it does not exist or the condition `when` does not hold. */
  const set = async (key: Key, changes: Item, when = '', values: Item = {}): Promise<boolean> => {
    const { isDone } = await items.update(keyOf(key), {
      change: `SET ${setExpression(changes)}`,
      when: `attribute_exists(PK)${when}`,
      values: { ...changes, ...values },
    });
    return isDone;
  };
  const between = async (
    ownerId: string,
    [from, until]: readonly [from: string, until: string],
    query: { readonly limit: number; readonly newestFirst?: boolean },
  ): Promise<Report[]> => {
    const { PK: owner, SK: first } = keyOf({ ownerId, date: from });
    const { SK: last } = keyOf({ ownerId, date: until });
    const values = { owner, first, last };
    const found: Report[] = [];
    const where = '#PK = :owner AND #SK BETWEEN :first AND :last';
    for await (const item of items.all(where, { values, ...query })) {
      found.push(reportIn(item));
      if (found.length === query.limit) break;
    }
    return found;
  };
  return {
    async find(key: Key): Promise<Report | undefined> {
      const item = await items.get(keyOf(key));
      return item && reportIn(item);
    },
    /** The newest reports first, up to the date `until` if given. */
    latest: (ownerId: string, count: number, until = '~'): Promise<Report[]> =>
      between(ownerId, ['', until], { limit: count, newestFirst: true }),
    /** The oldest reports first, from a date on. */
    startingAt: (ownerId: string, from: string, count: number): Promise<Report[]> =>
      between(ownerId, [from, '~'], { limit: count }),
    /** Claims the report for one worker. Returns false if another worker was first. */
    claim(
      key: Key,
      facts: { zone: string; window: Window; leaseUntil: string },
      known: Report | undefined,
    ): Promise<boolean> {
      const { zone, window, leaseUntil } = facts;
      const fence = (known?.fence ?? 0) + 1;
      const item = { ...keyOf(key), ...key, zone, ...window, state: 'claimed', fence, leaseUntil };
      if (!known) return items.put(item, { when: 'attribute_not_exists(PK)' });
      return items.put(item, { when: '#fence = :known', values: { known: known.fence } });
    },
    /** Marks the report as written. Returns false for a worker whose claim was taken over. */
    markWritten: (key: Key, fence: number, facts: WrittenFacts): Promise<boolean> =>
      set(key, { ...facts, state: 'written' }, ' AND #fence = :fence AND #state = :claimed', {
        fence,
        claimed: 'claimed',
      }),
    /** Stores the recipients once. Later calls return the stored list. */
    async freeze(key: Key, recipients: readonly Recipient[]): Promise<readonly Recipient[]> {
      await set(key, { recipients }, ' AND attribute_not_exists(#recipients)');
      return (await this.find(key))?.recipients ?? [];
    },
    /** Stores the media name of the spoken summary. */
    async setAudio(key: Key, audio: string): Promise<void> {
      await set(key, { audio });
    },
    async revokeClips(key: Key): Promise<void> {
      await set(key, { clipsRevoked: true });
    },
  };
};
export type ReportStore = ReturnType<typeof reportStore>;

export const reportReader = reading(reportStore, 'find', 'latest', 'startingAt');
