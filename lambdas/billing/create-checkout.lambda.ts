import { profileStore } from '../accounts/profile/profile.store.ts';
import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { paidPlanNamed } from '../contract/plans.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { pageToPayOn } from './checkout.protocol.ts';
import { createCheckout } from './functions.ts';
import { planStore } from './plan.store.ts';
import { subscriptionStore } from './subscription.store.ts';

export const handler = handle(
  createCheckout,
  { table, stripe },
  async ({ body, owner, now }, use) => {
    const plan = paidPlanNamed(body.planName);
    const offered = await planStore(use.table).active();
    if (!plan || !offered.some(({ name }) => name === plan)) throw new Problem('plan-unknown');
    const { email } = await profileStore(use.table).get(owner.id);
    const ports = { payments: use.stripe, subscriptions: subscriptionStore(use.table) };
    return { url: await pageToPayOn({ plan, owner: { id: owner.id, email } }, ports, now) };
  },
);
