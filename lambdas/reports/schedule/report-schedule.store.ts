import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../../adapters/table.ts';
import { dayKinds } from '../../contract/report-summary.ts';
import { type ReportSchedule, shardOf } from './report-schedule.ts';

const schema = {
  model: { entity: 'report-schedule', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    zone: { type: 'string', required: true },
    shard: { type: 'number', required: true },
    connectedAt: { type: 'string' },
    next: { type: 'string', required: true },
    coveredUntil: { type: 'string', required: true },
    begun: { type: 'string' },
    lastVisitOn: { type: 'string', required: true },
    lastMail: {
      type: 'map',
      properties: {
        kind: { type: dayKinds, required: true },
        paused: { type: 'boolean', required: true },
      },
    },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: [], template: 'REPORT_SCHEDULE', casing: 'none' },
    },
    byZone: {
      index: 'GSI1',
      pk: {
        field: 'GSI1PK',
        composite: ['zone', 'shard'],
        template: 'REPORT_SCHEDULES#${zone}#${shard}',
        casing: 'none',
      },
      sk: {
        field: 'GSI1SK',
        composite: ['next', 'ownerId'],
        template: '${next}#${ownerId}',
        casing: 'none',
      },
    },
  },
} as const;

/** One step of a report through an owner's ledger. */
interface Step {
  readonly ownerId: string;
  readonly date: string;
}

/** Each reads a hundred. */
const BATCHES_AT_ONCE = 8;

export const reportScheduleStore = (table: Table) => {
  const schedules = new Entity(schema, table);
  return {
    /** Read from the table itself: an index may lag behind. */
    async find(ownerId: string): Promise<ReportSchedule | undefined> {
      const { data } = await schedules.get({ ownerId }).go({ consistent: true });
      return (data as ReportSchedule | null) ?? undefined;
    },
    /** Which of these owners have a connected website. */
    async connected(ownerIds: readonly string[]): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      let wanted = ownerIds.map((ownerId) => ({ ownerId }));
      while (wanted.length > 0) {
        const { data, unprocessed } = await schedules
          .get(wanted)
          .go({ attributes: ['ownerId', 'connectedAt'], concurrent: BATCHES_AT_ONCE });
        for (const { ownerId, connectedAt } of data) if (connectedAt) found.add(ownerId);
        wanted = unprocessed;
      }
      return found;
    },
    /** False when reports moved it in the meantime: read again and decide again. */
    keep(schedule: ReportSchedule, known: ReportSchedule | undefined): Promise<boolean> {
      const { connectedAt, begun, lastMail, ...rest } = schedule;
      const item = {
        ...rest,
        ...(connectedAt !== undefined && { connectedAt }),
        ...(begun !== undefined && { begun }),
        ...(lastMail !== undefined && { lastMail }),
        shard: shardOf(schedule.ownerId),
      };
      const write = known
        ? schedules
            .put(item)
            .where(
              ({ next, coveredUntil }, { eq }) =>
                `${eq(next, known.next)} AND ${eq(coveredUntil, known.coveredUntil)}`,
            )
        : schedules.create(item);
      return conditionHeld(write.go());
    },
    /** Pages of owners in a zone's shard whose report for `date` or an earlier date is due. */
    async *due(zone: string, shard: number, date: string): AsyncGenerator<string[]> {
      let cursor: string | null = null;
      do {
        const page: { data: { ownerId: string }[]; cursor: string | null } = await schedules.query
          .byZone({ zone, shard })
          .lte({ next: date, ownerId: '~' })
          .go({ cursor, attributes: ['ownerId'] });
        yield page.data.map(({ ownerId }) => ownerId);
        cursor = page.cursor;
      } while (cursor !== null);
    },
    /**
     * The commit point of a report: from here on its window counts as reported. True also for a repeated call; false when
     * another date or another window was first.
     */
    async begin({ ownerId, date }: Step, window: { from: string; to: string }): Promise<boolean> {
      const isFirst = await conditionHeld(
        schedules
          .patch({ ownerId })
          .set({ begun: date, coveredUntil: window.to })
          .where(
            ({ next, coveredUntil, begun }, { lte, eq, ne, notExists }) =>
              `${lte(next, date)} AND ${eq(coveredUntil, window.from)} AND (${notExists(begun)} OR ${ne(begun, date)})`,
          )
          .go(),
      );
      if (isFirst) return true;
      const known = await this.find(ownerId);
      return known?.begun === date && known.coveredUntil === window.to;
    },
    /** Closes a date. Closing it again changes nothing. */
    async finish(
      { ownerId, date }: Step,
      now: Pick<ReportSchedule, 'lastVisitOn' | 'next' | 'lastMail'>,
    ): Promise<void> {
      const { next, lastVisitOn, lastMail } = now;
      await conditionHeld(
        schedules
          .patch({ ownerId })
          .set({ next, lastVisitOn, ...(lastMail && { lastMail }) })
          .where((known, { lte }) => lte(known.next, date))
          .go(),
      );
    },
  };
};
export type ReportScheduleStore = ReturnType<typeof reportScheduleStore>;
