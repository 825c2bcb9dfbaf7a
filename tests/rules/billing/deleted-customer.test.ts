import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rateStore } from '../../../lambdas/accounts/rate/rate.store.ts';
import { aws } from '../../../lambdas/adapters/aws-request.ts';
import { type Payments, stripe } from '../../../lambdas/adapters/stripe.ts';
import { paymentUrl } from '../../../lambdas/billing/checkout.protocol.ts';
import type { Subscription } from '../../../lambdas/billing/subscription.ts';
import { syncSubscription } from '../../../lambdas/billing/sync-subscription.protocol.ts';
import { stripeSignatureHeader } from '../../../lib/local/stand-ins/stripe-wire.ts';
import { memoryTable } from '../../fakes/memory-table/memory-table.ts';
import { fakeSubscriptionStore, plans } from '../../fakes/payments.ts';

const SECRET = 'whsec_of_the_test';
const NOW = new Date('2026-11-10T12:00:00Z');
const GONE = 'cus_Deleted';
const ann = { id: 'ann', email: 'ann@example.com', email_verified_at: '2026-11-01T09:00:00.000Z' };
const stored: Subscription = {
  ownerId: 'ann',
  customerId: GONE,
  plan: 'Growth',
  status: 'active',
  periodStart: '2026-11-02T10:00:00.000Z',
  periodEnd: '2026-12-02T10:00:00.000Z',
  fetchedAt: '2026-11-09T12:00:00.000Z',
};

/** The shape of Stripe's error for an id that it doesn't know (any more). */
const missing = (param: string) => ({
  error: {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: `No such customer: '${GONE}'`,
    param,
    request_log_url: 'https://dashboard.stripe.com/test/logs/req_1',
    type: 'invalid_request_error',
  },
});
const requests: { method: string; path: string; form: URLSearchParams; key: string }[] = [];
/** Lists of a deleted customer are rejected or empty, depending on the API. */
let rejectsLists = true;

/** Answers like Stripe after an operator deleted the customer in its dashboard. */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let body = '';
  for await (const chunk of request) body += chunk;
  const form = body ? new URLSearchParams(body) : url.searchParams;
  const key = String(request.headers['idempotency-key'] ?? '');
  requests.push({ method: request.method ?? '', path: url.pathname, form, key });
  const [status, answer] = answerTo(request.method ?? '', url.pathname, form);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
function answerTo(method: string, path: string, form: URLSearchParams): [number, object] {
  const list = { object: 'list', url: path, has_more: false, data: [] };
  if (path === `/v1/customers/${GONE}`)
    return method === 'GET'
      ? [200, { id: GONE, object: 'customer', deleted: true }]
      : [404, missing('id')];
  if (method === 'POST' && path === '/v1/customers')
    return [200, { id: 'cus_New', object: 'customer', email: form.get('email') }];
  if (form.get('customer') === GONE) {
    return method === 'GET' && !rejectsLists ? [200, list] : [400, missing('customer')];
  }
  if (method === 'GET') return [200, list];
  return [200, { id: 'session_1', url: `https://pay.example${path}` }];
}

const secrets = vi.spyOn(aws, 'send').mockResolvedValue(
  JSON.stringify({
    SecretString: JSON.stringify({ apiKey: 'sk_test', webhookSecret: SECRET }),
  }),
);
let payments: Payments;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  payments = stripe.connect({
    STRIPE_SECRET_ARN: 'arn:stripe',
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_GROWTH: 'price_growth',
    STRIPE_API_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    APP_ORIGIN: 'https://app.example.com',
  });
});
afterAll(() => {
  secrets.mockRestore();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

test.each([true, false])(
  'an owner whose customer was deleted at the provider pays as a new customer (lists are rejected: %s)',
  async (rejects) => {
    rejectsLists = rejects;
    const subscriptions = fakeSubscriptionStore([stored]);
    const request = { price: 'price_starter', owner: ann };
    const rates = rateStore(memoryTable().table);
    const url = await paymentUrl(request, { payments, plans, subscriptions, rates }, NOW);
    expect(url).toBe('https://pay.example/v1/checkout/sessions');
    expect(requests.at(-1)?.form.get('customer')).toBe('cus_New');
    expect(subscriptions.stored.get('ann')).toMatchObject({
      ...{ customerId: 'cus_New', plan: 'Free', status: 'none' },
    });
    // With the key of the first customer, Stripe would return the deleted one for a day.
    const created = requests.find(({ path }) => path === '/v1/customers');
    expect(created?.key).toContain(GONE);
  },
);

test.each([true, false])(
  'a customer who was deleted at the provider has no plan (lists are rejected: %s)',
  async (rejects) => {
    rejectsLists = rejects;
    const subscriptions = fakeSubscriptionStore([stored]);
    await syncSubscription(GONE, { payments, plans, subscriptions }, NOW);
    expect(subscriptions.stored.get('ann')).toMatchObject({ plan: 'Free', status: 'none' });
  },
);

test('an event of a deleted customer never replaces the customer that the owner pays as since then', async () => {
  const subscriptions = fakeSubscriptionStore([stored]);
  const rates = rateStore(memoryTable().table);
  const checkout = paymentUrl.bind(null, { price: 'price_starter', owner: ann });
  const duringCheckout: Pick<Payments, 'subscriptions' | 'builtInPrices'> = {
    builtInPrices: payments.builtInPrices,
    async *subscriptions(customer) {
      await checkout({ payments, plans, subscriptions, rates }, NOW);
      yield* payments.subscriptions(customer);
    },
  };
  const later = new Date(NOW.getTime() + 60_000);
  await syncSubscription(GONE, { payments: duringCheckout, plans, subscriptions }, later);
  expect(subscriptions.stored.get('ann')).toMatchObject({ customerId: 'cus_New' });
});

test('a checkout replaces a later state of the deleted customer at its second attempt', async () => {
  const later = new Date(NOW.getTime() + 1_000).toISOString();
  const subscriptions = fakeSubscriptionStore([{ ...stored, fetchedAt: later }]);
  const save = vi.spyOn(subscriptions, 'save');
  const rates = rateStore(memoryTable().table);
  const ports = { payments, plans, subscriptions, rates };
  await paymentUrl({ price: 'price_starter', owner: ann }, ports, NOW);
  expect(save).toHaveBeenCalledTimes(2);
  expect(subscriptions.stored.get('ann')).toMatchObject({ customerId: 'cus_New' });
});

test('the event about a deleted customer names the customer', async () => {
  const body = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'customer.deleted' },
    created: NOW.getTime() / 1000,
    data: { object: { id: GONE, object: 'customer', email: 'ann@example.com' } },
  });
  const signature = stripeSignatureHeader(body, SECRET, NOW.getTime() / 1000);
  const event = await payments.verifyEvent(Buffer.from(body), signature, NOW);
  expect(event?.customerId).toBe(GONE);
});

test('a customer who was deleted at the provider has no portal and no invoices', async () => {
  rejectsLists = true;
  expect(await payments.portal(GONE)).toBeUndefined();
  expect(await payments.invoices(GONE)).toEqual([]);
});
