import { isVerified, type Profile } from '../accounts/profile/profile.ts';
import type { rateStore } from '../accounts/rate/rate.store.ts';
import type { Payments } from '../adapters/stripe.ts';
import { Problem } from '../contract/problem.ts';
import { CHECKOUT_RATES } from '../contract/rates.ts';
import type { CatalogPlan } from './catalog.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import { isRunning, toSubscription } from './subscription.ts';
import { noSubscription, syncSubscription } from './sync-subscription.protocol.ts';

export interface CheckoutPorts {
  readonly payments: Pick<
    Payments,
    | 'createCustomer'
    | 'hasCustomer'
    | 'subscriptions'
    | 'expireCheckouts'
    | 'checkout'
    | 'portal'
    | 'builtInPrices'
  >;
  readonly plans: readonly CatalogPlan[];
  readonly rates: Pick<ReturnType<typeof rateStore>, 'enforce'>;
  readonly subscriptions: Pick<SubscriptionStore, 'find' | 'ownerOf' | 'save'>;
}
const limit = { rates: CHECKOUT_RATES, problem: 'too-many-requests' } as const;

interface CheckoutRequest {
  /** The payment provider's price of the plan. */
  readonly price: string;
  readonly owner: Pick<Profile, 'id' | 'email' | 'email_verified_at'>;
}

/**
 * The URL at which an owner pays for a plan: the hosted checkout, or the portal while a subscription is running,
 * because the owner would otherwise pay for both.
 * - It fetches the subscription from the provider, because the stored one may be outdated: an event may be late, and
 *   after the grace period an owner is on Free here while the subscription still exists there.
 * - It first ends checkouts that are open in other tabs, and creates a customer again who was deleted at the provider.
 * - An unverified owner cannot pay: a sign-in with Google empties such an account, and the provider would keep
 *   charging for it.
 */
export async function paymentUrl(
  { price, owner }: CheckoutRequest,
  { payments, plans, subscriptions, rates }: CheckoutPorts,
  now: Date,
): Promise<string | null> {
  if (!isVerified(owner)) throw new Problem('checkout-unverified');
  await rates.enforce(owner.id, limit, now);
  const existing = await subscriptions.find(owner.id);
  if (existing && (await payments.hasCustomer(existing.customerId))) {
    // Before the subscriptions are fetched, so that one which is just being paid for is found.
    await payments.expireCheckouts(existing.customerId);
    const current = await syncSubscription(
      existing.customerId,
      { payments, plans, subscriptions },
      now,
    );
    if (current !== 'unknown-customer' && isRunning(current)) {
      return (await payments.portal(existing.customerId)) ?? null;
    }
    return payments.checkout(existing.customerId, price);
  }
  const customerId = await payments.createCustomer(owner, existing?.customerId);
  // Stored before payment, because an event of an unknown customer could not be matched to an account.
  const customer = { customerId, ownerId: owner.id };
  await storeCustomer(customer, existing?.customerId, subscriptions, now);
  return payments.checkout(customerId, price);
}

/** Waits out an event of the deleted customer that stores its end at the same time. */
async function storeCustomer(
  customer: { readonly customerId: string; readonly ownerId: string },
  replacedId: string | undefined,
  subscriptions: CheckoutPorts['subscriptions'],
  now: Date,
): Promise<void> {
  const { customerId, ownerId } = customer;
  const none = toSubscription(noSubscription(customerId, now), ownerId, undefined, now);
  if (await subscriptions.save(none, replacedId)) return;
  const stored = await subscriptions.find(ownerId);
  if (stored?.customerId === customerId) return;
  const later = Math.max(now.getTime(), Date.parse(stored?.fetchedAt ?? '') || 0) + 1;
  await storeCustomer(customer, stored?.customerId, subscriptions, new Date(later));
}
