import { rateStore } from '../accounts/rate/rate.store.ts';
import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { CHECKOUT_RATES } from '../contract/rates.ts';
import { handle } from '../runtime/handle.ts';
import { customerPortal } from './functions.ts';
import { subscriptionStore } from './subscription.store.ts';

const limit = { rates: CHECKOUT_RATES, problem: 'too-many-requests' } as const;

/** The customer id comes from the caller's stored subscription, never from the request. */
export const handler = handle(customerPortal, { table, stripe }, async ({ owner, now }, use) => {
  await rateStore(use.table).enforce(owner.id, limit, now);
  const subscription = await subscriptionStore(use.table).find(owner.id);
  const url = subscription && (await use.stripe.portal(subscription.customerId));
  if (!url) throw new Problem('nothing-to-manage');
  return { url };
});
