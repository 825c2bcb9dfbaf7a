import type { PaidSubscription, Payments } from '../adapters/stripe.ts';
import { FREE } from '../contract/plans.ts';
import { type CatalogPlan, planOfPrice, pricedWith } from './catalog.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import { allowancesOf, decisive, NO_SUBSCRIPTION, type Offer, remembered } from './subscription.ts';

/** Three calls of the table per customer, one after the other, would end the hour's run at a few thousand customers. */
const AT_ONCE = 20;

interface Ports {
  readonly payments: Pick<Payments, 'subscriptions' | 'firstPrices'>;
  /** Every plan there is or was. */
  readonly plans: readonly CatalogPlan[];
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
  const current = await currentOf(customerId, ports, now);
  if (await keep(current, ownerId, ports, now)) return current;
  // Another answer was stored meanwhile, and either may be the older one: a question after both decides.
  const { fetchedAt = '' } = (await ports.subscriptions.find(ownerId)) ?? {};
  const later = new Date(Math.max(now.getTime(), Date.parse(fetchedAt) || 0) + 1);
  const decided = await currentOf(customerId, ports, later);
  await keep(decided, ownerId, ports, later);
  return decided;
}

async function currentOf(customerId: string, ports: Ports, now: Date): Promise<Offer> {
  const offers: Offer[] = [];
  const offerOf = offersBy(ports);
  for await (const paid of ports.payments.subscriptions(customerId)) offers.push(offerOf(paid));
  return decisive(offers) ?? nothing(customerId, now);
}

/** What each subscription buys here: a price that is not in the catalog buys nothing. */
function offersBy({ payments, plans }: Pick<Ports, 'payments' | 'plans'>) {
  const catalog = pricedWith(plans, payments.firstPrices);
  return ({ price, ...paid }: PaidSubscription): Offer => {
    const plan = planOfPrice(catalog, price);
    if (!plan) return { ...paid, plan: FREE.name };
    return { ...paid, plan: plan.name, allowances: allowancesOf(plan) };
  };
}

/** A customer who started a checkout without paying. */
export const nothing = (customerId: string, now: Date): Offer => ({
  customerId,
  plan: FREE.name,
  status: NO_SUBSCRIPTION,
  periodStart: now.toISOString(),
  periodEnd: now.toISOString(),
});

/** Reads every customer of the provider once an hour, so a lost event is made up for. */
export async function reconcile(ports: Ports, now: Date): Promise<number> {
  const byCustomer = new Map<string, Offer[]>();
  const offerOf = offersBy(ports);
  for await (const paid of ports.payments.subscriptions()) {
    const { customerId } = paid;
    byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), offerOf(paid)]);
  }
  const waiting = [...byCustomer];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [customerId, offers] = next;
      try {
        const ownerId = await ports.subscriptions.ownerOf(customerId);
        const current = decisive(offers);
        if (ownerId && current) await keep(current, ownerId, ports, now);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (failures.length > 0) throw failures[0];
  return byCustomer.size;
}

/** False when a newer answer is already stored. */
async function keep(
  offer: Offer,
  ownerId: string,
  { subscriptions }: Ports,
  now: Date,
): Promise<boolean> {
  const known = await subscriptions.find(ownerId);
  return subscriptions.save(remembered(offer, ownerId, known, now));
}
