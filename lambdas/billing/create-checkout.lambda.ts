import { profileStore } from '../accounts/profile/profile.store.ts';
import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { paidPlanNamed } from '../contract/plans.ts';
import { Problem } from '../contract/problem.ts';
import { wayToChange } from '../contract/rules/plan-change.ts';
import { handle } from '../runtime/handle.ts';
import { customerOf } from './customer.protocol.ts';
import { createCheckout } from './functions.ts';
import { subscriptionStore } from './subscription.store.ts';
import { entitlementOf } from './subscription.ts';

export const handler = handle(
  createCheckout,
  { table, stripe },
  async ({ body, owner, now }, use) => {
    const plan = paidPlanNamed(body.planName);
    if (!plan) throw new Problem('plan-unknown');
    const subscriptions = subscriptionStore(use.table);
    const { plan: current } = entitlementOf(await subscriptions.find(owner.id), now);
    // A second checkout would be a second subscription, paid twice.
    if (wayToChange(current) === 'portal') throw new Problem('portal-needed');
    const { email } = await profileStore(use.table).get(owner.id);
    const ports = { payments: use.stripe, subscriptions };
    const customerId = await customerOf({ id: owner.id, email }, ports, now);
    return { url: await use.stripe.checkout(customerId, plan) };
  },
);
