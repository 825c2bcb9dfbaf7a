import { monthsLater, newId } from './stripe-wire.ts';

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled' | 'unpaid';
  cancel_at_period_end: boolean;
  created: number;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: { id: string; object: 'price' };
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

export interface NewSubscription {
  readonly customer: string;
  readonly price: string;
  readonly id?: string;
  /** Default: now. */
  readonly startedAt?: Date;
}

/** A subscription in its first month. */
export const newSubscription = ({
  customer,
  price,
  id = newId('sub'),
  startedAt = new Date(),
}: NewSubscription): StripeSubscription => {
  const start = Math.floor(startedAt.getTime() / 1000);
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at_period_end: false,
    created: start,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price: { id: price, object: 'price' },
          quantity: 1,
          current_period_start: start,
          current_period_end: monthsLater(start, 1),
        },
      ],
    },
  };
};

/** Applies a customer's action on the portal, or a renewal whose payment fails. */
export function changeSubscription(
  subscription: StripeSubscription,
  item: StripeSubscription['items']['data'][number],
  { action, price }: Record<string, string>,
): void {
  if (action === 'price' && price) item.price.id = price;
  if (action === 'cancel') subscription.cancel_at_period_end = true;
  if (action === 'resume') subscription.cancel_at_period_end = false;
  if (action === 'end-now') subscription.status = 'canceled';
  if (action === 'payment-fails') {
    subscription.status = 'past_due';
    item.current_period_start = Math.floor(Date.now() / 1000);
    item.current_period_end = monthsLater(item.current_period_start, 1);
  }
  if (action === 'payment-succeeds') subscription.status = 'active';
}
