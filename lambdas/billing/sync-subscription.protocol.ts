import type { Payments } from '../adapters/stripe.ts';
import type { PaidSubscription } from '../adapters/stripe-subscriptions.ts';
import type { Notice } from '../contract/notices.ts';
import { FREE } from '../contract/plans.ts';
import { forEachAtOnce } from '../contract/rules/at-once.ts';
import { log } from '../runtime/log.ts';
import { type CatalogPlan, planOfPrice, pricedWith } from './catalog.ts';
import type { SubscriptionStore } from './subscription.store.ts';
import {
  allowancesOf,
  type FetchedSubscription,
  isPaidFor,
  NO_SUBSCRIPTION,
  selectSubscription,
  toSubscription,
} from './subscription.ts';

/** Each customer takes three table requests. One customer at a time, a run would time out at a few thousand. */
const CONCURRENCY = 20;

interface Ports {
  readonly payments: Pick<Payments, 'subscriptions' | 'builtInPrices'>;
  /** All plans, including retired ones. */
  readonly plans: readonly CatalogPlan[];
  readonly subscriptions: Pick<SubscriptionStore, 'find' | 'ownerOf' | 'save'>;
}

/**
 * Fetches a customer's subscription from the provider, stores it and returns it. Events may be duplicated, late, out of
 * order or lost, so their content is ignored, and of two fetched states the later one wins. `now` is taken before the
 * request, so that a state is never older than its timestamp.
 */
export async function syncSubscription(
  customerId: string,
  ports: Ports,
  now: Date,
): Promise<FetchedSubscription | 'unknown-customer'> {
  const ownerId = await ports.subscriptions.ownerOf(customerId);
  if (!ownerId) return 'unknown-customer';
  const current = await fetchCurrent(customerId, ports, now);
  if (await store(current, ownerId, ports, now)) return current;
  // Another state was stored in the meantime, and either may be the older one. A request after both decides.
  const { fetchedAt = '' } = (await ports.subscriptions.find(ownerId)) ?? {};
  const later = new Date(Math.max(now.getTime(), Date.parse(fetchedAt) || 0) + 1);
  const latest = await fetchCurrent(customerId, ports, later);
  await store(latest, ownerId, ports, later);
  return latest;
}

async function fetchCurrent(
  customerId: string,
  ports: Ports,
  now: Date,
): Promise<FetchedSubscription> {
  const fetched: FetchedSubscription[] = [];
  const withPlan = planMatcher(ports);
  for await (const paid of ports.payments.subscriptions(customerId)) fetched.push(withPlan(paid));
  return selectSubscription(fetched) ?? noSubscription(customerId, now);
}

/** Matches subscriptions to plans by price id. A price id outside the catalog is Free, and {@link store} reports it. */
function planMatcher({ payments, plans }: Pick<Ports, 'payments' | 'plans'>) {
  const catalog = pricedWith(plans, payments.builtInPrices);
  return ({ price, ...paid }: PaidSubscription): FetchedSubscription => {
    const plan = planOfPrice(catalog, price);
    if (!plan) return { ...paid, plan: FREE.name };
    return { ...paid, plan: plan.name, allowances: allowancesOf(plan) };
  };
}

/** The state of a customer without a subscription, for example after an abandoned checkout. */
export const noSubscription = (customerId: string, now: Date): FetchedSubscription => ({
  customerId,
  plan: FREE.name,
  status: NO_SUBSCRIPTION,
  periodStart: now.toISOString(),
  periodEnd: now.toISOString(),
});

/** Fetches all subscriptions of the provider once per hour, to make up for lost events. */
export async function reconcile(ports: Ports, now: Date): Promise<number> {
  const byCustomer = new Map<string, FetchedSubscription[]>();
  const withPlan = planMatcher(ports);
  for await (const paid of ports.payments.subscriptions()) {
    const { customerId } = paid;
    byCustomer.set(customerId, [...(byCustomer.get(customerId) ?? []), withPlan(paid)]);
  }
  const failures = await forEachAtOnce([...byCustomer], CONCURRENCY, async ([id, fetched]) => {
    const ownerId = await ports.subscriptions.ownerOf(id);
    const current = selectSubscription(fetched);
    if (ownerId && current) await store(current, ownerId, ports, now);
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${byCustomer.size} customers failed`);
  return byCustomer.size;
}

/** Returns false if a newer state is already stored, or the owner pays as another customer since then. */
async function store(
  fetched: FetchedSubscription,
  ownerId: string,
  { subscriptions }: Ports,
  now: Date,
): Promise<boolean> {
  if (fetched.plan === FREE.name && isPaidFor(fetched)) {
    log.warn('unknown-price' satisfies Notice, { ownerId, customer: fetched.customerId });
  }
  const existing = await subscriptions.find(ownerId);
  return subscriptions.save(toSubscription(fetched, ownerId, existing, now));
}
