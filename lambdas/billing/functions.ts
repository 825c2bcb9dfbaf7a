import * as billing from '../contract/billing.ts';
import { http, lambda, raw, schedule } from '../runtime/function.ts';

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
export const listInvoices = lambda({
  trigger: http(billing.listInvoices),
  uses: ['table:read', 'stripe'],
});
export const stripeWebhook = lambda({
  trigger: raw(['POST'], '/functions/v1/stripe-webhook'),
  uses: ['table', 'stripe'],
});
export const reconcileSubscriptions = lambda({
  trigger: schedule(60),
  uses: ['table', 'stripe'],
  // Stripe returns at most 100 subscriptions per request.
  timeoutSeconds: 600,
});
