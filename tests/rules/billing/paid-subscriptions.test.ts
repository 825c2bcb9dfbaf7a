import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { paidSubscriptionsIn } from '../../../lambdas/adapters/stripe-subscriptions.ts';

const [START, END] = [1_794_000_000, 1_796_592_000];
const subscription = (change: object = {}) =>
  ({
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    items: {
      data: [{ price: { id: 'price_1' }, current_period_start: START, current_period_end: END }],
    },
    ...change,
  }) as unknown as Stripe.Subscription;

test('a subscription has its customer, price, status and period', () => {
  expect(paidSubscriptionsIn(subscription())).toEqual([
    {
      customerId: 'cus_1',
      price: 'price_1',
      status: 'active',
      cancelsAtPeriodEnd: false,
      periodStart: '2026-11-06T21:20:00.000Z',
      periodEnd: '2026-12-06T21:20:00.000Z',
    },
  ]);
});

test.each([
  ['the end of the period', true, { cancel_at_period_end: true }],
  ['the instant at which the period ends', true, { cancel_at: END }],
  ['an earlier instant', true, { cancel_at: END - 1 }],
  ['a later instant', false, { cancel_at: END + 1 }],
])('a subscription that is canceled at %s ends with its period: %s', (_, ends, change) => {
  expect(paidSubscriptionsIn(subscription(change))[0]?.cancelsAtPeriodEnd).toBe(ends);
});

test('a subscription without a price is none, and an expanded customer is known by its id', () => {
  expect(paidSubscriptionsIn(subscription({ items: { data: [] } }))).toEqual([]);
  const [expanded] = paidSubscriptionsIn(subscription({ customer: { id: 'cus_2' } }));
  expect(expanded?.customerId).toBe('cus_2');
});
