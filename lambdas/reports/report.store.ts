import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../adapters/table.ts';
import { dayKinds } from '../contract/report-summary.ts';
import type { Recipient } from '../contract/rules/recipients.ts';
import type { DaySummary } from './content/report-input.ts';
import type { Report, Window } from './report.ts';

const schema = {
  model: { entity: 'report', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    date: { type: 'string', required: true },
    zone: { type: 'string', required: true },
    from: { type: 'string', required: true },
    to: { type: 'string', required: true },
    state: { type: ['claimed', 'written', 'done'] as const, required: true },
    fence: { type: 'number', required: true },
    leaseUntil: { type: 'string', required: true },
    subject: { type: 'string' },
    kind: { type: dayKinds },
    sessions: { type: 'number' },
    pauses: { type: 'boolean' },
    days: { type: 'any' },
    writtenAt: { type: 'string' },
    clipsRevoked: { type: 'boolean' },
    audio: { type: 'string' },
    recipients: { type: 'any' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: ['date'], template: 'REPORT#${date}', casing: 'none' },
    },
  },
} as const;

type Key = Pick<Report, 'ownerId' | 'date'>;
type WrittenFacts = Required<
  Pick<Report, 'subject' | 'kind' | 'sessions' | 'days' | 'pauses' | 'writtenAt'>
>;

export const reportStore = (table: Table) => {
  const reports = new Entity(schema, table);
  type Item = NonNullable<Awaited<ReturnType<ReturnType<typeof reports.get>['go']>>['data']>;
  const reportOf = ({ from, to, recipients, days, ...rest }: Item): Report => ({
    ...rest,
    window: { from, to },
    recipients: recipients as Recipient[] | undefined,
    days: days as DaySummary[] | undefined,
  });
  return {
    async find({ ownerId, date }: Key): Promise<Report | undefined> {
      const { data } = await reports.get({ ownerId, date }).go({ consistent: true });
      return data ? reportOf(data) : undefined;
    },
    /** The newest ones that were written, newest first; up to a date where one is named. */
    async latest(ownerId: string, count: number, until?: string): Promise<Report[]> {
      const query = reports.query.byOwner({ ownerId });
      const some = until === undefined ? query : query.lte({ date: until });
      const { data } = await some.go({ order: 'desc', count });
      return data.map(reportOf);
    },
    /** Claims the report for one worker. False when another was first. */
    claim(
      key: Key,
      facts: { zone: string; window: Window; leaseUntil: string },
      known: Report | undefined,
    ): Promise<boolean> {
      const item = {
        ...key,
        zone: facts.zone,
        ...facts.window,
        state: 'claimed' as const,
        fence: (known?.fence ?? 0) + 1,
        leaseUntil: facts.leaseUntil,
      };
      const write = known
        ? reports.put(item).where(({ fence }, { eq }) => eq(fence, known.fence))
        : reports.create(item);
      return conditionHeld(write.go());
    },
    /** Marks the report as written, with facts of its content. False for a worker whose claim was taken over. */
    written(key: Key, fence: number, facts: WrittenFacts): Promise<boolean> {
      return conditionHeld(
        reports
          .patch(key)
          .set({ ...facts, state: 'written' })
          .where(
            (report, { eq }) => `${eq(report.fence, fence)} AND ${eq(report.state, 'claimed')}`,
          )
          .go(),
      );
    },
    /** The recipients are decided once; later calls return the stored list. */
    async freeze(key: Key, recipients: readonly Recipient[]): Promise<readonly Recipient[]> {
      await conditionHeld(
        reports
          .patch(key)
          .set({ recipients })
          .where((report, { notExists }) => notExists(report.recipients))
          .go(),
      );
      return (await this.find(key))?.recipients ?? [];
    },
    /** Stores the name of its spoken summary. */
    async spoken(key: Key, audio: string): Promise<void> {
      await conditionHeld(reports.patch(key).set({ audio }).go());
    },
    async revokeClips(key: Key): Promise<void> {
      await conditionHeld(reports.patch(key).set({ clipsRevoked: true }).go());
    },
    async done(key: Key): Promise<void> {
      await conditionHeld(reports.patch(key).set({ state: 'done' }).go());
    },
  };
};
export type ReportStore = ReturnType<typeof reportStore>;

export const reportReader = reading(reportStore, 'find', 'latest');
