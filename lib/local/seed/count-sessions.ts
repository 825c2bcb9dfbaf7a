import type { Table } from '../../../lambdas/adapters/table.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';

/** What the usage page shows: sessions by day, and those of the running month. */
export async function countSessions(
  store: Table,
  ownerId: string,
  starts: readonly Date[],
  billedFrom: Date,
) {
  const days = new Map<string, Date[]>();
  for (const start of starts) {
    const day = start.toISOString().slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  for (const [first, ...others] of days.values()) {
    if (first) await tallyStore(store).add(ownerId, 'recorded', first, others.length + 1);
  }
  const period = billedFrom.toISOString().slice(0, 10);
  const billed = starts.filter((start) => start >= billedFrom).length;
  await usageStore(store).countAll({ ownerId, period }, billed);
}
