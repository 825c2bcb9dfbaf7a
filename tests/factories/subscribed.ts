import type { Table } from '../../lambdas/adapters/table.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';

/** A subscription since yesterday, or since a given instant, whose period does not end within a test. */
export async function subscribed(
  table: Table,
  ownerId: string,
  since = new Date(Date.now() - 86_400_000),
  plan = 'Starter',
): Promise<void> {
  await subscriptionStore(table).save({
    ownerId,
    customerId: `cus_${ownerId}`,
    plan,
    status: 'active',
    periodStart: since.toISOString(),
    periodEnd: '2099-12-02T12:00:00.000Z',
  });
}
