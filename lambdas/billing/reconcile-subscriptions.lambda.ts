import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { reconcileSubscriptions } from './functions.ts';
import { planStore } from './plan.store.ts';
import { subscriptionStore } from './subscription.store.ts';
import { reconcile } from './sync-subscription.protocol.ts';

export const handler = handle(reconcileSubscriptions, { table, stripe }, async ({ now }, use) => {
  const plans = await planStore(use.table).all();
  const ports = { payments: use.stripe, plans, subscriptions: subscriptionStore(use.table) };
  log.info('subscriptions reconciled', { customers: await reconcile(ports, now) });
});
