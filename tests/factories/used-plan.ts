import { itemsOf } from '../../lambdas/adapters/items.ts';
import type { Table } from '../../lambdas/adapters/table.ts';

/** Sets the counter of recorded sessions in the period. */
export async function usedPlan(table: Table, ownerId: string, sessions: number, period = 'all') {
  await itemsOf(table).put({ PK: `OWNER#${ownerId}`, SK: `USAGE#${period}`, n: sessions });
  return { ownerId, period };
}
