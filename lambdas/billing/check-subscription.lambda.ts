import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { checkSubscription } from './functions.ts';
import { subscriptionStore } from './subscription.store.ts';
import { entitlementOf, hasInvoices, noticeOf } from './subscription.ts';

export const handler = handle(checkSubscription, { table }, async ({ owner, now }, use) => {
  const subscription = await subscriptionStore(use.table).find(owner.id);
  const entitlement = entitlementOf(subscription, now);
  const { plan, price, maxSessions, maxTeamMembers, renewalDate } = entitlement;
  const notice = noticeOf(subscription, now) ?? null;
  return {
    ...{ plan, price, maxSessions, maxTeamMembers, renewalDate, notice },
    hasInvoices: hasInvoices(subscription),
  };
});
