import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';
import { entitlementOf, noticeOf, toSubscription } from '../../lambdas/billing/subscription.ts';
import { noSubscription } from '../../lambdas/billing/sync-subscription.protocol.ts';
import { testPorts } from '../../lib/local/paths.ts';
import { startStripe } from '../../lib/local/stand-ins/stripe.ts';
import type { StripeSubscription } from '../../lib/local/stand-ins/stripe-subscription.ts';
import { stripeSignatureHeader } from '../../lib/local/stand-ins/stripe-wire.ts';
import { fromEdge } from '../factories/http-event.ts';
import { permutationsOf } from '../factories/permutations.ts';
import { memoryTable } from '../fakes/memory-table/memory-table.ts';

const SECRET = 'whsec_of_the_campaign';
const AT_ONCE = 8;
/** Each test takes 30 s on an idle machine. */
const TIMEOUT_MS = 600_000;
const payments = startStripe({
  port: testPorts.stripe + 10,
  webhook: () => undefined, // this campaign decides which events arrive, and when
  webhookSecret: () => SECRET,
});
afterAll(() => payments.close());

/** In memory, because 20,000 webhook calls take the emulator 15 minutes; `functions/billing` uses the emulator. */
const memory = memoryTable();
vi.spyOn(table, 'connect').mockReturnValue(memory.table);

// Set before the handlers are imported, because they read their variables once.
Object.assign(process.env, {
  STRIPE_API_ORIGIN: payments.origin,
  STRIPE_PRICE_STARTER: 'price_starter',
  STRIPE_PRICE_GROWTH: 'price_growth',
  STRIPE_SECRET_ARN: 'arn:stripe',
  ORIGIN_SECRET_ARN: 'arn:origin',
  ORIGIN_SECRET: 'of-the-distribution',
  APP_ORIGIN: 'https://app.example.com',
  TABLE_NAME: memory.table.table,
});
const { aws } = await import('../../lambdas/adapters/aws-request.ts');
// The provider's keys and the origin secret of the distribution.
const secrets = { apiKey: 'sk_test', webhookSecret: SECRET, current: process.env.ORIGIN_SECRET };
vi.spyOn(aws, 'send').mockResolvedValue(JSON.stringify({ SecretString: JSON.stringify(secrets) }));
const { handler: webhook } = await import('../../lambdas/billing/stripe-webhook.lambda.ts');
const { handler: reconcile } = await import(
  '../../lambdas/billing/reconcile-subscriptions.lambda.ts'
);
const store = subscriptionStore(memory.table);

type Change = Partial<Pick<StripeSubscription, 'status' | 'cancel_at_period_end'>> & {
  readonly price?: string;
};
/** The changes of one subscription in chronological order. */
const changes: readonly Change[] = [
  { price: 'price_starter' },
  { status: 'past_due' },
  { status: 'active', price: 'price_growth' },
  { cancel_at_period_end: true },
  { price: 'price_starter' },
  { cancel_at_period_end: false, price: 'price_growth' },
];
const expectedPlans = new Set(['Growth']);
const orders = permutationsOf([0, 1, 2, 3, 4, 5]);

/** A customer of a new owner, whose first subscription was not reported yet. */
async function newCustomer() {
  const ids = { ownerId: randomUUID(), customer: `cus_${randomUUID()}`, id: `sub_${randomUUID()}` };
  const before = new Date(Date.now() - 1_000);
  await store.save(
    toSubscription(noSubscription(ids.customer, before), ids.ownerId, undefined, before),
  );
  payments.addSubscription({ ...ids, price: 'price_starter' });
  return ids;
}
type Customer = Awaited<ReturnType<typeof newCustomer>>;

function applyChange({ id }: Customer, { price, ...change }: Change) {
  const subscription = payments.state.subscriptions[id];
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new Error('The provider has lost a subscription');
  Object.assign(subscription, change);
  if (price) item.price.id = price;
}

async function sendEvent({ customer }: Customer, id: string): Promise<void> {
  const created = Math.floor(Date.now() / 1_000);
  const data = { object: { object: 'subscription', customer } };
  const body = JSON.stringify({ id, type: 'customer.subscription.updated', created, data });
  const headers = {
    ...fromEdge(),
    'stripe-signature': stripeSignatureHeader(body, SECRET, created),
  };
  const requestContext = { http: { method: 'POST', sourceIp: '203.0.113.7' } };
  const { statusCode } = (await webhook({ headers, body, requestContext })) as {
    statusCode: number;
  };
  expect(statusCode).toBe(200);
}

/** Sends the events in this order, each after its change and all earlier ones were applied. */
async function sendEvents(customer: Customer, order: readonly number[], times: number) {
  let applied = 0;
  for (const event of order) {
    for (; applied <= event; applied += 1) applyChange(customer, changes[applied] ?? {});
    const id = `${customer.id}-${event}`;
    await Promise.all(Array.from({ length: times }, () => sendEvent(customer, id)));
  }
  for (; applied < changes.length; applied += 1) applyChange(customer, changes[applied] ?? {});
}

async function inAllOrders(play: (customer: Customer, order: readonly number[]) => Promise<void>) {
  const waiting = [...orders];
  const customers: Customer[] = [];
  const worker = async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) {
      const customer = await newCustomer();
      customers.push(customer);
      await play(customer, order);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return customers;
}
const plans = async (customers: readonly Customer[]) => {
  const known = await Promise.all(customers.map(({ ownerId }) => store.find(ownerId)));
  const now = new Date();
  return new Set(
    known.map((each) => {
      const notice = noticeOf(each, now);
      return [entitlementOf(each, now).plan, ...(notice ? [notice.kind] : [])].join(' ');
    }),
  );
};

test.each([
  ['once', 1],
  ['twice at the same instant', 2],
])(
  'in all 720 orders of six events, each sent %s, the plan equals the provider’s',
  async (_, times) => {
    const customers = await inAllOrders((customer, order) => sendEvents(customer, order, times));
    expect(customers).toHaveLength(720);
    expect(await plans(customers)).toEqual(expectedPlans);
  },
  TIMEOUT_MS,
);

test(
  'in all 720 orders with one event lost, one reconciliation restores the provider’s plan',
  async () => {
    const customers = await inAllOrders((customer, order) =>
      sendEvents(customer, order.slice(1), 1),
    );
    const late = await inAllOrders((customer, order) =>
      sendEvents(customer, order.slice(0, -1), 1),
    );
    await reconcile({});
    expect(await plans([...customers, ...late])).toEqual(expectedPlans);
  },
  TIMEOUT_MS,
);
