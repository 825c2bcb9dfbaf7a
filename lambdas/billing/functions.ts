import * as billing from '../contract/billing.ts';
import { http, lambda, raw, schedule } from '../runtime/function.ts';

/** For functions that call the payment provider, whose client waits eight seconds and retries once. */
const PROVIDER_SECONDS = 29;

export const listPlans = lambda({ trigger: http(billing.listPlans), uses: ['table:read'] });
export const checkSubscription = lambda({
  trigger: http(billing.checkSubscription, 'any'),
  uses: ['table'],
});
export const createCheckout = lambda({
  trigger: http(billing.createCheckout),
  uses: ['table', 'stripe'],
  timeoutSeconds: PROVIDER_SECONDS,
});
export const customerPortal = lambda({
  trigger: http(billing.customerPortal),
  uses: ['table', 'stripe'],
  timeoutSeconds: PROVIDER_SECONDS,
});
export const listInvoices = lambda({
  // Its links work for longer than a token.
  trigger: http(billing.listInvoices, 'current'),
  uses: ['table:read', 'stripe'],
  timeoutSeconds: PROVIDER_SECONDS,
});
export const stripeWebhook = lambda({
  trigger: raw(['POST'], '/functions/v1/stripe-webhook'),
  uses: ['table', 'stripe'],
  timeoutSeconds: PROVIDER_SECONDS,
});
export const reconcileSubscriptions = lambda({
  trigger: schedule(60),
  uses: ['table', 'stripe'],
  // Stripe returns at most 100 subscriptions per request.
  timeoutSeconds: 600,
});
