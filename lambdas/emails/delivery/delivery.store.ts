import { fillKey, type Item, itemAs, itemsOf, setExpression } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import { HITS_WITH_TIME } from '../../contract/limits.ts';
import { type Delivery, type Hit, serializeHit } from './delivery.ts';

/** Uses the plain client, because the list of emails and the sending at 9:00 must start quickly. */
const entity = {
  entity: 'delivery',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'DELIVERY#${date}#${hash}' },
};

export type DeliveryKey = Pick<Delivery, 'ownerId' | 'date' | 'hash'>;
/** When the mail service reported each outcome. */
export type DeliveryOutcome = Partial<Pick<Delivery, 'deliveredAt' | 'bouncedAt' | 'complainedAt'>>;

const deliveryIn = ({ PK, SK, evidence, hits, ...delivery }: Item) =>
  itemAs<Delivery>({
    ...delivery,
    ...listIn('evidence', evidence),
    ...listIn('hits', hits),
  });
const listIn = (name: string, value: unknown) =>
  value === undefined ? {} : { [name]: [...(value as Set<string>)] };

export const deliveryStore = (table: Table) => {
  const items = itemsOf(table);
  const keyOf = ({ ownerId, date, hash }: DeliveryKey) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { date, hash }),
  });
  /** Changes an announced delivery. Returns false if there is none or the condition `when` does not hold. */
  const change = async (
    key: DeliveryKey,
    change: string,
    values: Item,
    when = '',
  ): Promise<boolean> => {
    const exists = `attribute_exists(PK)${when}`;
    return (await items.update(keyOf(key), { change, when: exists, values })).isDone;
  };
  return {
    async find(key: DeliveryKey): Promise<Delivery | undefined> {
      const item = await items.get(keyOf(key));
      return item && deliveryIn(item);
    },
    /** All deliveries of reports in a range of dates, inclusive. */
    async between(ownerId: string, from: string, to: string): Promise<Delivery[]> {
      const { PK: owner, SK } = keyOf({ ownerId, date: '', hash: '' });
      const kind = SK.slice(0, SK.indexOf('#') + 1);
      const values = { owner, from: `${kind}${from}`, to: `${kind}${to}#~` };
      const found: Delivery[] = [];
      for await (const item of items.all('#PK = :owner AND #SK BETWEEN :from AND :to', { values }))
        found.push(deliveryIn(item));
      return found;
    },
    /** Records an attempt before it starts. Returns false if another worker announced it first. */
    announce(
      key: DeliveryKey,
      { email, attempt, now }: { email: string; attempt: number; now: Date },
    ): Promise<boolean> {
      const { ownerId, date, hash } = key;
      const announced = { state: 'sending', attempts: attempt, startedAt: now.toISOString() };
      if (attempt === 1) {
        const item = { ...keyOf(key), ownerId, date, hash, email, ...announced };
        return items.put(item, { when: 'attribute_not_exists(PK)' });
      }
      return change(
        key,
        'SET #state = :state, #attempts = :attempts, #startedAt = :startedAt',
        { ...announced, before: attempt - 1, sent: 'sent' },
        ' AND #attempts = :before AND #state <> :sent AND attribute_not_exists(#evidence)',
      );
    },
    async markSent(key: DeliveryKey, messageId: string): Promise<void> {
      const values = { sent: 'sent', messageId };
      if (!(await change(key, 'SET #state = :sent, #messageId = :messageId', values)))
        throw new Error('An email was sent without an announced delivery');
    },
    /** The mail service throttled the attempt, so the next one may start without waiting for evidence. */
    async release(key: DeliveryKey, attempt: number): Promise<void> {
      const values = { waiting: 'waiting', attempt, sending: 'sending' };
      const when = ' AND #attempts = :attempt AND #state = :sending';
      await change(key, 'SET #state = :waiting', values, when);
    },
    async markFailed(key: DeliveryKey): Promise<void> {
      if (!(await change(key, 'SET #state = :failed', { failed: 'failed' })))
        throw new Error('An email failed without an announced delivery');
    },
    /** Records a recipient who is skipped (unsubscribed or suppressed). Never overwrites a sent delivery. */
    async suppress(key: DeliveryKey, email: string, now: Date): Promise<void> {
      const { ownerId, date, hash } = key;
      const set = { ownerId, date, hash, email, state: 'suppressed' };
      const first = { attempts: 0, startedAt: now.toISOString() };
      const unlessKnown = Object.keys(first).map(
        (name) => `#${name} = if_not_exists(#${name}, :${name})`,
      );
      await items.update(keyOf(key), {
        change: `SET ${[setExpression(set), ...unlessKnown].join(', ')}`,
        when: 'attribute_not_exists(#state) OR #state <> :sent',
        values: { ...set, ...first, sent: 'sent' },
      });
    },
    /** Records the message id of an SES event as evidence. Idempotent. Returns false for an unknown delivery. */
    recordSendEvent: (key: DeliveryKey, messageId: string): Promise<boolean> =>
      change(key, 'ADD #evidence :messages', { messages: new Set([messageId]) }),
    async recordOutcome(key: DeliveryKey, outcome: DeliveryOutcome): Promise<void> {
      await change(key, `SET ${setExpression(outcome)}`, outcome);
    },
    /** Counts a hit. Only the first hits store their time, which bounds the size of the item. */
    async count(key: DeliveryKey, hit: Hit): Promise<void> {
      const counter = hit.kind === 'open' ? 'opens' : 'clicks';
      const isTimed = await change(
        key,
        `ADD #${counter} :one, #hits :hits`,
        { one: 1, hits: new Set([serializeHit(hit)]), most: HITS_WITH_TIME },
        ` AND (attribute_not_exists(#${counter}) OR #${counter} < :most)`,
      );
      if (!isTimed) await change(key, `ADD #${counter} :one`, { one: 1 });
    },
  };
};
export type DeliveryStore = ReturnType<typeof deliveryStore>;
export type StoredDeliveries = Pick<DeliveryStore, 'between'>;

export const deliveryReader = reading(deliveryStore, 'between');
