import { emptyPartition, fillKey, itemsOf } from '../../adapters/items.ts';
import type { Table } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { Rate } from '../../contract/rates.ts';
import { keyOf, windowOf } from './rate.ts';

/** Uses the plain client, because new sessions are counted here too, and their function must start quickly. */
const entity = {
  entity: 'rate',
  pk: { template: 'RATE#${key}' },
  sk: { template: 'WINDOW#${start}' },
};

interface Limit {
  readonly rates: readonly Rate[];
  readonly problem: ProblemCode;
}

/** Rate limits for all features. The store is part of accounts, which needs it most. */
export const rateStore = (table: Table) => {
  const items = itemsOf(table);
  /** Counts one attempt. Returns false if the window is full. */
  const consumeOne = async (rate: Rate, subject: string, now: Date): Promise<boolean> => {
    const { key, start, limit, ttl } = windowOf(rate, subject, now);
    const window = {
      PK: fillKey(entity.pk.template, { key }),
      SK: fillKey(entity.sk.template, { start: String(start) }),
    };
    const { isDone } = await items.update(window, {
      change: 'SET #ttl = :ttl ADD #count :one',
      when: 'attribute_not_exists(#count) OR #count < :limit',
      values: { ttl, limit, one: 1 },
    });
    return isDone;
  };
  /**
   * Counts one attempt against every rate and returns false at the first one that is exhausted. Earlier rates keep the
   * count then.
   */
  const consume = async (subject: string, all: readonly Rate[], now: Date): Promise<boolean> => {
    for (const rate of all) {
      if (!(await consumeOne(rate, subject, now))) return false;
    }
    return true;
  };
  return {
    consume,
    /** Counts one attempt like `consume`, and throws the problem if a rate is exhausted. */
    async enforce(subject: string, { rates, problem }: Limit, now: Date): Promise<void> {
      if (!(await consume(subject, rates, now))) throw new Problem(problem);
    },
    /** Removes every window of a subject. */
    async forget(subject: string, all: readonly Rate[]): Promise<void> {
      for (const rate of all) {
        await emptyPartition(table, fillKey(entity.pk.template, { key: keyOf(rate, subject) }));
      }
    },
  };
};
