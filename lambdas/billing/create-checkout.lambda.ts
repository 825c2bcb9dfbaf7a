import { profileStore } from '../accounts/profile/profile.store.ts';
import { rateStore } from '../accounts/rate/rate.store.ts';
import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { activePlans, pricedWith } from './catalog.ts';
import { paymentUrl } from './checkout.protocol.ts';
import { createCheckout } from './functions.ts';
import { planStore } from './plan.store.ts';
import { subscriptionStore } from './subscription.store.ts';

export const handler = handle(
  createCheckout,
  { table, stripe },
  async ({ body, owner, now }, use) => {
    const plans = pricedWith(await planStore(use.table).all(), use.stripe.builtInPrices);
    const price = activePlans(plans).find(({ name }) => name === body.planName)?.stripePrice;
    if (!price) throw new Problem('plan-unknown');
    const profile = await profileStore(use.table).get(owner.id);
    const stores = { subscriptions: subscriptionStore(use.table), rates: rateStore(use.table) };
    const ports = { payments: use.stripe, plans, ...stores };
    return { url: await paymentUrl({ price, owner: profile }, ports, now) };
  },
);
