import type { Table } from '../../../lambdas/adapters/table.ts';
import { QUARTER_MS, tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { runConcurrently } from './run-concurrently.ts';

/**
 * Writes the counts for the usage page: sessions per quarter of an hour, so that it is right in every time zone that the
 * owner may choose, and those of the current billing month.
 */
export async function countSessions(
  store: Table,
  ownerId: string,
  starts: readonly Date[],
  billedFrom: Date,
) {
  const tally = tallyStore(store);
  await runConcurrently(
    [...Map.groupBy(starts, quarterOf).values()].map(
      ([first, ...others]) =>
        async () =>
          first && tally.add(ownerId, 'recorded', first, others.length + 1),
    ),
  );
  const period = billedFrom.toISOString().slice(0, 10);
  const billed = starts.filter((start) => start >= billedFrom).length;
  await usageStore(store).countAll({ ownerId, period }, billed);
}

const quarterOf = (start: Date) => Math.floor(start.getTime() / QUARTER_MS);
