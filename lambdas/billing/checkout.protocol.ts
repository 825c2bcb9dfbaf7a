import type { Payments } from '../adapters/stripe.ts';
import type { CatalogPlan } from './catalog.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import { isRunning, toSubscription } from './subscription.ts';
import { noSubscription, syncSubscription } from './sync-subscription.protocol.ts';

interface Ports {
  readonly payments: Pick<
    Payments,
    'createCustomer' | 'subscriptions' | 'checkout' | 'portal' | 'builtInPrices'
  >;
  readonly plans: readonly CatalogPlan[];
  readonly subscriptions: Pick<SubscriptionStore, 'find' | 'ownerOf' | 'save'>;
}
interface CheckoutRequest {
  /** The payment provider's price of the plan. */
  readonly price: string;
  readonly owner: { readonly id: string; readonly email: string };
}

/**
 * The URL at which an owner pays for a plan: the hosted checkout, or the portal while a subscription is running, because
 * the owner would pay for both. Fetches the subscription from the provider, because the stored one may be outdated: an
 * event may be late, and after the grace period an owner is on Free here while the subscription still exists there.
 */
export async function paymentUrl(
  { price, owner }: CheckoutRequest,
  { payments, plans, subscriptions }: Ports,
  now: Date,
): Promise<string | null> {
  const existing = await subscriptions.find(owner.id);
  if (existing) {
    const current = await syncSubscription(
      existing.customerId,
      { payments, plans, subscriptions },
      now,
    );
    if (current !== 'unknown-customer' && isRunning(current)) {
      return payments.portal(existing.customerId);
    }
    return payments.checkout(existing.customerId, price);
  }
  const customerId = await payments.createCustomer(owner);
  // Stored before payment, because an event of an unknown customer could not be matched to an account.
  await subscriptions.save(
    toSubscription(noSubscription(customerId, now), owner.id, undefined, now),
  );
  return payments.checkout(customerId, price);
}
