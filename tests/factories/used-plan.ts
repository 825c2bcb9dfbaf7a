import { itemsOf } from '../../lambdas/adapters/items.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** So many sessions were recorded in the period, as the counter shows. */
export async function usedPlan(table: Table, ownerId: string, sessions: number, period = 'all') {
  await itemsOf(table).put({ PK: `OWNER#${ownerId}`, SK: `USAGE#${period}`, n: sessions });
  return { ownerId, period };
}
