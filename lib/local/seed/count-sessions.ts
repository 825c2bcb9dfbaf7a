import type { Table } from '../../../lambdas/adapters/table.ts';
import { tallyStore } from '../../../lambdas/recordings/admission/tally.store.ts';
import { usageStore } from '../../../lambdas/recordings/admission/usage.store.ts';
import { localDate } from './time.ts';

interface Billing {
  readonly billedFrom: Date;
  readonly zone: string;
}

/** What the usage page shows: sessions by the owner's day, and those of the running month. */
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

/** A day in UTC would count an evening's visits for the day before or after. */
export function byLocalDay(starts: readonly Date[], zone: string): Date[][] {
  const days = new Map<string, Date[]>();
  for (const start of starts) {
    const day = localDate(start, zone);
    days.set(day, [...(days.get(day) ?? []), start]);
  }
  return [...days.values()];
}
