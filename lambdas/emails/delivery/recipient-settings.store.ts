import { Entity } from 'electrodb';
import { conditionHeld, reading, type Table } from '../../adapters/table.ts';
import { type Rhythm, rhythms } from '../../contract/rules/rhythm.ts';

const suppressionSchema = {
  model: { entity: 'suppression', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    reason: { type: ['unsubscribed', 'bounced', 'complained'] as const, required: true },
    at: { type: 'string', required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: ['hash'], template: 'SUPPRESSION#${hash}', casing: 'none' },
    },
  },
} as const;

export interface Suppression {
  readonly ownerId: string;
  readonly hash: string;
  readonly reason: 'unsubscribed' | 'bounced' | 'complained';
  readonly at: string;
}

type Reason = Suppression['reason'];
interface ReasonConditions {
  readonly notExists: (reason: Reason) => string;
  readonly eq: (reason: Reason, value: Reason) => string;
}
/** The condition that no reason is stored, or one that the recipient can undo. */
const noFinalReason = ({ reason }: { reason: Reason }, { notExists, eq }: ReasonConditions) =>
  `${notExists(reason)} OR ${eq(reason, 'unsubscribed')}`;

/** Addresses that get no more reports of an account. They are hashed, so that the table is no list of addresses. */
export const suppressionStore = (table: Table) => {
  const suppressions = new Entity(suppressionSchema, table);
  return {
    async of(ownerId: string): Promise<Suppression[]> {
      const query = suppressions.query.byOwner({ ownerId });
      return (await query.go({ pages: 'all', consistent: true })).data;
    },
    /** Keeps the first reason, but a bounce or complaint replaces an unsubscription, which the recipient could undo. */
    async add(suppression: Suppression): Promise<void> {
      await conditionHeld(
        suppressions
          .upsert(suppression)
          .where((attributes, operations) =>
            suppression.reason === 'unsubscribed'
              ? operations.notExists(attributes.reason)
              : noFinalReason(attributes, operations),
          )
          .go(),
      );
    },
    /** True after an unsubscription, which the recipient can undo. */
    async hasUnsubscribed(ownerId: string, hash: string): Promise<boolean> {
      const all = await this.of(ownerId);
      return all.some((each) => each.hash === hash && each.reason === 'unsubscribed');
    },
    /** True after a bounce or complaint. The recipient cannot re-enable sending then. */
    async isClosed(ownerId: string, hash: string): Promise<boolean> {
      const suppression = (await this.of(ownerId)).find((each) => each.hash === hash);
      return suppression !== undefined && suppression.reason !== 'unsubscribed';
    },
    /** Removes an unsubscription. Bounces and complaints stay: returns false after one, also if it arrives meanwhile. */
    async resume(ownerId: string, hash: string): Promise<boolean> {
      return conditionHeld(suppressions.delete({ ownerId, hash }).where(noFinalReason).go());
    },
  };
};

export const suppressionReader = reading(suppressionStore, 'of');

const rhythmSchema = {
  model: { entity: 'rhythm', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    rhythm: { type: rhythms, required: true },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: { field: 'SK', composite: ['hash'], template: 'RHYTHM#${hash}', casing: 'none' },
    },
  },
} as const;

/** The recipients who get reports less often than daily, by the hash of their address. */
export const rhythmStore = (table: Table) => {
  const settings = new Entity(rhythmSchema, table);
  return {
    async of(ownerId: string): Promise<ReadonlyMap<string, Rhythm>> {
      const query = settings.query.byOwner({ ownerId });
      const { data } = await query.go({ pages: 'all', consistent: true });
      return new Map(data.map(({ hash, rhythm }) => [hash, rhythm]));
    },
    async set(ownerId: string, hash: string, rhythm: Rhythm): Promise<void> {
      if (rhythm === 'daily') await settings.delete({ ownerId, hash }).go();
      else await settings.upsert({ ownerId, hash, rhythm }).go();
    },
  };
};

export const rhythmReader = reading(rhythmStore, 'of');
