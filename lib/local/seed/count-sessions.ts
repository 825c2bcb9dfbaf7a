import type { Table } from '../../../lambdas/adapters/table.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { localDate } from './time.ts';

interface Billing {
  readonly billedFrom: Date;
  readonly zone: string;
}

/** Writes the counts for the usage page: sessions per local day, and those of the current billing month. */
export async function countSessions(
  store: Table,
  ownerId: string,
  starts: readonly Date[],
  { billedFrom, zone }: Billing,
) {
  for (const [first, ...others] of byLocalDay(starts, zone)) {
    if (first) await tallyStore(store).add(ownerId, 'recorded', first, others.length + 1);
  }
  const period = billedFrom.toISOString().slice(0, 10);
  const billed = starts.filter((start) => start >= billedFrom).length;
  await usageStore(store).countAll({ ownerId, period }, billed);
}

/** Groups by the owner's local day, because a day in UTC would split evenings. */
export function byLocalDay(starts: readonly Date[], zone: string): Date[][] {
  const days = new Map<string, Date[]>();
  for (const start of starts) {
    const day = localDate(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days.values()];
}
