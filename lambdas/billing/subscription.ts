import { DAY_MS } from '../contract/durations.ts';
import { PAST_DUE_GRACE_DAYS } from '../contract/limits.ts';
import { FREE, type Plan, planNamed } from '../contract/plans.ts';

/** The payment provider's subscription as last fetched. Instants are ISO 8601 in UTC. */
export interface Subscription {
  readonly ownerId: string;
  readonly customerId: string;
  readonly plan: string;
  /** The plan's allowances when it was fetched. The hourly reconciliation applies changes of the catalog. */
  readonly allowances?: Allowances | undefined;
  /** The provider's status. Only `active`, `trialing` and `past_due` (the card is being retried) entitle. */
  readonly status: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** The owner canceled the plan; it ends with the paid period. */
  readonly cancelsAtPeriodEnd?: boolean | undefined;
  /** When the first failed payment was seen. The grace period starts here, and later failures do not restart it. */
  readonly pastDueSince?: string | undefined;
  /** When it was fetched. An earlier state never replaces a later one. */
  readonly fetchedAt?: string | undefined;
}

/** A subscription as the payment provider returns it, before it is matched to an owner. */
export type FetchedSubscription = Omit<Subscription, 'ownerId' | 'fetchedAt' | 'pastDueSince'>;

/** The limits and price of a plan. */
export interface Allowances {
  readonly price: number;
  readonly maxSessions: number;
  readonly maxTeamMembers: number;
  readonly retentionDays: number;
}

/** An account's current limits. */
export interface Entitlement extends Allowances {
  readonly plan: string;
  /** When the sessions renew; null on Free, which has no renewal. */
  readonly renewalDate: string | null;
  /** The counting period of sessions: `all` on Free, or else the first day of the billing period. */
  readonly period: string;
}

/** A warning that the plan will not renew as usual. */
export interface PlanNotice {
  readonly kind: 'ends' | 'past-due';
  /** The instant at which the account becomes Free. */
  readonly on: string;
}

/** Statuses that are paid for, or in a trial. */
const PAID: readonly string[] = ['active', 'trialing'];
const ENTITLING: readonly string[] = [...PAID, 'past_due'];
/** The provider charges for these now or later, even if they no longer entitle. */
const RUNNING: readonly string[] = [...ENTITLING, 'unpaid', 'paused'];
/** A renewal that the provider has not reported yet must not stop a paying owner's recording. */
const RENEWAL_GRACE_DAYS = 3;
/** The status of a customer without a subscription. The provider has no such status. */
export const NO_SUBSCRIPTION = 'none';

/** An account is Free if its subscription ended, is unknown, or names no plan of the catalog. */
export function entitlementOf(subscription: Subscription | undefined, now: Date): Entitlement {
  const allowed = subscription && allowancesIn(subscription);
  if (!allowed || allowed.price === 0 || !isEntitled(subscription, now)) {
    return { plan: FREE.name, ...allowancesOf(FREE), renewalDate: null, period: 'all' };
  }
  return {
    plan: subscription.plan,
    ...allowed,
    renewalDate: subscription.periodEnd,
    period: subscription.periodStart.slice(0, 10),
  };
}

/** Undefined if the plan renews as usual, or the account is already Free. */
export function noticeOf(
  subscription: Subscription | undefined,
  now: Date,
): PlanNotice | undefined {
  if (!subscription || !isEntitled(subscription, now)) return undefined;
  if (subscription.status === 'past_due') return { kind: 'past-due', on: graceEnd(subscription) };
  return subscription.cancelsAtPeriodEnd ? { kind: 'ends', on: subscription.periodEnd } : undefined;
}

/** Whether the provider still bills it. Such an owner uses the portal, since a second subscription would be billed too. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) => RUNNING.includes(status);

/** Whether the provider charged for the current period, or lets the customer try it. */
export const isPaidFor = ({ status }: Pick<Subscription, 'status'>) => PAID.includes(status);

/** A customer who never subscribed has no invoices. One whose subscription ended still has them. */
export const hasInvoices = (subscription: Subscription | undefined): subscription is Subscription =>
  subscription !== undefined && subscription.status !== NO_SUBSCRIPTION;

/** The item to store for a fetched subscription. A subscription that stays past due keeps the start of its grace period. */
export function toSubscription(
  fetched: FetchedSubscription,
  ownerId: string,
  stored: Subscription | undefined,
  now: Date,
): Subscription {
  const fetchedAt = now.toISOString();
  if (fetched.status !== 'past_due') return { ...fetched, ownerId, fetchedAt };
  const pastDueSince = (stored?.status === 'past_due' && stored.pastDueSince) || fetchedAt;
  return { ...fetched, ownerId, fetchedAt, pastDueSince };
}

/**
 * Selects the effective subscription of a customer with several (two checkouts in two tabs, an old one that ended): paid
 * ones first, then past due ones, then others that the provider still bills, then ended ones; then the more expensive
 * plan, then the later period.
 */
export const selectSubscription = (
  fetched: readonly FetchedSubscription[],
): FetchedSubscription | undefined =>
  fetched.toSorted(
    (a, b) =>
      rank(b.status) - rank(a.status) ||
      (allowancesIn(b)?.price ?? 0) - (allowancesIn(a)?.price ?? 0) ||
      b.periodEnd.localeCompare(a.periodEnd) ||
      a.status.localeCompare(b.status),
  )[0];

const rank = (status: string) =>
  [PAID, ENTITLING, RUNNING].filter((statuses) => statuses.includes(status)).length;

function isEntitled(subscription: Subscription, now: Date): boolean {
  if (!ENTITLING.includes(subscription.status)) return false;
  if (subscription.status === 'past_due') return now.toISOString() < graceEnd(subscription);
  const grace = subscription.cancelsAtPeriodEnd ? 0 : RENEWAL_GRACE_DAYS;
  return now.getTime() <= Date.parse(subscription.periodEnd) + grace * DAY_MS;
}

const graceEnd = ({ pastDueSince, periodStart }: Subscription) =>
  new Date(Date.parse(pastDueSince ?? periodStart) + PAST_DUE_GRACE_DAYS * DAY_MS).toISOString();

/** Subscriptions stored before allowances existed have one of the built-in plans. */
function allowancesIn({ plan, allowances }: Pick<Subscription, 'plan' | 'allowances'>) {
  const builtIn = planNamed(plan);
  return allowances ?? (builtIn && allowancesOf(builtIn));
}

export const allowancesOf = (plan: Plan): Allowances => ({
  price: plan.price,
  maxSessions: plan.maxSessions,
  maxTeamMembers: plan.maxTeamMembers,
  retentionDays: plan.retentionDays,
});
