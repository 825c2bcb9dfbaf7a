import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import type { DaySummary } from '../../../lambdas/reports/content/report-input.ts';
import { dayAfter } from '../../../lambdas/reports/facts/calendar.ts';
import { withRecognizedGoal } from '../../../lambdas/reports/facts/goal.ts';
import { shopOf, trafficOf } from '../../../lambdas/reports/facts/traffic.ts';
import { element, reportInput, seen, visit, visits } from '../../factories/digest.ts';

const DATE = '2026-11-19';
const day = (age: number, changes: Partial<DaySummary> = {}): DaySummary => ({
  ...{ date: dayAfter(DATE, -age), visitors: 40, sessions: 40, complete: true },
  ...{ devices: {}, pages: {}, issues: {} },
  ...changes,
});

const goal = { kind: 'checkout' } as const;
const cart = { page: '/', element: element('Add to cart'), kind: 'click' as const };
const bought = (n: number) => visit(n, { pages: [seen('/checkout'), seen('/thanks')] });
const elsewhere = (n: number) => visit(n, { pages: [seen('/thanks')] });

test('a shop’s orders are a share of its visitors at checkout', () => {
  const left = visit(3, { page: '/checkout', clicks: [{ ...cart, x: 0, y: 0, count: 1 }] });
  expect(shopOf([bought(1), left, visit(4)], goal)).toEqual({
    ...{ carts: 1, checkouts: 2, orders: 1, share: 0.5 },
  });
  expect(shopOf([bought(1)], goal)).toEqual({ checkouts: 1, orders: 1, share: 1 });
  expect(shopOf([visit(1)], goal)).toBeUndefined();
  expect(shopOf([bought(1)], undefined)).toBeUndefined();
});

test('a checkout is recognized if at least half of the orders were seen at it', () => {
  expect(shopOf([bought(1), elsewhere(2)], goal)).toMatchObject({ checkouts: 2, orders: 2 });
  expect(shopOf([bought(1), elsewhere(2), elsewhere(3)], goal)).toBeUndefined();
});

test.each(['/en/order', '/de/bestellung', '/zamowienie'])(
  'in a shop without another checkout, %s is one',
  (order) => {
    const orders = (n: number) => visit(n, { pages: [seen(order), seen('/order-confirmation')] });
    const left = visit(3, { pages: [seen(order)] });
    const { website } = reportInput();
    const unknown = {
      ...reportInput({ digests: [orders(1)] }),
      website: { ...website, goal: undefined },
    };
    expect(withRecognizedGoal(unknown as never).website.goal).toEqual(goal);
    expect(shopOf([orders(1), left], goal)).toMatchObject({ checkouts: 2, orders: 1 });
    expect(shopOf([bought(1), left], goal)).toMatchObject({ checkouts: 1, orders: 1 });
  },
);

test.each(['/account/order', '/order/:id', '/en/order/history'])('%s is no checkout', (page) => {
  const shop = shopOf([visit(1, { pages: [seen(page)] })], goal);
  expect(shop).toBeUndefined();
});

test('a goal that no visit of this or an earlier day reached is dropped', () => {
  const kept = (digests: readonly Digest[], earlier: readonly DaySummary[]) => {
    const { website } = reportInput();
    const input = reportInput({
      website: { ...website, goal },
      digests: [...digests],
      earlier: [...earlier],
    });
    return withRecognizedGoal(input).website.goal;
  };
  expect(kept([bought(1)], [])).toEqual(goal);
  expect(kept([visit(1)], [])).toBeUndefined();
  expect(kept([visit(1)], [day(1, { goals: 1 })])).toEqual(goal);
  expect(kept([visit(1)], [day(1, { goals: 0 })])).toBeUndefined();
});

const sold = (age: number, checkouts: number) =>
  day(age, { shop: { checkouts, orders: checkouts } });
const shopWith = (earlier: readonly DaySummary[], sampled?: object) =>
  trafficOf({
    ...reportInput({ digests: visits(1, 12, (n) => visit(n, { page: '/checkout' })) }),
    ...{ website: { ...reportInput().website, goal }, earlier },
    ...(sampled && { capture: { ...reportInput().capture, sampledFrom: sampled as never } }),
  }).shop;

test.each<[string, readonly DaySummary[], number | undefined]>([
  ['thirty visitors at checkout', [sold(1, 30)], 1],
  ['fewer', [sold(1, 29)], undefined],
  ['a day four weeks ago', [sold(28, 30)], 1],
  ['an earlier one', [sold(29, 30)], undefined],
  ['this day', [sold(0, 30)], undefined],
  ['an incomplete day', [{ ...sold(1, 30), complete: false }], undefined],
])('orders are compared with %s', (_, earlier, share) => {
  expect(shopWith(earlier)?.shareBefore).toBe(share);
});

test('orders of a sampled day are unknown', () => {
  expect(shopWith([sold(1, 30)], { sessions: 90, visitors: 80 })).toBeUndefined();
  expect(shopWith([sold(1, 30)])).toMatchObject({ checkouts: 12, orders: 0 });
});
