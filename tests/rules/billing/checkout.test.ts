import { expect, test } from 'vitest';
import { rateStore } from '../../../lambdas/accounts/rate/rate.store.ts';
import { paymentUrl } from '../../../lambdas/billing/checkout.protocol.ts';
import type { FetchedSubscription, Subscription } from '../../../lambdas/billing/subscription.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { fakeSubscriptionStore, plans, provider } from '../../fakes/payments.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const ann = {
  id: 'ann',
  email: 'ann@example.com',
  email_verified_at: '2026-11-01T09:00:00.000Z',
};
const request = { price: 'price_starter', owner: ann } as const;
const existing = (status: string): FetchedSubscription => ({
  customerId: 'cus_ann',
  plan: 'Growth',
  status,
  periodStart: '2026-11-02T10:00:00.000Z',
  periodEnd: '2026-12-02T10:00:00.000Z',
});
const rates = () => rateStore(memoryTable().table);
const stored: Subscription = { ...existing('none'), plan: 'Free', ownerId: 'ann' };

test('the first plan starts at the checkout, for a customer created before payment', async () => {
  const payments = provider(() => []);
  const subscriptions = fakeSubscriptionStore();
  const url = await paymentUrl(request, { payments, plans, subscriptions, rates: rates() }, NOW);
  expect(url).toBe('https://pay.example/checkout');
  expect(payments.calls).toEqual(['customer ann', 'checkout cus_ann price_starter']);
  expect(await subscriptions.ownerOf('cus_ann')).toBe('ann');
});

test.each(['none', 'canceled', 'incomplete', 'incomplete_expired'])(
  'an owner without a running subscription (%s) gets a checkout again as the same customer',
  async (status) => {
    const payments = provider(() => (status === 'none' ? [] : [existing(status)]));
    const ports = {
      ...{ payments, plans, rates: rates() },
      subscriptions: fakeSubscriptionStore([stored]),
    };
    await paymentUrl(request, ports, NOW);
    expect(payments.calls).toEqual([
      'expire cus_ann',
      'subscriptions',
      'checkout cus_ann price_starter',
    ]);
  },
);

test.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])(
  'prevents double payment: a subscription that is %s at the provider opens the portal',
  async (status) => {
    const payments = provider(() => [existing(status)]);
    const subscriptions = fakeSubscriptionStore([stored]);
    await paymentUrl(request, { payments, plans, subscriptions, rates: rates() }, NOW);
    expect(payments.calls.at(-1)).toBe('portal cus_ann');
    // The missing subscription is stored now.
    expect(subscriptions.stored.get('ann')).toMatchObject({ plan: 'Growth', status });
  },
);

test('prevents double payment: an unpaid subscription opens the portal, even after a canceled one of a larger plan', async () => {
  const unpaid = { ...existing('unpaid'), plan: 'Starter' };
  const payments = provider(() => [existing('canceled'), unpaid]);
  const subscriptions = fakeSubscriptionStore([stored]);
  await paymentUrl(request, { payments, plans, subscriptions, rates: rates() }, NOW);
  expect(payments.calls.at(-1)).toBe('portal cus_ann');
});

test('an owner without a verified address cannot pay, because a Google sign-in would empty the account', async () => {
  const payments = provider(() => []);
  const { email_verified_at: _, ...owner } = ann;
  const ports = { payments, plans, rates: rates(), subscriptions: fakeSubscriptionStore() };
  await expect(paymentUrl({ ...request, owner }, ports, NOW)).rejects.toMatchObject({
    code: 'checkout-unverified',
  });
  expect(payments.calls).toEqual([]);
});

test('an owner opens at most ten checkouts per minute, so that the payment provider is not flooded', async () => {
  const payments = provider(() => []);
  const ports = { payments, plans, rates: rates(), subscriptions: fakeSubscriptionStore() };
  for (let count = 0; count < 10; count += 1) await paymentUrl(request, ports, NOW);
  const calls = payments.calls.length;
  await expect(paymentUrl(request, ports, NOW)).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  expect(payments.calls).toHaveLength(calls);
  const nextMinute = new Date(NOW.getTime() + 60_000);
  expect(await paymentUrl(request, ports, nextMinute)).toBe('https://pay.example/checkout');
});

test('a checkout in a second tab keeps the plan that was just paid for in the first one', async () => {
  const payments = provider(() => []);
  const subscriptions = fakeSubscriptionStore();
  const paid = { ...existing('active'), ownerId: 'ann', fetchedAt: '2026-11-10T12:00:05.000Z' };
  // Both tabs found no customer, and the provider creates one for both.
  const createCustomer = async () => {
    subscriptions.stored.set('ann', paid);
    return paid.customerId;
  };
  const ports = { payments: { ...payments, createCustomer }, plans, rates: rates() };
  await paymentUrl(request, { ...ports, subscriptions }, NOW);
  expect(subscriptions.stored.get('ann')).toEqual(paid);
});
