import * as z from 'zod/mini';
import * as billing from '../contract/billing.ts';
import { http, lambda, queue, raw, schedule } from '../runtime/function.ts';

export const listPlans = lambda({ trigger: http(billing.listPlans), uses: ['table:read'] });
export const checkSubscription = lambda({
  trigger: http(billing.checkSubscription),
  uses: ['table'],
});
export const createCheckout = lambda({
  trigger: http(billing.createCheckout),
  uses: ['table', 'stripe'],
});
export const customerPortal = lambda({
  trigger: http(billing.customerPortal),
  uses: ['table', 'stripe'],
});
export const stripeWebhook = lambda({
  trigger: raw(['POST'], '/functions/v1/stripe-webhook'),
  uses: ['table', 'stripe'],
});
export const reconcileSubscriptions = lambda({
  trigger: schedule(60),
  uses: ['table', 'stripe'],
  // The provider lists a hundred subscriptions per request.
  timeoutSeconds: 600,
});

/** The mail about a full plan leaves by the queue when the limit is reached, and by the call when a page saw it first. */
export const notifyLimit = lambda({
  trigger: queue('limit-notices', z.object({ ownerId: z.string() }), {
    worstSeconds: 30,
    concurrency: 5,
  }),
  uses: ['table', 'mail'],
  timeoutSeconds: 30,
});
export const sendUpgradeNotification = lambda({
  trigger: http(billing.sendUpgradeNotification),
  uses: ['table', 'mail'],
});
