import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { handler as checkSubscription } from '../../lambdas/billing/check-subscription.lambda.ts';
import { handler as createCheckout } from '../../lambdas/billing/create-checkout.lambda.ts';
import { handler as customerPortal } from '../../lambdas/billing/customer-portal.lambda.ts';
import { handler as listInvoices } from '../../lambdas/billing/list-invoices.lambda.ts';
import { handler as listPlans } from '../../lambdas/billing/list-plans.lambda.ts';
import { handler as reconcileSubscriptions } from '../../lambdas/billing/reconcile-subscriptions.lambda.ts';
import { handler as stripeWebhook } from '../../lambdas/billing/stripe-webhook.lambda.ts';
import { subscriptionStore } from '../../lambdas/billing/subscription.store.ts';
import { log } from '../../lambdas/runtime/log.ts';
import { clickOn } from '../factories/hosted-page.ts';
import { answerOf, getEvent, httpEvent } from '../factories/http-event.ts';
import { rawEvent } from '../factories/raw-event.ts';
import { usedPlan } from '../factories/used-plan.ts';
import { connectedSite, requestTicket } from '../factories/visit.ts';
import { ownerWithProfile } from '../factories/website-owner.ts';

const { origin } = inject('cloud');
const database = table.connect(process.env as never);
type Owner = { id: string };

const answerTo = async (call: (event: unknown) => Promise<unknown>, owner: Owner, body?: object) =>
  answerOf(await call(httpEvent(body, owner)));
const checkoutOf = (owner: Owner, planName = 'Starter') =>
  answerTo(createCheckout, owner, { planName });
const planOf = async (owner: Owner) => (await answerTo(checkSubscription, owner)).body;
async function paying(planName = 'Starter') {
  const owner = await ownerWithProfile(database);
  const { body } = await checkoutOf(owner, planName);
  await clickOn(body.url, 'pay');
  return owner;
}
const inPortal = async (owner: Owner, action: string, price?: string) =>
  clickOn((await answerTo(customerPortal, owner)).body.url, action, price);

test('a paid checkout’s signed event raises the plan, and the rejected visit is then recorded at once [CALL-42, CALL-43, DATA-21]', async () => {
  const owner = await ownerWithProfile(database);
  const site = await connectedSite('shop.example', owner.id);
  await usedPlan(database, owner.id, 100);
  expect((await requestTicket(site)).body).toMatchObject({ admitted: false, reason: 'limit' });
  expect(await planOf(owner)).toEqual({
    plan: 'Free',
    price: 0,
    maxSessions: 100,
    maxTeamMembers: 1,
    renewalDate: null,
    notice: null,
    hasInvoices: false,
  });

  const { body } = await checkoutOf(owner);
  expect(await (await fetch(body.url)).text()).toContain('price_starter');
  expect((await planOf(owner)).plan).toBe('Free');
  expect(await clickOn(body.url, 'pay')).toBe(`${origin}/usage-billing?success=true`);
  expect((await requestTicket(site)).body).toMatchObject({ admitted: true });
  const paid = await planOf(owner);
  expect(paid).toMatchObject({ plan: 'Starter', maxSessions: 2_500, maxTeamMembers: 3 });
  expect(Date.parse(paid.renewalDate) - Date.now()).toBeGreaterThan(29 * 86_400_000);
});

test('a canceled checkout changes nothing and returns to the app', async () => {
  const owner = await ownerWithProfile(database);
  const { body } = await checkoutOf(owner, 'Growth');
  expect(await clickOn(body.url, 'back')).toBe(`${origin}/usage-billing?canceled=true`);
  expect((await planOf(owner)).plan).toBe('Free');
});

test('a checkout ends the one in another tab, so that an owner cannot pay in both', async () => {
  const owner = await ownerWithProfile(database);
  const { body: earlier } = await checkoutOf(owner);
  const { body: later } = await checkoutOf(owner, 'Growth');
  expect((await fetch(earlier.url)).status).toBe(404);
  await clickOn(later.url, 'pay');
  expect((await planOf(owner)).plan).toBe('Growth');
});

test('an owner without a verified address gets no checkout', async () => {
  const owner = await ownerWithProfile(database, { isVerified: false });
  const { status, body } = await checkoutOf(owner);
  expect([status, body.type]).toEqual([403, '/problems/checkout-unverified']);
});

test('the portal upgrades a plan, cancels it at period end, resumes it and cancels it at once [CALL-44]', async () => {
  const owner = await paying();
  expect(await inPortal(owner, 'price', 'price_growth')).toBe(`${origin}/usage-billing`);
  expect(await planOf(owner)).toMatchObject({ plan: 'Growth', notice: null });
  await inPortal(owner, 'cancel');
  const ending = await planOf(owner);
  expect(ending).toMatchObject({
    plan: 'Growth',
    notice: { kind: 'ends', on: ending.renewalDate },
  });
  await inPortal(owner, 'resume');
  expect(await planOf(owner)).toMatchObject({ plan: 'Growth', notice: null });
  await inPortal(owner, 'end-now');
  expect(await planOf(owner)).toMatchObject({ plan: 'Free', renewalDate: null });
});

test('a failed payment keeps the plan for seven days and shows when they end', async () => {
  const owner = await paying('Growth');
  await inPortal(owner, 'payment-fails');
  const late = await planOf(owner);
  expect(late).toMatchObject({ plan: 'Growth', notice: { kind: 'past-due' } });
  const end = Date.parse(late.notice.on);
  expect(Math.round((end - Date.now()) / 60_000)).toBe(7 * 1_440);
  vi.useFakeTimers({ toFake: ['Date'], now: end });
  const free = await planOf(owner);
  vi.useRealTimers();
  expect(free).toMatchObject({ plan: 'Free', notice: null });
});

test('sends a paying owner to the portal, even from a page that still shows Free', async () => {
  const owner = await paying();
  expect((await checkoutOf(owner, 'Growth')).body.url).toContain('/portal/');
  expect((await checkoutOf(await ownerWithProfile(database), 'Growth')).body.url).toContain(
    '/pay/',
  );
});

test('two concurrent first checkouts create one customer', async () => {
  const owner = await ownerWithProfile(database);
  const both = await Promise.all([checkoutOf(owner), checkoutOf(owner)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const { body } of both) await clickOn(body.url, 'pay');
  expect((await planOf(owner)).plan).toBe('Starter');
});

test.each(['Free', 'Gold', '__proto__'])('the plan %s cannot be bought', async (planName) => {
  const { status } = await checkoutOf(await ownerWithProfile(database), planName);
  expect(status).toBe(422);
});

test('an owner who never started a checkout has no portal', async () => {
  expect((await answerTo(customerPortal, await ownerWithProfile(database))).status).toBe(409);
});

test('an owner whose customer was deleted in the provider’s dashboard is on Free, and can pay again', async () => {
  const owner = await paying();
  const { customerId } = (await subscriptionStore(database).find(owner.id)) ?? {};
  const deletion = await fetch(`${process.env.STRIPE_API_ORIGIN}/v1/customers/${customerId}`, {
    method: 'DELETE',
  });
  expect(deletion.status).toBe(200);
  expect((await planOf(owner)).plan).toBe('Free');
  const portal = await answerTo(customerPortal, owner);
  expect([portal.status, portal.body.type]).toEqual([409, '/problems/nothing-to-manage']);
  expect(await invoicesOf(owner)).toEqual([]);
  await clickOn((await checkoutOf(owner, 'Growth')).body.url, 'pay');
  expect((await planOf(owner)).plan).toBe('Growth');
  expect(await inPortal(owner, '')).toBe(`${origin}/usage-billing`);
});

const invoicesOf = async (owner: Owner) =>
  answerOf(await listInvoices(getEvent({}, owner))).body.invoices;

test('a payment has an invoice with working links; a failed renewal is due until it is paid', async () => {
  const owner = await paying();
  expect((await planOf(owner)).hasInvoices).toBe(true);
  const [first] = await invoicesOf(owner);
  expect(first).toMatchObject({ amount: 19, currency: 'USD', state: 'paid' });
  expect(await (await fetch(first.page)).text()).toContain('$19, paid');
  const pdf = await fetch(first.pdf);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(await pdf.text()).toMatch(/^%PDF-/);

  await inPortal(owner, 'payment-fails');
  const states = async () => (await invoicesOf(owner)).map(({ state }: { state: string }) => state);
  expect(await states()).toEqual(['open', 'paid']);
  await inPortal(owner, 'payment-succeeds');
  expect(await states()).toEqual(['paid', 'paid']);
});

test('an owner who went back to Free still sees the invoices of the ended plan', async () => {
  const owner = await paying('Growth');
  await inPortal(owner, 'end-now');
  expect(await planOf(owner)).toMatchObject({ plan: 'Free', hasInvoices: true });
  expect(await invoicesOf(owner)).toMatchObject([{ amount: 49, state: 'paid' }]);
});

test('an owner who never paid has no invoices, even after a canceled checkout', async () => {
  const owner = await ownerWithProfile(database);
  expect(await invoicesOf(owner)).toEqual([]);
  await clickOn((await checkoutOf(owner)).body.url, 'back');
  expect(await invoicesOf(owner)).toEqual([]);
  expect((await planOf(owner)).hasInvoices).toBe(false);
});

test('invoices come from the caller’s stored customer, whatever the request contains', async () => {
  const [owner, other] = [await paying(), await paying('Growth')];
  const { customerId } = (await subscriptionStore(database).find(other.id)) ?? {};
  const query = { customer: String(customerId), customerId: String(customerId), userId: other.id };
  const { status, body } = answerOf(await listInvoices(getEvent({ query }, owner)));
  expect(status).toBe(200);
  expect(body.invoices).toMatchObject([{ amount: 19 }]);
});

test('rejects an unsigned event and changes nothing', async () => {
  const { id } = await paying();
  const known = await subscriptionStore(database).find(id);
  const forged = JSON.stringify({
    id: 'evt_forged',
    type: 'customer.subscription.deleted',
    data: { object: { customer: known?.customerId } },
  });
  const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=00` };
  const url = `${origin}/functions/v1/stripe-webhook`;
  const answer = await fetch(url, { method: 'POST', headers, body: forged });
  expect(answer.status).toBe(400);
  expect(await subscriptionStore(database).find(id)).toEqual(known);
});

test('logs a rejected event, so that operators notice a wrong webhook secret', async () => {
  const logged = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const unsigned = rawEvent('POST', '/functions/v1/stripe-webhook');
  const headers = { ...unsigned.headers, 'stripe-signature': 't=1,v1=00' };
  for (const event of [unsigned, { ...unsigned, headers }]) await stripeWebhook(event);
  const message = 'rejected a payment event';
  expect(logged.mock.calls).toEqual([
    [message, { hasSignature: false }],
    [message, { hasSignature: true }],
  ]);
});

test('a change without an event is detected within the hour', async () => {
  const owner = await paying();
  const known = await subscriptionStore(database).find(owner.id);
  const forgotten = { ...known, plan: 'Free', status: 'none', fetchedAt: new Date().toISOString() };
  await subscriptionStore(database).save(forgotten as never);
  expect((await planOf(owner)).plan).toBe('Free');
  await reconcileSubscriptions({});
  expect((await planOf(owner)).plan).toBe('Starter');
});

test('an older response of the provider never replaces a newer one', async () => {
  const { id } = await paying();
  const store = subscriptionStore(database);
  const known = await store.find(id);
  const older = new Date(Date.parse(known?.fetchedAt ?? '') - 1).toISOString();
  expect(await store.save({ ...known, plan: 'Growth', fetchedAt: older } as never)).toBe(false);
  expect(await store.find(id)).toEqual(known);
});

test('a state of a replaced customer never replaces that of the current one', async () => {
  const { id } = await paying();
  const store = subscriptionStore(database);
  const known = await store.find(id);
  const later = new Date(Date.parse(known?.fetchedAt ?? '') + 60_000).toISOString();
  const other = { ...known, customerId: 'cus_other', fetchedAt: later } as never;
  expect(await store.save(other)).toBe(false);
  expect(await store.save(other, 'cus_another')).toBe(false);
  expect(await store.save(other, known?.customerId)).toBe(true);
});

test('lists the plans by price [CALL-37, DATA-19, DATA-20]', async () => {
  const owner = await ownerWithProfile(database);
  const listed = async () => answerOf(await listPlans(getEvent({}, owner))).body.plans;
  const plans = await listed();
  expect(plans.map((plan: { plan_name: string }) => plan.plan_name)).toEqual([
    'Free',
    'Starter',
    'Growth',
  ]);
  expect(plans[0]).toEqual({
    id: 'free',
    plan_name: 'Free',
    is_active: true,
    plan_details: {
      price: 0,
      popular: false,
      line: expect.any(String),
      features: expect.arrayContaining([{ text: '100 recorded sessions' }]),
    },
  });
});
