import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  entitlementOf,
  hasInvoices,
  isRunning,
  NO_SUBSCRIPTION,
  noticeOf,
  type Subscription,
  selectSubscription,
  toSubscription,
} from '../../../lambdas/billing/subscription.ts';
import { planAction, planChangeMethod } from '../../../lambdas/contract/rules/plan-change.ts';

const paid: Subscription = {
  ownerId: 'owner',
  customerId: 'cus_1',
  plan: 'Starter',
  status: 'active',
  periodStart: '2026-11-02T10:00:00.000Z',
  periodEnd: '2026-12-02T10:00:00.000Z',
};
const at = (day: string) => new Date(`${day}T12:00:00Z`);

test('gives an account without a subscription 100 sessions, one member and no renewal', () => {
  expect(entitlementOf(undefined, at('2026-11-10'))).toMatchObject({
    plan: 'Free',
    maxSessions: 100,
    maxTeamMembers: 1,
    renewalDate: null,
    period: 'all',
  });
});

test('counts a paid plan by billing period', () => {
  expect(entitlementOf(paid, at('2026-11-10'))).toMatchObject({
    plan: 'Starter',
    maxSessions: 2_500,
    period: '2026-11-02',
    renewalDate: paid.periodEnd,
  });
});

test('keeps a plan for seven days after a failed payment with a warning, then is Free', () => {
  const late = { ...paid, status: 'past_due' };
  expect(noticeOf(late, at('2026-11-08'))).toEqual({
    kind: 'past-due',
    on: '2026-11-09T10:00:00.000Z',
  });
  expect(entitlementOf(late, at('2026-11-08')).plan).toBe('Starter');
  expect(entitlementOf(late, at('2026-11-09')).plan).toBe('Free');
  expect(noticeOf(late, at('2026-11-09'))).toBeUndefined();
});

test('keeps a canceled plan until the end of the paid period with a warning, not a day longer', () => {
  const ending = { ...paid, cancelsAtPeriodEnd: true };
  expect(noticeOf(ending, at('2026-11-20'))).toEqual({ kind: 'ends', on: paid.periodEnd });
  expect(entitlementOf(ending, at('2026-12-01')).plan).toBe('Starter');
  expect(entitlementOf(ending, at('2026-12-02')).plan).toBe('Free');
});

test('selects the same subscription in any order of several', () => {
  const offer = fc.record({
    customerId: fc.constant('cus_1'),
    plan: fc.constantFrom('Starter', 'Growth'),
    status: fc.constantFrom('active', 'canceled', 'past_due', 'incomplete'),
    periodStart: fc.constant('2026-11-02T10:00:00.000Z'),
    periodEnd: fc.constantFrom('2026-12-02T10:00:00.000Z', '2026-11-12T10:00:00.000Z'),
  });
  fc.assert(
    fc.property(fc.array(offer, { minLength: 1, maxLength: 5 }), (offers) => {
      const expected = selectSubscription(offers);
      expect(selectSubscription(offers.toReversed())).toEqual(expected);
      const isEntitling = (status: string) => status === 'active' || status === 'past_due';
      if (offers.some(({ status }) => isEntitling(status))) {
        expect(isEntitling(expected?.status ?? '')).toBe(true);
      }
    }),
  );
});

const cheap = { price: 5, maxSessions: 200, maxTeamMembers: 1, retentionDays: 30 };
const NOVEMBER = '2026-11-12T10:00:00.000Z';
/** In order of precedence. */
const ranked = [
  { ...paid, plan: 'Growth' },
  { ...paid, plan: 'Growth', status: 'trialing' },
  { ...paid, plan: 'Growth', periodEnd: NOVEMBER },
  paid,
  { ...paid, plan: 'Retired', allowances: cheap },
  { ...paid, plan: 'Given away', allowances: { ...cheap, price: 0 } },
  { ...paid, plan: 'Unknown', periodEnd: NOVEMBER },
  { ...paid, plan: 'Growth', status: 'past_due' },
  { ...paid, plan: 'Growth', status: 'canceled' },
];
test('of two subscriptions the paid, then the more expensive, then the longer one counts', () => {
  for (const [place, better] of ranked.entries()) {
    for (const other of ranked.slice(place + 1)) {
      expect([selectSubscription([better, other]), selectSubscription([other, better])]).toEqual([
        better,
        better,
      ]);
    }
  }
  expect(selectSubscription([])).toBeUndefined();
});

test.each([
  ['a paid period and three days for its renewal', {}, '2026-12-05T10:00:00.000Z'],
  ['a trial, as a paid period', { status: 'trialing' }, '2026-12-05T10:00:00.000Z'],
  ['a canceled plan’s period', { cancelsAtPeriodEnd: true }, '2026-12-02T10:00:00.000Z'],
  ['a week after the period that was not paid', { status: 'past_due' }, '2026-11-09T09:59:59.999Z'],
  [
    'a week after a payment first failed',
    { status: 'past_due', pastDueSince: '2026-11-04T10:00:00.000Z' },
    '2026-11-11T09:59:59.999Z',
  ],
])('a plan lasts for %s, not a millisecond longer', (_, facts, last) => {
  const subscription = { ...paid, ...facts };
  const after = new Date(Date.parse(last) + 1);
  expect(entitlementOf(subscription, new Date(last)).plan).toBe('Starter');
  expect(entitlementOf(subscription, after).plan).toBe('Free');
  expect(noticeOf(subscription, after)).toBeUndefined();
});

test.each([
  ['active', 'Starter', true],
  ['trialing', 'Starter', true],
  ['past_due', 'Starter', true],
  ['unpaid', 'Free', true],
  ['paused', 'Free', true],
  ['canceled', 'Free', false],
  ['incomplete', 'Free', false],
])(
  'a subscription that is %s entitles to %s; is a second one rejected? %s',
  (status, plan, isKept) => {
    expect(entitlementOf({ ...paid, status }, at('2026-11-03')).plan).toBe(plan);
    expect(isRunning({ status })).toBe(isKept);
  },
);

test.each([
  ['an unknown plan', { plan: 'Unknown' }, 'Free', 100],
  ['a plan without a price', { allowances: { ...cheap, price: 0 } }, 'Free', 100],
  ['stored allowances', { allowances: cheap }, 'Starter', 200],
])('a subscription with %s has the right plan and limit', (_, facts, plan, maxSessions) => {
  const entitlement = entitlementOf({ ...paid, ...facts }, at('2026-11-10'));
  expect(entitlement).toMatchObject({ plan, maxSessions });
});

test.each([
  ['the first failure starts it', 'past_due', undefined, '2026-11-10T12:00:00.000Z'],
  ['a failure after a payment starts it again', 'past_due', 'active', '2026-11-10T12:00:00.000Z'],
  ['a later failure does not', 'past_due', 'past_due', '2026-11-04T10:00:00.000Z'],
  ['a payment ends it', 'active', 'past_due', undefined],
])('the grace period of a late payment: %s', (_, status, before, since) => {
  const known = before && { ...paid, status: before, pastDueSince: '2026-11-04T10:00:00.000Z' };
  const now = at('2026-11-10');
  const stored = toSubscription({ ...paid, status }, 'owner', known || undefined, now);
  expect(stored).toMatchObject({ ownerId: 'owner', fetchedAt: now.toISOString() });
  expect(stored.pastDueSince).toBe(since);
});

test('sends a Free owner to the checkout and a paying one to the portal', () => {
  expect(planChangeMethod('Free')).toBe('checkout');
  expect(planChangeMethod('Starter')).toBe('portal');
});

test('labels a plan’s button by comparing its price with the current plan', () => {
  const plan = (name: string, price: number) => ({ name, price });
  const current = plan('Starter', 19);
  expect(planAction(current, current)).toBe('current');
  expect(planAction(plan('Growth', 49), current)).toBe('upgrade');
  expect(planAction(plan('Free', 0), current)).toBe('downgrade');
  expect(planAction(plan('Starter', 19), plan('Growth', 49))).toBe('change');
});

test.each([
  ['never subscribed', undefined, false],
  ['never finished a checkout', { ...paid, status: NO_SUBSCRIPTION }, false],
  ['subscribes', paid, true],
  ['canceled', { ...paid, status: 'canceled' }, true],
])('an owner who %s is offered invoices: $2', (_, subscription, expected) => {
  expect(hasInvoices(subscription)).toBe(expected);
});
