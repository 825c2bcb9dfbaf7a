import { table } from '../adapters/table.ts';
import { subscriptionStore } from '../billing/subscription.store.ts';
import { entitlementOf } from '../billing/subscription.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { usageStore } from './admission/usage.store.ts';
import { countSessions } from './functions.ts';

export const handler = handle(countSessions, { table }, async ({ owner, body, now }, use) => {
  if (body.userId !== owner.id) throw new Problem('not-found');
  const { period } = entitlementOf(await subscriptionStore(use.table).find(owner.id), now);
  const { sessions } = await usageStore(use.table).find({ ownerId: owner.id, period });
  return { success: true, data: { totalSessions: sessions } };
});
