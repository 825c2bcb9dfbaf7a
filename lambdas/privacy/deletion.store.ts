import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../adapters/table.ts';
import type { Deletion } from './deletion.ts';

const schema = {
  model: { entity: 'account-deletion', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    startedAt: { type: 'string', required: true },
    emptiedAt: { type: 'string' },
    email: { type: 'string' },
    noticeClaimedAt: { type: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'DELETION#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: [], template: 'JOB', casing: 'none' },
    },
    all: {
      index: 'GSI1',
      pk: { field: 'GSI1PK', composite: [], template: 'DELETIONS', casing: 'none' },
      sk: { field: 'GSI1SK', composite: ['startedAt'], template: '${startedAt}', casing: 'none' },
    },
  },
} as const;

/** Accounts being deleted. The items are outside their owners' partitions, which are emptied meanwhile. */
export const deletionStore = (table: Table) => {
  const deletions = new Entity(schema, table);
  return {
    /** Idempotent: a second call keeps the first item. */
    async start(deletion: Deletion): Promise<void> {
      await conditionHeld(deletions.create(deletion).go());
    },
    async find(ownerId: string): Promise<Deletion | undefined> {
      return (await deletions.get({ ownerId }).go({ consistent: true })).data ?? undefined;
    },
    async all(): Promise<Deletion[]> {
      return (await deletions.query.all({}).go({ pages: 'all' })).data;
    },
    /** Keeps the first time. */
    async markEmptied(ownerId: string, emptiedAt: string): Promise<void> {
      await conditionHeld(
        deletions
          .patch({ ownerId })
          .set({ emptiedAt })
          .where((each, { notExists }) => notExists(each.emptiedAt))
          .go(),
      );
    },
    /**
     * Claims the confirmation email for one worker. Returns false if it was sent, or if another worker claimed it after
     * `abandonedBefore`: an earlier claim is that of a worker that crashed.
     */
    claimNotice(ownerId: string, now: Date, abandonedBefore: string): Promise<boolean> {
      return conditionHeld(
        deletions
          .patch({ ownerId })
          .set({ noticeClaimedAt: now.toISOString() })
          .where(
            (each, { exists, notExists, lt }) =>
              `${exists(each.email)} AND (${notExists(each.noticeClaimedAt)} OR ${lt(each.noticeClaimedAt, abandonedBefore)})`,
          )
          .go(),
      );
    },
    /** Releases the claim after the email was not sent, so that the next run sends it. */
    async releaseNotice(ownerId: string): Promise<void> {
      await conditionHeld(deletions.patch({ ownerId }).remove(['noticeClaimedAt']).go());
    },
    /** All data is deleted and the owner notified, so the address is removed too. */
    async removeEmail(ownerId: string): Promise<void> {
      await conditionHeld(deletions.patch({ ownerId }).remove(['email']).go());
    },
    async finish(ownerId: string): Promise<void> {
      await deletions.delete({ ownerId }).go();
    },
  };
};
export type DeletionStore = ReturnType<typeof deletionStore>;
