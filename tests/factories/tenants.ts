import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { inject } from 'vitest';
import { makeAdmin } from '../../lib/operate/admins.ts';
import { localTarget } from '../../lib/operate/target.ts';
import type { Tenant } from './every-call.ts';
import { fillAccount } from './full-account.ts';
import { newOwner } from './owner.ts';

export async function newTenant(): Promise<Tenant> {
  const mark = randomUUID().slice(0, 8);
  const [canary, secret] = [`canary${mark}`, `secret${mark}`];
  const owner = await newOwner(inject('cloud'), `${canary}@example.com`);
  return { ...owner, canary, secret, ...(await fillAccount(owner, canary, secret)) };
}

/** A tenant who is an admin. */
export async function newAdminTenant(): Promise<Tenant> {
  const tenant = await newTenant();
  await makeAdmin(tenant.email, localTarget(inject('cloud')));
  return tenant;
}

/** Starts a payment provider where every customer pays for Starter and has a portal. Returns a function that stops it. */
export async function startPaidProvider() {
  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (part) => {
      form += part;
    });
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const params = request.method === 'GET' ? searchParams : new URLSearchParams(form);
      const customer = params.get('customer') ?? '';
      const listEntry = pathname.endsWith('/subscriptions')
        ? starter(customer)
        : pathname.endsWith('/invoices') && invoice(customer);
      const data = listEntry ? [listEntry] : [];
      const responseBody =
        request.method === 'GET'
          ? { object: 'list', url: pathname, has_more: false, data }
          : { object: 'billing_portal.session', url: `https://portal.example/${customer}` };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(responseBody));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  process.env.STRIPE_API_ORIGIN = `http://127.0.0.1:${port}`;
  return () => new Promise((done) => server.close(done));
}

const invoice = (customer: string) => ({
  ...{ id: `in_${customer}`, object: 'invoice', customer, status: 'paid', currency: 'usd' },
  ...{ created: Math.floor(Date.now() / 1000), total: 1_900 },
  hosted_invoice_url: `https://invoice.stripe.com/i/${customer}`,
  invoice_pdf: `https://pay.stripe.com/invoice/${customer}/pdf`,
});

function starter(customer: string) {
  const now = Math.floor(Date.now() / 1000);
  const price = { object: 'price', id: process.env.STRIPE_PRICE_STARTER };
  const period = { current_period_start: now, current_period_end: now + 30 * 86_400 };
  const item = { object: 'subscription_item', id: 'si_1', price, quantity: 1, ...period };
  const items = { object: 'list', data: [item] };
  const facts = { status: 'active', cancel_at_period_end: false, created: now };
  return { object: 'subscription', id: `sub_${customer}`, customer, items, ...facts };
}
