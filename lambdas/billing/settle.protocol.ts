import type { Payments } from '../adapters/stripe.ts';
import { FREE } from '../contract/plans.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import { decisive, type Offer } from './subscription.ts';

interface Ports {
  readonly payments: Pick<Payments, 'subscriptions'>;
  readonly subscriptions: Pick<SubscriptionStore, 'ownerOf' | 'save'>;
}

/**
 * Brings what we remember of one customer up to what the provider says now. Events come twice, late, in any order or
 * never; so none is believed: the subscription is read again, and of two answers the later one stays. `now` is taken
 * before the question, so that an answer is never younger than it says.
 */
export async function settle(
  customerId: string,
  { payments, subscriptions }: Ports,
  now: Date,
): Promise<'settled' | 'unknown-customer'> {
  const ownerId = await subscriptions.ownerOf(customerId);
  if (!ownerId) return 'unknown-customer';
  const offers: Offer[] = [];
  for await (const offer of payments.subscriptions(customerId)) offers.push(offer);
  const current = decisive(offers) ?? nothing(customerId, now);
  await subscriptions.save({ ...current, ownerId, fetchedAt: now.toISOString() });
  return 'settled';
}

/** Somebody who began a checkout and never paid. */
export const nothing = (customerId: string, now: Date): Offer => ({
  customerId,
  plan: FREE.name,
  status: 'none',
  periodStart: now.toISOString(),
  periodEnd: now.toISOString(),
});

/** Everybody the provider knows, once an hour: what an event forgot to tell is found here. */
export async function reconcile({ payments, subscriptions }: Ports, now: Date): Promise<number> {
  const byCustomer = new Map<string, Offer[]>();
  for await (const offer of payments.subscriptions()) {
    byCustomer.set(offer.customerId, [...(byCustomer.get(offer.customerId) ?? []), offer]);
  }
  for (const [customerId, offers] of byCustomer) {
    const ownerId = await subscriptions.ownerOf(customerId);
    const current = decisive(offers);
    if (!ownerId || !current) continue;
    await subscriptions.save({ ...current, ownerId, fetchedAt: now.toISOString() });
  }
  return byCustomer.size;
}
