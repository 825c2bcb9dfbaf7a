import { itemsOf, keyed } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { type Beginning, sessionStore } from '../session/session.store.ts';
import type { Usage } from './admission.ts';

const entity = {
  entity: 'usage',
  pk: { template: 'OWNER#${ownerId}' },
  sk: { template: 'USAGE#${period}' },
};

export type UsageKey = { readonly ownerId: string; readonly period: string };
type Admitted = 'admitted' | 'known' | 'full';

/** How many sessions were recorded in each period. The decision at the cap is one conditional write. */
export const usageStore = (table: Table) => {
  const items = itemsOf(table);
  const sessions = sessionStore(table);
  const keyOf = ({ ownerId, period }: UsageKey) => ({
    PK: keyed(entity.pk.template, { ownerId }),
    SK: keyed(entity.sk.template, { period }),
  });

  return {
    async find(key: UsageKey): Promise<Usage> {
      const item = await items.get(keyOf(key));
      return {
        sessions: (item?.n as number | undefined) ?? 0,
        limitReachedAt: item?.limitReachedAt as string | undefined,
      };
    },

    /** Few sessions, in all: their ids stand in the item, so that one that asks again is known. */
    async admitById(key: UsageKey, id: string, max: number): Promise<Admitted> {
      const { isDone, item } = await items.update(keyOf(key), {
        change: 'ADD #n :one, #ids :ids',
        when: '(attribute_not_exists(#n) OR #n < :max) AND NOT contains(#ids, :id)',
        values: { one: 1, ids: new Set([id]), id, max },
      });
      if (isDone) return 'admitted';
      return (item?.ids as Set<string> | undefined)?.has(id) ? 'known' : 'full';
    },

    /** Many sessions: the session's item and the count, both or neither. */
    async admitByCount(key: UsageKey, begun: Beginning, max: number, now: Date): Promise<Admitted> {
      const result = await items.putAndUpdate(sessions.itemOf(begun, now), keyOf(key), {
        change: 'ADD #n :one',
        when: 'attribute_not_exists(#n) OR #n < :max',
        values: { one: 1, max },
      });
      return ({ done: 'admitted', exists: 'known', refused: 'full' } as const)[result];
    },

    /** Remembered once a period: the first refusal is what the owner is written about. */
    async rememberLimit(key: UsageKey, now: Date): Promise<boolean> {
      const { isDone } = await items.update(keyOf(key), {
        change: 'SET #limitReachedAt = :at',
        when: 'attribute_not_exists(#limitReachedAt)',
        values: { at: now.toISOString() },
      });
      return isDone;
    },
  };
};
