import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isCustomer, type StripeState, stripeApi } from './stripe-api.ts';
import { newInvoice, pdfOf } from './stripe-invoices.ts';
import { page } from './stripe-pages.ts';
import {
  changeSubscription,
  type NewSubscription,
  newSubscription,
} from './stripe-subscription.ts';
import { formOf, newId, stripeSignatureHeader } from './stripe-wire.ts';

export interface StripeOptions {
  readonly port: number;
  /** The URL for signed events. A function, because the API's address is known only after the deployment. */
  readonly webhook: () => string | undefined;
  readonly webhookSecret: () => string;
  /** The file in which the state survives restarts. */
  readonly file?: string;
}

/** The payment provider on this machine: its API, its hosted checkout and portal pages, and its signed events. */
export function startStripe({ port, webhook, webhookSecret, file }: StripeOptions) {
  const origin = `http://localhost:${port}`;
  /** The address that functions use. Invoice links must have it. */
  const api = `http://127.0.0.1:${port}`;
  const state: StripeState = {
    ...{ customers: {}, checkouts: {}, portals: {}, subscriptions: {}, invoices: [] },
    ...(file && existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))),
  };
  const charge = (charged: Parameters<typeof newInvoice>[1]) =>
    state.invoices.push(newInvoice(api, charged));
  /** Responses by idempotency key, so that a repeated request has no further effect. */
  const responses = new Map<string, object>();
  const sent: { id: string; type: string; status: number }[] = [];

  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.part`, JSON.stringify(state)); // then renamed, so that a crash leaves no partial file
    renameSync(`${file}.part`, file);
  };

  /** Sends an event like Stripe, signed over the raw body, but without retries. */
  const sendEvent = async (type: string, object: object) => {
    const url = webhook();
    if (!url) return;
    const created = Math.floor(Date.now() / 1000);
    const event = { id: newId('evt'), object: 'event', type, created, data: { object } };
    const body = JSON.stringify(event);
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': stripeSignatureHeader(body, webhookSecret(), created),
    };
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    sent.push({ id: event.id, type, status: answer?.status ?? 0 });
  };

  const subscribe = async (details: NewSubscription) => {
    const subscription = newSubscription(details);
    state.subscriptions[subscription.id] = subscription;
    charge(details);
    save();
    await sendEvent('customer.subscription.created', subscription);
  };

  const routes = stripeApi(origin, state);
  const runningSubscriptionsOf = (id: string) =>
    Object.values(state.subscriptions).filter(
      ({ customer, status }) => customer === id && status !== 'canceled',
    );

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    const [, , ...parts] = url.pathname.split('/');
    const named = parts.findIndex((part, index) => index > 0 && part.includes('_'));
    const [id = ''] = named < 0 ? [] : parts.splice(named, 1);
    const form =
      request.method === 'POST' ? await formOf(request) : Object.fromEntries(url.searchParams);
    if (form.customer && !isCustomer(state, form.customer))
      return json(response, 400, missing(`No such customer: '${form.customer}'`, 'customer'));
    const key = String(request.headers['idempotency-key'] ?? newId('key'));
    const route = `${request.method} /v1/${parts.join('/')}`;
    const isDeletion = route === 'DELETE /v1/customers';
    const ended = isDeletion ? runningSubscriptionsOf(id) : [];
    const found = responses.get(key) ?? routes[route]?.(form, id);
    if (found && request.method === 'POST') responses.set(key, found);
    save();
    for (const each of ended) await sendEvent('customer.subscription.deleted', each);
    if (!found) return json(response, 404, missing(`No such object: '${id}'`, 'id'));
    if (isDeletion) await sendEvent('customer.deleted', { id, object: 'customer' });
    return json(response, 200, found);
  }

  /** Performs an action of the hosted pages and returns the URL to redirect to. */
  async function act(path: string, form: Record<string, string>): Promise<string | undefined> {
    const [, kind, id = ''] = path.split('/');
    if (kind === 'pay') return payOrCancel(id, form.action);
    const portal = kind === 'portal' ? state.portals[id] : undefined;
    if (portal && form.action) await changeInPortal(portal.customer, form);
    return portal?.return_url;
  }

  async function payOrCancel(id: string, action: string | undefined): Promise<string | undefined> {
    const checkout = state.checkouts[id];
    if (checkout?.status !== 'open') return undefined;
    if (action !== 'pay') return checkout.cancel_url;
    checkout.status = 'complete';
    await subscribe({ customer: checkout.customer, price: checkout.price });
    await sendEvent('checkout.session.completed', { ...checkout, mode: 'subscription' });
    return checkout.success_url;
  }

  async function changeInPortal(customer: string, form: Record<string, string>): Promise<void> {
    const [current] = runningSubscriptionsOf(customer);
    const [item] = current?.items.data ?? [];
    if (!current || !item) return;
    changeSubscription(current, item, form);
    if (form.action === 'payment-fails') charge({ customer, price: item.price.id, status: 'open' });
    if (form.action === 'payment-succeeds')
      for (const each of state.invoices) if (each.customer === customer) each.status = 'paid';
    save();
    const type = current.status === 'canceled' ? 'deleted' : 'updated';
    await sendEvent(`customer.subscription.${type}`, current);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/v1/')) return answerApi(request, response, url);
    const [, kind, id, part] = url.pathname.split('/');
    const invoice =
      part === 'pdf' && kind === 'invoice' && state.invoices.find((each) => each.id === id);
    if (invoice) {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      return response.end(pdfOf(invoice));
    }
    if (request.method === 'GET') {
      const html = page(url.pathname, state);
      response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(html ?? 'There is nothing here.');
    }
    const location = await act(url.pathname, await formOf(request));
    return response.writeHead(location ? 303 : 404, location ? { location } : {}).end();
  }).listen(port, '127.0.0.1');

  return {
    origin,
    state,
    sent,
    sendEvent,
    /** Adds an existing subscription with its past invoices, without sending an event. */
    addSubscription: (details: NewSubscription & { id: string }) => {
      const { customer } = details;
      state.customers[customer] ??= { id: customer, object: 'customer', email: '', metadata: {} };
      state.subscriptions[details.id] ??= newSubscription(details);
      if (!state.invoices.some(({ customer }) => customer === details.customer))
        for (const monthsAgo of [2, 1, 0]) charge({ ...details, monthsAgo });
      save();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const missing = (message: string, param: string) => ({
  error: { type: 'invalid_request_error', code: 'resource_missing', message, param },
});
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
