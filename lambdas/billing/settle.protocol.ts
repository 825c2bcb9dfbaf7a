import type { Payments } from '../adapters/stripe.ts';
import { FREE } from '../contract/plans.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import { decisive, type Offer, remembered } from './subscription.ts';

interface Ports {
  readonly payments: Pick<Payments, 'subscriptions'>;
  readonly subscriptions: Pick<SubscriptionStore, 'find' | 'ownerOf' | 'save'>;
}

/**
 * Brings what we remember of one customer up to what the provider says now, and answers with it. Events come twice, late,
 * in any order or never; so none is believed: the subscription is read again, and of two answers the later one stays.
 * `now` is taken before the question, so that an answer is never younger than it says.
 */
export async function settle(
  customerId: string,
  ports: Ports,
  now: Date,
): Promise<Offer | 'unknown-customer'> {
  const ownerId = await ports.subscriptions.ownerOf(customerId);
  if (!ownerId) return 'unknown-customer';
  const offers: Offer[] = [];
  for await (const offer of ports.payments.subscriptions(customerId)) offers.push(offer);
  const current = decisive(offers) ?? nothing(customerId, now);
  await keep(current, ownerId, ports, now);
  return current;
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
export async function reconcile(ports: Ports, now: Date): Promise<number> {
  const byCustomer = new Map<string, Offer[]>();
  for await (const offer of ports.payments.subscriptions()) {
    byCustomer.set(offer.customerId, [...(byCustomer.get(offer.customerId) ?? []), offer]);
  }
  for (const [customerId, offers] of byCustomer) {
    const ownerId = await ports.subscriptions.ownerOf(customerId);
    const current = decisive(offers);
    if (ownerId && current) await keep(current, ownerId, ports, now);
  }
  return byCustomer.size;
}

async function keep(offer: Offer, ownerId: string, { subscriptions }: Ports, now: Date) {
  const known = await subscriptions.find(ownerId);
  await subscriptions.save(remembered(offer, ownerId, known, now));
}
