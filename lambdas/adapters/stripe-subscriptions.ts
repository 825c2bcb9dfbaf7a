import type Stripe from 'stripe';

/** The current state of a subscription at the payment provider. Times are ISO 8601. */
export interface PaidSubscription {
  readonly customerId: string;
  /** The id of the price; the plan catalog maps it to a plan. */
  readonly price: string;
  readonly status: string;
  readonly cancelsAtPeriodEnd: boolean;
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** The subscription in Stripe's form; none if it has no item, and so no price. */
export function paidSubscriptionsIn(subscription: Stripe.Subscription): PaidSubscription[] {
  const [item] = subscription.items.data;
  if (!item) return [];
  const { customer } = subscription;
  return [
    {
      customerId: typeof customer === 'string' ? customer : customer.id,
      price: item.price.id,
      status: subscription.status,
      // The portal sets one of the two, depending on the account's settings.
      cancelsAtPeriodEnd:
        subscription.cancel_at_period_end ||
        (subscription.cancel_at ?? Number.POSITIVE_INFINITY) <= item.current_period_end,
      periodStart: isoTime(item.current_period_start),
      periodEnd: isoTime(item.current_period_end),
    },
  ];
}

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
