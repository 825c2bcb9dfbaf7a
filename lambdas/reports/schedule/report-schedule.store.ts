import { fillKey, type Item, itemAs, itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { type ReportSchedule, shardOf, unfinishedDate } from './report-schedule.ts';

/** Uses the plain client, because every preparation and sending reads it first, and most find nothing due. */
const entity = {
  entity: 'report-schedule',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'REPORT_SCHEDULE' },
  gsi1: { template: 'REPORT_SCHEDULES#${zone}#${shard}' },
};

interface Key {
  readonly ownerId: string;
  readonly date: string;
}

const OWNERS_PER_REQUEST = 100;
const REQUESTS_AT_ONCE = 8;

const zoneKey = (zone: string, shard: number) =>
  fillKey(entity.gsi1.template, { zone, shard: String(shard) });
const dueKey = (next: string, ownerId: string) => `${next}#${ownerId}`;

const scheduleIn = ({ PK, SK, GSI1PK, GSI1SK, shard, ...schedule }: Item) =>
  itemAs<ReportSchedule>(schedule);

export const reportScheduleStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = (ownerId: string) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: entity.sk.template,
  });
  return {
    /** Reads from the table itself, because an index may lag behind. */
    async find(ownerId: string): Promise<ReportSchedule | undefined> {
      const item = await items.get(keyOf(ownerId));
      return item && scheduleIn(item);
    },
    /** Which of these owners have a connected website. */
    async connected(ownerIds: readonly string[]): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      const readers = Math.min(REQUESTS_AT_ONCE, Math.ceil(ownerIds.length / OWNERS_PER_REQUEST));
      const read = async (reader: number) => {
        const share = ownerIds.filter((_, index) => index % readers === reader);
        for await (const { ownerId, connectedAt } of items.getMany(share.map(keyOf)))
          if (connectedAt) found.add(ownerId as string);
      };
      await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
      return found;
    },
    /** Returns false if a report changed it since it was read; the caller reads it and tries again. */
    save(schedule: ReportSchedule, known: ReportSchedule | undefined): Promise<boolean> {
      const { ownerId, zone } = schedule;
      const shard = shardOf(ownerId);
      const item = {
        ...keyOf(ownerId),
        // Without a website, an owner has at most a report whose sending has started.
        ...((schedule.connectedAt ?? unfinishedDate(schedule)) && {
          GSI1PK: zoneKey(zone, shard),
          GSI1SK: dueKey(schedule.next, ownerId),
        }),
        ...schedule,
        shard,
      };
      if (!known) return items.put(item, { when: 'attribute_not_exists(PK)' });
      const { next, coveredUntil } = known;
      const when = '#next = :next AND #coveredUntil = :coveredUntil';
      return items.put(item, { when, values: { next, coveredUntil } });
    },
    /**
     * Yields pages of owners in a zone's shard whose report for `date` or an earlier date is due. The filter drops owners
     * who disconnected while a report was being sent, and those without a website that earlier releases indexed.
     */
    async *due(zone: string, shard: number, date: string): AsyncGenerator<string[]> {
      const values = { zone: zoneKey(zone, shard), date: dueKey(date, '~') };
      const when = 'attribute_exists(#connectedAt) OR #begun >= #next';
      const query = { index: 'GSI1' as const, values, when, only: ['ownerId'] };
      let after: Item | undefined;
      do {
        const where = '#GSI1PK = :zone AND #GSI1SK <= :date';
        const page = await items.page(where, { ...query, after });
        yield page.items.map(({ ownerId }) => ownerId as string);
        after = page.next;
      } while (after);
    },
    /**
     * The commit point of a report: from here on its window counts as reported. A repeated call returns true as well.
     * Returns false if another date or window was first.
     */
    async startSending(
      { ownerId, date }: Key,
      window: { from: string; to: string },
    ): Promise<boolean> {
      const { isDone, item } = await items.update(keyOf(ownerId), {
        change: 'SET #begun = :date, #coveredUntil = :to',
        when: '#next <= :date AND #coveredUntil = :from AND (attribute_not_exists(#begun) OR #begun <> :date)',
        values: { date, ...window },
      });
      return isDone || (item?.begun === date && item.coveredUntil === window.to);
    },
    /** Closes a date. Idempotent. */
    async finish(
      { ownerId, date }: Key,
      { next, lastVisitOn, lastMail }: Pick<ReportSchedule, 'lastVisitOn' | 'next' | 'lastMail'>,
    ): Promise<void> {
      await items.update(keyOf(ownerId), {
        change: `SET #next = :next, #GSI1SK = :due, #lastVisitOn = :lastVisitOn${lastMail ? ', #lastMail = :lastMail' : ''}`,
        when: '#next <= :date',
        values: {
          date,
          next,
          due: dueKey(next, ownerId),
          lastVisitOn,
          ...(lastMail && { lastMail }),
        },
      });
    },
  };
};
export type ReportScheduleStore = ReturnType<typeof reportScheduleStore>;
