import { fillKey, type Item, itemsOf } from '../../adapters/items.ts';
import { reading, type Table } from '../../adapters/table.ts';
import { type NewSession, sessionStore } from '../session/session.store.ts';
import {
  abandonedBefore,
  isFull,
  type LimitNotice,
  shardLimit,
  type Usage,
  usageShards,
} from './admission.ts';

const entity = {
  entity: 'usage',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'USAGE#${period}' },
};

export type UsageKey = { readonly ownerId: string; readonly period: string };
/** `last`: admitted, and the plan is now full. `known`: counted before. */
type AdmissionResult = 'admitted' | 'last' | 'known' | 'full';

/**
 * Counts the recorded sessions per period. One conditional write decides at the limit. A large plan has several counter
 * items; the first one also has the period's other attributes.
 */
export const usageStore = (table: Table) => {
  const items = itemsOf(table);
  const sessions = sessionStore(table);
  const keyOf = ({ ownerId, period }: UsageKey) => ({
    PK: fillKey(entity.pk.template, { ownerId }),
    SK: fillKey(entity.sk.template, { period }),
  });

  const shardKey = (key: UsageKey, shard: number) => {
    const { PK, SK } = keyOf(key);
    return { PK, SK: shard === 0 ? SK : `${SK}#${shard}` };
  };
  const itemsFor = async (key: UsageKey): Promise<Item[]> => {
    const { PK: owner, SK: first } = keyOf(key);
    const query = { values: { owner, first }, isConsistent: true };
    return (await items.page('#PK = :owner AND begins_with(#SK, :first)', query)).items;
  };

  return {
    async find(key: UsageKey): Promise<Usage> {
      return usageIn(await itemsFor(key));
    },

    /** Whether a session would be admitted now or was admitted already, checked before anything is stored for it. */
    async canAdmit(key: UsageKey, id: string, max: number): Promise<boolean> {
      const found = await itemsFor(key);
      const ids = found.find(({ SK }) => SK === keyOf(key).SK)?.ids as Set<string> | undefined;
      return !isFull(usageIn(found), max) || ids?.has(id) === true;
    },

    /** For small plans: the item has the ids of all sessions, so that a repeated request does not count twice. */
    async admitById(key: UsageKey, id: string, max: number): Promise<AdmissionResult> {
      const { isDone, item } = await items.update(keyOf(key), {
        change: 'ADD #n :one, #ids :ids',
        when: '(attribute_not_exists(#n) OR #n < :max) AND NOT contains(#ids, :id)',
        values: { one: 1, ids: new Set([id]), id, max },
      });
      if (isDone) return item.n === max ? 'last' : 'admitted';
      return (item?.ids as Set<string> | undefined)?.has(id) ? 'known' : 'full';
    },

    /** For large plans: one transaction writes the session's item and its count. */
    async admitByCount(
      key: UsageKey,
      session: NewSession,
      max: number,
      now: Date,
    ): Promise<AdmissionResult> {
      const item = sessions.itemOf(session, now);
      for (const shard of usageShards(session.sessionId, max)) {
        const result = await items.putAndUpdate(item, shardKey(key, shard), {
          change: 'ADD #n :one',
          when: 'attribute_not_exists(#n) OR #n < :max',
          values: { one: 1, max: shardLimit(shard, max) },
        });
        if (result === 'done') return 'admitted';
        if (result === 'put-rejected') return 'known';
      }
      return 'full';
    },

    /** Adds sessions that were not admitted here: the seed data of the demo. */
    async countAll(key: UsageKey, count: number): Promise<void> {
      await items.update(keyOf(key), { change: 'ADD #n :count', values: { count } });
    },

    /** Records when the limit was reached: once per period, and again after an upgrade raised the limit. */
    async recordLimitReached(key: UsageKey, max: number, now: Date): Promise<Usage> {
      const { item } = await items.update(keyOf(key), {
        change: 'SET #limitReachedAt = :at, #limitReached = :max',
        when: 'attribute_not_exists(#limitReachedAt) OR #limitReached < :max',
        values: { at: now.toISOString(), max },
      });
      return usageIn(item ? [item] : []);
    },

    /** True for one caller per period and limit, which must email the owner; another one takes over if it crashes. */
    async claimNotice(key: UsageKey, max: number, now: Date): Promise<boolean> {
      const at = now.toISOString();
      const { isDone } = await items.update(keyOf(key), {
        change: 'SET #notice = :notice',
        when: 'attribute_not_exists(#notice) OR #notice.#max < :max OR (#notice.#state = :sending AND #notice.#at < :abandoned)',
        values: {
          notice: { state: 'sending', at, max },
          max,
          sending: 'sending',
          abandoned: abandonedBefore(now),
        },
      });
      return isDone;
    },

    /** Records the outcome, if the caller still has the claim of this time. `not-sent` releases it for another worker. */
    async finishNotice(
      key: UsageKey,
      outcome: Exclude<LimitNotice['state'], 'sending'> | 'not-sent',
      claimedAt: Date,
    ): Promise<void> {
      const at = claimedAt.toISOString();
      const holdsClaim = '#notice.#state = :sending AND #notice.#at = :at';
      const values = { sending: 'sending', at };
      await items.update(
        keyOf(key),
        outcome === 'not-sent'
          ? { change: 'REMOVE #notice', when: holdsClaim, values }
          : {
              change: 'SET #notice.#state = :outcome',
              when: holdsClaim,
              values: { ...values, outcome },
            },
      );
    },
  };
};

function usageIn(items: readonly Item[]): Usage {
  const [first] = items;
  return {
    sessions: items.reduce((sum, { n = 0 }) => sum + Number(n), 0),
    limitReachedAt: first?.limitReachedAt as string | undefined,
    limitReached: first?.limitReached as number | undefined,
    notice: first?.notice as LimitNotice | undefined,
  };
}

export const usageReader = reading(usageStore, 'find');
