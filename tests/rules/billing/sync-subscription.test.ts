import { expect, onTestFinished, test, vi } from 'vitest';
import {
  entitlementOf,
  type FetchedSubscription,
  noticeOf,
  type Subscription,
} from '../../../lambdas/billing/subscription.ts';
import {
  reconcile,
  syncSubscription,
} from '../../../lambdas/billing/sync-subscription.protocol.ts';
import { log } from '../../../lambdas/runtime/log.ts';
import { permutationsOf } from '../../factories/permutations.ts';
import { fakeSubscriptionStore, plans, provider } from '../../fakes/payments.ts';

const START = Date.parse('2026-11-02T10:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
const offer = (facts: Partial<FetchedSubscription> = {}): FetchedSubscription => ({
  customerId: 'cus_1',
  plan: 'Starter',
  status: 'active',
  periodStart: '2026-11-02T10:00:00.000Z',
  periodEnd: '2026-12-02T10:00:00.000Z',
  ...facts,
});
/** The states of the provider's subscription after each event. */
const states: readonly FetchedSubscription[] = [
  offer(),
  offer({ plan: 'Growth' }),
  offer({ plan: 'Growth', status: 'past_due' }),
  offer({ plan: 'Growth' }),
  offer({ plan: 'Starter', cancelsAtPeriodEnd: true }),
  offer({ plan: 'Starter', status: 'canceled' }),
];
const initial: Subscription = { ...offer({ plan: 'Free', status: 'none' }), ownerId: 'ann' };
const expectedPlan = (now: Date) => {
  const last = states.at(-1) as FetchedSubscription;
  return entitlementOf({ ...last, ownerId: 'ann' }, now);
};

/**
 * Delivers six events in this order, each after its change and all earlier ones. The workers read at once and write in
 * reverse order, so the first worker is the slowest.
 */
async function deliver(order: readonly number[]) {
  const ledger = fakeSubscriptionStore([initial]);
  let applied = 0;
  const waiting: Subscription[] = [];
  const slow = {
    ...ledger,
    save: async (each: Subscription) => {
      waiting.push(each);
      return true;
    },
  };
  const payments = provider(() => states.slice(applied - 1, applied));
  for (const [index, event] of order.entries()) {
    applied = Math.max(applied, event + 1);
    await syncSubscription('cus_1', { payments, plans, subscriptions: slow }, at(index));
  }
  for (const each of waiting.toReversed()) await ledger.save(each);
  applied = states.length;
  return { ledger, payments };
}
const planIn = ({ ledger }: Awaited<ReturnType<typeof deliver>>, now: Date) =>
  entitlementOf(ledger.stored.get('ann'), now);

const orders = permutationsOf([0, 1, 2, 3, 4, 5]);

test('in all 720 orders of six events the plan ends equal to the provider’s', async () => {
  expect(orders).toHaveLength(720);
  for (const order of orders) {
    expect(planIn(await deliver(order), at(60)), order.join()).toEqual(expectedPlan(at(60)));
  }
});

test('repeated events change nothing', async () => {
  for (const order of orders) {
    const world = await deliver([...order, ...order.toReversed()]);
    expect(planIn(world, at(60)), order.join()).toEqual(expectedPlan(at(60)));
  }
});

test('of two concurrent updates the newer response wins, even if its request started first', async () => {
  const ledger = fakeSubscriptionStore([initial]);
  const [old, current] = [offer(), offer({ plan: 'Growth' })];
  const overtaken = {
    ...ledger,
    // While the first call waits for its response, a second one reads and stores the older state.
    save: async (each: Subscription) => {
      if (ledger.stored.get('ann')?.fetchedAt === undefined) {
        await ledger.save({ ...old, ownerId: 'ann', fetchedAt: at(1).toISOString() });
      }
      return ledger.save(each);
    },
  };
  const ports = { payments: provider(() => [current]), plans, subscriptions: overtaken };
  expect(await syncSubscription('cus_1', ports, at(0))).toMatchObject({ plan: 'Growth' });
  expect(entitlementOf(ledger.stored.get('ann'), at(2)).plan).toBe('Growth');
});

test('one reconciliation makes up for a lost event', async () => {
  for (const order of orders) {
    const world = await deliver(order.slice(0, -1));
    const ports = { payments: world.payments, plans, subscriptions: world.ledger };
    expect(await reconcile(ports, at(50))).toBe(1);
    expect(planIn(world, at(60)), order.join()).toEqual(expectedPlan(at(60)));
  }
});

test('an event for an unknown customer changes nothing', async () => {
  const ledger = fakeSubscriptionStore();
  const payments = provider(() => [offer()]);
  expect(await syncSubscription('cus_1', { payments, plans, subscriptions: ledger }, at(0))).toBe(
    'unknown-customer',
  );
  await reconcile({ payments, plans, subscriptions: ledger }, at(1));
  expect(ledger.stored.size).toBe(0);
});

test('a customer whose state cannot be stored fails the reconciliation, after all others', async () => {
  const ledger = fakeSubscriptionStore(
    ['1', '2', '3'].map((id) => ({ ...initial, ownerId: id, customerId: `cus_${id}` })),
  );
  const payments = provider(() => ['1', '2', '3'].map((id) => offer({ customerId: `cus_${id}` })));
  const subscriptions = {
    ...ledger,
    ownerOf: async (customerId: string) => {
      if (customerId === 'cus_2') throw new Error('throttled');
      return ledger.ownerOf(customerId);
    },
  };
  await expect(reconcile({ payments, plans, subscriptions }, at(1))).rejects.toMatchObject({
    message: '1 of 3 customers failed',
    errors: [{ message: 'throttled' }],
  });
  const plansOf = [...ledger.stored.values()].map((stored) => entitlementOf(stored, at(2)).plan);
  expect(plansOf).toEqual(['Starter', 'Free', 'Starter']);
});

test('a price outside the catalog buys nothing, by event and by reconciliation', async () => {
  const ledger = fakeSubscriptionStore([{ ...offer(), ownerId: 'ann' }]);
  const ports = {
    payments: provider(() => [offer({ plan: 'Free' })]),
    plans,
    subscriptions: ledger,
  };
  await reconcile(ports, at(0));
  expect(entitlementOf(ledger.stored.get('ann'), at(1)).plan).toBe('Free');
});

test.each([
  ['an active', 'active', true],
  ['an ended', 'canceled', false],
])(
  '%s subscription (%s) whose price belongs to no plan is reported to operators: %s',
  async (_, status, isNotified) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const ledger = fakeSubscriptionStore([{ ...offer(), ownerId: 'ann' }]);
    const payments = provider(() => [offer({ plan: 'Other', status })]);
    await syncSubscription('cus_1', { payments, plans, subscriptions: ledger }, at(0));
    const notice = ['unknown-price', { ownerId: 'ann', customer: 'cus_1' }];
    expect(warn.mock.calls).toEqual(isNotified ? [notice] : []);
  },
);

test('the seven days of a late payment start when it is first reported, and a repeated report does not extend them', async () => {
  const ledger = fakeSubscriptionStore([initial]);
  const ports = {
    payments: provider(() => [offer({ status: 'past_due', periodStart: '2026-10-02T10:00:00Z' })]),
    plans,
    subscriptions: ledger,
  };
  const day = 86_400;
  for (const seconds of [0, day, 6 * day]) await syncSubscription('cus_1', ports, at(seconds));
  const known = ledger.stored.get('ann');
  expect(noticeOf(known, at(6 * day))).toEqual({ kind: 'past-due', on: at(7 * day).toISOString() });
  expect(entitlementOf(known, at(7 * day - 1)).plan).toBe('Starter');
  expect(entitlementOf(known, at(7 * day)).plan).toBe('Free');
});

test('a late payment ends the grace period, and the next one gets a new period', async () => {
  const ledger = fakeSubscriptionStore([initial]);
  let status = 'past_due';
  const ports = { payments: provider(() => [offer({ status })]), plans, subscriptions: ledger };
  await syncSubscription('cus_1', ports, at(0));
  status = 'active';
  await syncSubscription('cus_1', ports, at(10));
  expect(noticeOf(ledger.stored.get('ann'), at(11))).toBeUndefined();
  status = 'past_due';
  await syncSubscription('cus_1', ports, at(20));
  expect(ledger.stored.get('ann')?.pastDueSince).toBe(at(20).toISOString());
});
