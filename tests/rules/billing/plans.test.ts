import { expect, test } from 'vitest';
import {
  activePlans,
  applyPlanChange,
  type CatalogPlan,
  catalogWith,
  planOfPrice,
  planProblem,
  pricedWith,
} from '../../../lambdas/billing/catalog.ts';
import { listedPlan } from '../../../lambdas/billing/listed-plan.ts';
import { entitlementOf } from '../../../lambdas/billing/subscription.ts';
import { syncSubscription } from '../../../lambdas/billing/sync-subscription.protocol.ts';
import { FREE, GROWTH, plans } from '../../../lambdas/contract/plans.ts';
import { fakeSubscriptionStore, provider } from '../../fakes/payments.ts';

const scale: CatalogPlan = {
  name: 'Scale',
  price: 199,
  popular: false,
  line: 'For large shops',
  maxSessions: 1_000_000,
  maxTeamMembers: 25,
  retentionDays: 365,
  fastSupport: true,
  isActive: true,
  stripePrice: 'price_scale',
};
const NOW = new Date('2026-11-10T12:00:00Z');
const names = (catalog: readonly CatalogPlan[]) => catalog.map(({ name }) => name);

test('a plan that an operator added is listed by its price, a retired one is not [CALL-37]', () => {
  expect(names(activePlans(catalogWith([])))).toEqual(['Free', 'Starter', 'Growth']);
  const retired = { ...GROWTH, isActive: false };
  const catalog = catalogWith([{ ...scale, price: 29 }, retired]);
  expect(names(activePlans(catalog))).toEqual(['Free', 'Starter', 'Scale']);
  expect(names(catalog)).toEqual(['Free', 'Starter', 'Scale', 'Growth']);
});

test('a paid plan keeps its catalog limits, even when it is retired or has a new price', async () => {
  const dearer = applyPlanChange(scale, { stripePrice: 'price_scale_2027', price: 249 });
  for (const plan of [scale, { ...scale, isActive: false }, dearer]) {
    const ledger = fakeSubscriptionStore([
      {
        ownerId: 'ann',
        customerId: 'cus_1',
        plan: 'Free',
        status: 'none',
        periodStart: NOW.toISOString(),
        periodEnd: NOW.toISOString(),
      },
    ]);
    const payments = {
      ...provider(() => []),
      async *subscriptions() {
        yield {
          customerId: 'cus_1',
          price: 'price_scale',
          status: 'active',
          cancelsAtPeriodEnd: false,
          periodStart: '2026-11-02T10:00:00.000Z',
          periodEnd: '2026-12-02T10:00:00.000Z',
        };
      },
    };
    const ports = { payments, plans: catalogWith([plan]), subscriptions: ledger };
    await syncSubscription('cus_1', ports, NOW);
    expect(entitlementOf(ledger.stored.get('ann'), NOW)).toMatchObject({
      plan: 'Scale',
      maxSessions: 1_000_000,
      maxTeamMembers: 25,
      retentionDays: 365,
      period: '2026-11-02',
    });
  }
});

test('a price buys only its plan', () => {
  const catalog = pricedWith(catalogWith([scale]), { Starter: 'price_starter' });
  expect(planOfPrice(catalog, 'price_starter')?.name).toBe('Starter');
  expect(planOfPrice(catalog, 'price_scale')?.name).toBe('Scale');
  expect(planOfPrice(catalog, 'price_growth')).toBeUndefined();
});

test('subscribers of a built-in plan keep it after an operator replaced its price', () => {
  const replaced = applyPlanChange({ ...GROWTH, isActive: true }, { stripePrice: 'price_2027' });
  const catalog = pricedWith(catalogWith([replaced]), { Growth: 'price_growth' });
  expect(planOfPrice(catalog, 'price_growth')?.name).toBe('Growth');
  expect(planOfPrice(catalog, 'price_2027')?.name).toBe('Growth');
});

test.each<[string, Partial<CatalogPlan>]>([
  ['the name of the free plan', { name: FREE.name }],
  ['no name', { name: '' }],
  ['a name with markup', { name: '<b>Scale</b>' }],
  ['no price', { price: 0 }],
  ['cents', { price: 19.5 }],
  ['more sessions than a month can hold', { maxSessions: 1_000_001 }],
  ['no sessions', { maxSessions: 0 }],
  ['a retention that no rule of the bucket keeps', { retentionDays: 60 }],
  ['another kind of price', { stripePrice: 'prod_1' }],
  ['no number', { maxTeamMembers: Number.NaN }],
])('a plan with %s is rejected with a reason', (_, fault) => {
  expect(planProblem({ ...scale, ...fault })).toMatch(/\.$/);
  expect(planProblem(scale)).toBeUndefined();
});

test.each([
  ['price', 1, 100_000],
  ['maxSessions', 1, 1_000_000],
  ['maxTeamMembers', 1, 1_000],
] as const)('the %s of a plan is from %i to %i', (name, least, most) => {
  for (const value of [least, most])
    expect(planProblem({ ...scale, [name]: value })).toBeUndefined();
  for (const value of [least - 1, most + 1, least + 0.5])
    expect(planProblem({ ...scale, [name]: value })).toMatch(/\.$/);
});

test('a plan card shows sessions, members, retention and support, and nothing else', () => {
  for (const plan of [...plans, scale]) {
    const { features } = listedPlan(plan).plan_details;
    expect(features).toHaveLength(4);
    const [sessions, members, kept] = features.map(({ text }) => text.replaceAll(',', ''));
    expect(sessions).toMatch(new RegExp(`^${plan.maxSessions} recorded sessions`));
    expect(members).toMatch(new RegExp(`^${plan.maxTeamMembers} team members?$`));
    expect(kept).toBe(`Recordings kept for ${plan.retentionDays} days`);
  }
});

test('of two concurrent responses the one requested last wins', async () => {
  const older = { status: 'active', plan: 'Starter' };
  const responses = [older, { status: 'active', plan: 'Growth' }];
  const facts = {
    customerId: 'cus_1',
    periodStart: '2026-11-02T10:00:00.000Z',
    periodEnd: '2026-12-02T10:00:00.000Z',
  };
  const overtaking = { ...facts, ...older, ownerId: 'ann', fetchedAt: '2026-11-10T12:00:05.000Z' };
  const ledger = fakeSubscriptionStore([overtaking]);
  const payments = provider(() => [{ ...facts, ...(responses.at(-1) ?? older) }]);
  await syncSubscription('cus_1', { payments, plans: catalogWith([]), subscriptions: ledger }, NOW);
  expect(ledger.stored.get('ann')).toMatchObject({ plan: 'Growth' });
});
