import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decisive,
  entitlementOf,
  noticeOf,
  type Subscription,
} from '../../../lambdas/billing/subscription.ts';
import { planAction, wayToChange } from '../../../lambdas/contract/rules/plan-change.ts';

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

test('does not stop a paying owner whose renewal was not reported yet', () => {
  expect(entitlementOf(paid, at('2026-12-04')).plan).toBe('Starter');
  expect(entitlementOf(paid, at('2026-12-06')).plan).toBe('Free');
});

test('decides the same among several subscriptions in whatever order they come', () => {
  const offer = fc.record({
    customerId: fc.constant('cus_1'),
    plan: fc.constantFrom('Starter', 'Growth'),
    status: fc.constantFrom('active', 'canceled', 'past_due', 'incomplete'),
    periodStart: fc.constant('2026-11-02T10:00:00.000Z'),
    periodEnd: fc.constantFrom('2026-12-02T10:00:00.000Z', '2026-11-12T10:00:00.000Z'),
  });
  fc.assert(
    fc.property(fc.array(offer, { minLength: 1, maxLength: 5 }), (offers) => {
      const wanted = decisive(offers);
      expect(decisive(offers.toReversed())).toEqual(wanted);
      const isEntitling = (status: string) => status === 'active' || status === 'past_due';
      if (offers.some(({ status }) => isEntitling(status))) {
        expect(isEntitling(wanted?.status ?? '')).toBe(true);
      }
    }),
  );
});

test('sends a Free owner to the checkout and a paying one to the portal', () => {
  expect(wayToChange('Free')).toBe('checkout');
  expect(wayToChange('Starter')).toBe('portal');
});

test('names a plan’s button after its price', () => {
  const plan = (name: string, price: number) => ({ name, price });
  const current = plan('Starter', 19);
  expect(planAction(current, current)).toBe('current');
  expect(planAction(plan('Growth', 49), current)).toBe('upgrade');
  expect(planAction(plan('Free', 0), current)).toBe('downgrade');
  expect(planAction(plan('Starter', 19), plan('Growth', 49))).toBe('change');
});
