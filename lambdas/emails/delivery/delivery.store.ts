import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../../adapters/table.ts';
import { HITS_WITH_TIME } from '../../contract/limits.ts';
import { type Delivery, type Hit, serializeHit } from './delivery.ts';

const schema = {
  model: { entity: 'delivery', version: '1', service: 'reveille' },
  attributes: {
    ownerId: { type: 'string', required: true },
    date: { type: 'string', required: true },
    hash: { type: 'string', required: true },
    email: { type: 'string', required: true },
    state: {
      type: ['sending', 'waiting', 'sent', 'suppressed', 'failed'] as const,
      required: true,
    },
    attempts: { type: 'number', required: true },
    startedAt: { type: 'string', required: true },
    messageId: { type: 'string' },
    evidence: { type: 'set', items: 'string' },
    deliveredAt: { type: 'string' },
    bouncedAt: { type: 'string' },
    complainedAt: { type: 'string' },
    opens: { type: 'number' },
    clicks: { type: 'number' },
    machineHits: { type: 'number' },
    hits: { type: 'set', items: 'string' },
  },
  indexes: {
    byOwner: {
      pk: { field: 'PK', composite: ['ownerId'], template: 'OWNER#${ownerId}', casing: 'none' },
      sk: {
        field: 'SK',
        composite: ['date', 'hash'],
        template: 'DELIVERY#${date}#${hash}',
        casing: 'none',
      },
    },
  },
} as const;

export type DeliveryKey = Pick<Delivery, 'ownerId' | 'date' | 'hash'>;
/** What the mail service reported, and when. */
export type DeliveryOutcome = Partial<Pick<Delivery, 'deliveredAt' | 'bouncedAt' | 'complainedAt'>>;

export const deliveryStore = (table: Table) => {
  const deliveries = new Entity(schema, table);
  return {
    async find(key: DeliveryKey): Promise<Delivery | undefined> {
      const { data } = await deliveries.get(key).go({ consistent: true });
      return data ?? undefined;
    },
    /** Announces an attempt. False when another worker announced it first. */
    announce(
      key: DeliveryKey,
      { email, attempt, now }: { email: string; attempt: number; now: Date },
    ): Promise<boolean> {
      const announced = {
        state: 'sending' as const,
        attempts: attempt,
        startedAt: now.toISOString(),
      };
      if (attempt === 1)
        return conditionHeld(deliveries.create({ ...key, email, ...announced }).go());
      return conditionHeld(
        deliveries
          .patch(key)
          .set(announced)
          .where(
            ({ attempts, state, evidence }, { eq, ne, notExists }) =>
              `${eq(attempts, attempt - 1)} AND ${ne(state, 'sent')} AND ${notExists(evidence)}`,
          )
          .go(),
      );
    },
    async sent(key: DeliveryKey, messageId: string): Promise<void> {
      await deliveries.patch(key).set({ state: 'sent', messageId }).go();
    },
    /** The mail service rejected it; the next attempt may come at once. */
    async release(key: DeliveryKey, attempt: number): Promise<void> {
      await conditionHeld(
        deliveries
          .patch(key)
          .set({ state: 'waiting' })
          .where(
            ({ attempts, state }, { eq }) => `${eq(attempts, attempt)} AND ${eq(state, 'sending')}`,
          )
          .go(),
      );
    },
    async fail(key: DeliveryKey): Promise<void> {
      await deliveries.patch(key).set({ state: 'failed' }).go();
    },
    /** Records a skipped recipient: unsubscribed or suppressed. Never undoes a sent email. */
    async suppress(key: DeliveryKey, email: string, now: Date): Promise<void> {
      await conditionHeld(
        deliveries
          .upsert({ ...key, email, state: 'suppressed' })
          .ifNotExists({ attempts: 0, startedAt: now.toISOString() })
          .where(
            (known, { notExists, ne }) => `${notExists(known.state)} OR ${ne(known.state, 'sent')}`,
          )
          .go(),
      );
    },
    /** Records SES's Send event. Idempotent; false for an unknown delivery. */
    heardOf(key: DeliveryKey, messageId: string): Promise<boolean> {
      return conditionHeld(
        deliveries
          .patch(key)
          .add({ evidence: [messageId] })
          .go(),
      );
    },
    async note(key: DeliveryKey, outcome: DeliveryOutcome): Promise<void> {
      await conditionHeld(deliveries.patch(key).set(outcome).go());
    },
    async countMachine(key: DeliveryKey): Promise<void> {
      await conditionHeld(deliveries.patch(key).add({ machineHits: 1 }).go());
    },
    /** Counts a hit. Only the first ones store their time, so an email that is opened all day does not grow. */
    async count(key: DeliveryKey, hit: Hit): Promise<void> {
      const counter = hit.kind === 'open' ? 'opens' : 'clicks';
      const isTimed = await conditionHeld(
        deliveries
          .patch(key)
          .add({ [counter]: 1, hits: [serializeHit(hit)] })
          .where(
            (known, { notExists, lt }) =>
              `${notExists(known[counter])} OR ${lt(known[counter], HITS_WITH_TIME)}`,
          )
          .go(),
      );
      if (isTimed) return;
      await conditionHeld(
        deliveries
          .patch(key)
          .add({ [counter]: 1 })
          .go(),
      );
    },
  };
};
export type DeliveryStore = ReturnType<typeof deliveryStore>;
