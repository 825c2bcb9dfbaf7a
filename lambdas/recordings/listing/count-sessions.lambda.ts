import { tableReader } from '../../adapters/table.ts';
import { subscriptionReader } from '../../billing/subscription.store.ts';
import { entitlementOf } from '../../billing/subscription.ts';
import { Problem } from '../../contract/problem.ts';
import { handle } from '../../runtime/handle.ts';
import { usageReader } from '../admission/usage.store.ts';
import { countSessions } from '../functions.ts';

export const handler = handle(
  countSessions,
  { 'table:read': tableReader },
  async ({ owner, body, now }, use) => {
    if (body.userId !== owner.id) throw new Problem('not-found');
    const { period } = entitlementOf(
      await subscriptionReader(use['table:read']).find(owner.id),
      now,
    );
    const { sessions } = await usageReader(use['table:read']).find({ ownerId: owner.id, period });
    return { success: true, data: { totalSessions: sessions } };
  },
);
