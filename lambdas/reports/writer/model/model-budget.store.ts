import { Entity } from 'electrodb';
import { conditionHeld, type Table } from '../../../adapters/table.ts';
import { MODEL_CALLS_PER_DAY, MODEL_CALLS_PER_OWNER_AND_DAY } from '../../../contract/limits.ts';
import { shardOf } from '../../schedule/report-schedule.ts';

const schema = {
  model: { entity: 'model-budget', version: '1', service: 'reveille' },
  attributes: {
    /** An owner's id, or a shard of `everyone`. */
    spender: { type: 'string', required: true },
    date: { type: 'string', required: true },
    asked: { type: 'number', required: true },
    ttl: { type: 'number', required: true },
  },
  indexes: {
    bySpender: {
      pk: { field: 'PK', composite: ['spender'], template: 'OWNER#${spender}', casing: 'none' },
      sk: { field: 'SK', composite: ['date'], template: 'MODEL#${date}', casing: 'none' },
    },
  },
} as const;

/** The budget of all accounts is sharded, because a single counter item would be a hot key. */
const SHARDS = 16;
const sharedSpenderOf = (ownerId: string) => `everyone-${shardOf(ownerId)}`;
const TTL_SECONDS = 3 * 86_400;

export const modelBudgetStore = (table: Table) => {
  const budgets = new Entity(schema, table);
  const spend = async (spender: string, now: Date, limit: number): Promise<boolean> => {
    const date = now.toISOString().slice(0, 10);
    const ttl = Math.floor(now.getTime() / 1000) + TTL_SECONDS;
    return conditionHeld(
      budgets
        .update({ spender, date })
        .add({ asked: 1 })
        .set({ ttl })
        .where(({ asked }, { notExists, lt }) => `${notExists(asked)} OR ${lt(asked, limit)}`)
        .go(),
    );
  };
  return {
    /** Reserves one model call. Returns false if a budget is spent. Counts before the call, so a crash only saves money. */
    reserveCall: async (ownerId: string, now: Date): Promise<boolean> =>
      (await spend(ownerId, now, MODEL_CALLS_PER_OWNER_AND_DAY)) &&
      (await spend(sharedSpenderOf(ownerId), now, Math.ceil(MODEL_CALLS_PER_DAY / SHARDS))),
  };
};
