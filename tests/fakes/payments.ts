import { catalogWith } from '../../lambdas/billing/catalog.ts';
import type { CheckoutPorts } from '../../lambdas/billing/checkout.protocol.ts';
import type { FetchedSubscription, Subscription } from '../../lambdas/billing/subscription.ts';

/** The subscription store in memory, with the condition of the real one. */
export function fakeSubscriptionStore(initial: readonly Subscription[] = []) {
  const stored = new Map(initial.map((each) => [each.ownerId, each]));
  const store: CheckoutPorts['subscriptions'] = {
    find: async (ownerId) => stored.get(ownerId),
    ownerOf: async (customerId) =>
      [...stored.values()].find((each) => each.customerId === customerId)?.ownerId,
    async save(subscription, replacedId = subscription.customerId) {
      const { fetchedAt, customerId } = stored.get(subscription.ownerId) ?? {};
      if (customerId && ![subscription.customerId, replacedId].includes(customerId)) return false;
      if (fetchedAt !== undefined && fetchedAt >= (subscription.fetchedAt ?? '')) return false;
      stored.set(subscription.ownerId, subscription);
      return true;
    },
  };
  return { ...store, stored };
}

/** The plans of a new deployment. */
export const plans = catalogWith([]);

/** A payment provider with the given subscriptions; it records its calls. */
export function provider(has: () => readonly FetchedSubscription[]) {
  const calls: string[] = [];
  const payments: CheckoutPorts['payments'] = {
    builtInPrices: { Starter: 'price_starter', Growth: 'price_growth' },
    createCustomer: async ({ id }) => {
      calls.push(`customer ${id}`);
      return `cus_${id}`;
    },
    hasCustomer: async () => true,
    async *subscriptions(customer) {
      calls.push('subscriptions');
      for (const each of has()) {
        const { plan, allowances: _, cancelsAtPeriodEnd = false, ...facts } = each;
        if (!customer || each.customerId === customer) {
          yield { ...facts, cancelsAtPeriodEnd, price: `price_${plan.toLowerCase()}` };
        }
      }
    },
    expireCheckouts: async (customer) => {
      calls.push(`expire ${customer}`);
    },
    checkout: async (customer, price) => {
      calls.push(`checkout ${customer} ${price}`);
      return 'https://pay.example/checkout';
    },
    portal: async (customer) => {
      calls.push(`portal ${customer}`);
      return 'https://pay.example/portal';
    },
  };
  return { ...payments, calls };
}
