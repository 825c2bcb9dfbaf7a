import type { Payments } from '../adapters/stripe.ts';
import { nothing } from './settle.protocol.ts';
import type { SubscriptionStore } from './subscription.store.ts';

interface Ports {
  readonly payments: Pick<Payments, 'createCustomer'>;
  readonly subscriptions: Pick<SubscriptionStore, 'find' | 'save'>;
}

/** The owner's customer at the payment provider; the first checkout makes one, and two at once make the same one. */
export async function customerOf(
  owner: { id: string; email: string },
  { payments, subscriptions }: Ports,
  now: Date,
): Promise<string> {
  const known = await subscriptions.find(owner.id);
  if (known) return known.customerId;
  const customerId = await payments.createCustomer(owner);
  // Before anybody pays: an event of an unknown customer could not be told to anybody.
  await subscriptions.save({
    ...nothing(customerId, now),
    ownerId: owner.id,
    fetchedAt: now.toISOString(),
  });
  return customerId;
}
