import { stripe } from '../adapters/stripe.ts';
import { table } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { handle } from '../runtime/handle.ts';
import { log } from '../runtime/log.ts';
import { stripeWebhook } from './functions.ts';
import { paymentEventStore } from './payment-event.store.ts';
import { planStore } from './plan.store.ts';
import { subscriptionStore } from './subscription.store.ts';
import { syncSubscription } from './sync-subscription.protocol.ts';

/** An event only signals a change; the subscription is fetched from the provider. Responds 200 once it is stored. */
export const handler = handle(stripeWebhook, { table, stripe }, async ({ request, now }, use) => {
  const signature = request.headers['stripe-signature'] ?? '';
  const event = await use.stripe.verifyEvent(request.body, signature, now);
  if (!event) {
    log.warn('rejected a payment event', { hasSignature: signature !== '' });
    throw new Problem('webhook-rejected');
  }
  const events = paymentEventStore(use.table);
  if (event.customerId && !(await events.isDone(event.id))) {
    const plans = await planStore(use.table).all();
    const ports = { payments: use.stripe, plans, subscriptions: subscriptionStore(use.table) };
    const outcome = await syncSubscription(event.customerId, ports, now);
    if (outcome === 'unknown-customer') log.warn('an event of an unknown customer', { ...event });
    await events.markDone(event.id, now);
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"received":true}',
  };
});
