import { PAST_DUE_GRACE_DAYS } from '../contract/limits.ts';
import { FREE, type Plan, planNamed } from '../contract/plans.ts';

/** The payment provider's subscription as it was when it was last fetched. Instants are ISO 8601 in UTC. */
export interface Subscription {
  readonly ownerId: string;
  readonly customerId: string;
  readonly plan: string;
  /** What the plan contained when the provider was asked; the hourly reconciliation brings changes of the catalog. */
  readonly allowances?: Allowances | undefined;
  /** The provider's word: only `active`, `trialing` and `past_due` (a card being tried again) entitle. */
  readonly status: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  /** The plan ends with the paid period, by the owner's wish. */
  readonly cancelsAtPeriodEnd?: boolean | undefined;
  /** When the first failed payment was reported: the grace period starts here, and later failures do not restart it. */
  readonly pastDueSince?: string | undefined;
  /** When the provider was asked: a later answer is never replaced by an earlier one. */
  readonly fetchedAt?: string | undefined;
}

/** A subscription as the payment provider returns it, before it is matched to an owner. */
export type Offer = Omit<Subscription, 'ownerId' | 'fetchedAt' | 'pastDueSince'>;

/** What a plan contains, without its words. */
export interface Allowances {
  readonly price: number;
  readonly maxSessions: number;
  readonly maxTeamMembers: number;
  readonly retentionDays: number;
}

/** What an account may do now. */
export interface Entitlement extends Allowances {
  readonly plan: string;
  /** When the sessions renew; null on Free, which has no renewal. */
  readonly renewalDate: string | null;
  /** Names what sessions are counted in: `all` on Free, else the day the billing period began. */
  readonly period: string;
}

/** A warning about a plan that will not simply renew. */
export interface PlanNotice {
  readonly kind: 'ends' | 'past-due';
  /** Instant from which the account is Free. */
  readonly on: string;
}

/** Paid or about to be, and what waits for a payment. */
const PAID: readonly string[] = ['active', 'trialing'];
const ENTITLING: readonly string[] = [...PAID, 'past_due'];
/** The provider still charges for these or will, whatever they entitle to. */
const RUNNING: readonly string[] = [...ENTITLING, 'unpaid', 'paused'];
/** A renewal that the provider has not reported yet must not stop a paying owner's recording. */
const RENEWAL_GRACE_DAYS = 3;
const DAY_MS = 86_400_000;
/** The status of a customer without any subscription; not one of the provider's words. */
export const NO_SUBSCRIPTION = 'none';

/** A subscription that has ended, is unknown or names no plan of the catalog is Free. */
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

/** Undefined when there is nothing to say, also once the account is Free already. */
export function noticeOf(
  subscription: Subscription | undefined,
  now: Date,
): PlanNotice | undefined {
  if (!subscription || !isEntitled(subscription, now)) return undefined;
  if (subscription.status === 'past_due') return { kind: 'past-due', on: graceEnd(subscription) };
  return subscription.cancelsAtPeriodEnd ? { kind: 'ends', on: subscription.periodEnd } : undefined;
}

/** A second subscription beside a running one would be paid twice: such an owner is led to the portal. */
export const isRunning = ({ status }: Pick<Subscription, 'status'>) => RUNNING.includes(status);

/** A customer who never got as far as a subscription has no invoices; one whose subscription ended still has them. */
export const hasInvoices = (subscription: Subscription | undefined): subscription is Subscription =>
  subscription !== undefined && subscription.status !== NO_SUBSCRIPTION;

/** What is remembered of the provider's answer, of which the earlier memory may know since when a payment is due. */
export function remembered(
  offer: Offer,
  ownerId: string,
  known: Subscription | undefined,
  now: Date,
): Subscription {
  const fetchedAt = now.toISOString();
  if (offer.status !== 'past_due') return { ...offer, ownerId, fetchedAt };
  const pastDueSince = (known?.status === 'past_due' && known.pastDueSince) || fetchedAt;
  return { ...offer, ownerId, fetchedAt, pastDueSince };
}

/**
 * The one that counts, when a customer has several (two checkouts in two tabs, an old one that ended): a paid one before
 * one that waits for its payment before one that entitles to nothing, then the dearer plan, then the later period.
 */
export const decisive = (offers: readonly Offer[]): Offer | undefined =>
  offers.toSorted(
    (a, b) =>
      worth(b.status) - worth(a.status) ||
      (allowancesIn(b)?.price ?? 0) - (allowancesIn(a)?.price ?? 0) ||
      b.periodEnd.localeCompare(a.periodEnd) ||
      a.status.localeCompare(b.status),
  )[0];

const worth = (status: string) =>
  Number(PAID.includes(status)) + Number(ENTITLING.includes(status));

function isEntitled(subscription: Subscription, now: Date): boolean {
  if (!ENTITLING.includes(subscription.status)) return false;
  if (subscription.status === 'past_due') return now.toISOString() < graceEnd(subscription);
  const grace = subscription.cancelsAtPeriodEnd ? 0 : RENEWAL_GRACE_DAYS;
  return now.getTime() <= Date.parse(subscription.periodEnd) + grace * DAY_MS;
}

const graceEnd = ({ pastDueSince, periodStart }: Subscription) =>
  new Date(Date.parse(pastDueSince ?? periodStart) + PAST_DUE_GRACE_DAYS * DAY_MS).toISOString();

/** What was stored before allowances were, is one of the first plans. */
function allowancesIn({ plan, allowances }: Pick<Subscription, 'plan' | 'allowances'>) {
  const first = planNamed(plan);
  return allowances ?? (first && allowancesOf(first));
}

export const allowancesOf = (plan: Plan): Allowances => ({
  price: plan.price,
  maxSessions: plan.maxSessions,
  maxTeamMembers: plan.maxTeamMembers,
  retentionDays: plan.retentionDays,
});
