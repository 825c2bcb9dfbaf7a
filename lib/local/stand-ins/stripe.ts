import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { page } from './stripe-pages.ts';
import { formOf, newId, stripeSignatureHeader } from './stripe-wire.ts';

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled' | 'unpaid';
  cancel_at_period_end: boolean;
  created: number;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      price: { id: string; object: 'price' };
      quantity: number;
      current_period_start: number;
      current_period_end: number;
    }[];
  };
}

interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string;
}

interface State {
  customers: Record<string, { id: string; object: 'customer'; email: string; metadata: object }>;
  checkouts: Record<string, CheckoutSession>;
  portals: Record<string, { id: string; customer: string; return_url: string }>;
  subscriptions: Record<string, StripeSubscription>;
}

interface Begun {
  readonly customer: string;
  readonly price: string;
  readonly id?: string;
}

export interface StripeOptions {
  readonly port: number;
  /** The URL for signed events; a function, since the API's address is known only after the deployment. */
  readonly webhook: () => string | undefined;
  readonly webhookSecret: () => string;
  /** Kept between starts when given. */
  readonly file?: string;
}

const MONTH_SECONDS = 30 * 86_400;

/** The payment provider on this machine: its API, its hosted checkout and portal pages, and its signed events. */
export function startStripe({ port, webhook, webhookSecret, file }: StripeOptions) {
  const origin = `http://localhost:${port}`;
  const state: State =
    file && existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { customers: {}, checkouts: {}, portals: {}, subscriptions: {} };
  /** A request repeated with the same idempotency key is done once. */
  const answered = new Map<string, object>();
  const sent: { id: string; type: string; status: number }[] = [];
  let isDown = false;

  const save = () => {
    if (!file) return;
    writeFileSync(`${file}.part`, JSON.stringify(state)); // then renamed, so that a crash leaves no partial file
    renameSync(`${file}.part`, file);
  };

  /** Sends an event as Stripe does, signed over the raw body, but without retries. */
  const tell = async (type: string, object: object) => {
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

  const begin = ({ customer, price, id = newId('sub') }: Begun): StripeSubscription => {
    const now = Math.floor(Date.now() / 1000);
    return {
      id,
      object: 'subscription',
      customer,
      status: 'active',
      cancel_at_period_end: false,
      created: now,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            price: { id: price, object: 'price' },
            quantity: 1,
            current_period_start: now,
            current_period_end: now + MONTH_SECONDS,
          },
        ],
      },
    };
  };
  const subscribe = async (begun: Begun) => {
    const subscription = begin(begun);
    state.subscriptions[subscription.id] = subscription;
    save();
    await tell('customer.subscription.created', subscription);
  };

  const api: Record<string, (form: Record<string, string>, id: string) => object | undefined> = {
    'POST /v1/customers': (form) => {
      const id = newId('cus');
      const metadata = { owner_id: form['metadata[owner_id]'] ?? '' };
      state.customers[id] = { id, object: 'customer', email: form.email ?? '', metadata };
      return state.customers[id];
    },
    'GET /v1/customers': (_, id) => state.customers[id],
    'DELETE /v1/customers': (_, id) => {
      delete state.customers[id];
      return { id, object: 'customer', deleted: true };
    },
    'POST /v1/checkout/sessions': (form) => {
      const id = newId('cs');
      state.checkouts[id] = {
        id,
        object: 'checkout.session',
        customer: form.customer ?? '',
        price: form['line_items[0][price]'] ?? '',
        success_url: form.success_url ?? '',
        cancel_url: form.cancel_url ?? '',
        url: `${origin}/pay/${id}`,
      };
      return state.checkouts[id];
    },
    'POST /v1/billing_portal/sessions': (form) => {
      const id = newId('bps');
      state.portals[id] = { id, customer: form.customer ?? '', return_url: form.return_url ?? '' };
      return {
        ...state.portals[id],
        object: 'billing_portal.session',
        url: `${origin}/portal/${id}`,
      };
    },
    'GET /v1/subscriptions': (form, id) => {
      if (id) return state.subscriptions[id];
      const all = Object.values(state.subscriptions)
        .filter(({ customer }) => !form.customer || customer === form.customer)
        .filter(({ status }) => form.status === 'all' || status !== 'canceled');
      const from = all.findIndex((each) => each.id === form.starting_after) + 1;
      const data = all.slice(from, from + Number(form.limit ?? 10));
      const has_more = from + data.length < all.length;
      return { object: 'list', url: '/v1/subscriptions', has_more, data };
    },
    'DELETE /v1/subscriptions': (_, id) => {
      const subscription = state.subscriptions[id];
      if (subscription) subscription.status = 'canceled';
      return subscription;
    },
  };

  async function answerApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    if (isDown)
      return json(response, 500, { error: { type: 'api_error', message: 'Out of order' } });
    const [, , ...parts] = url.pathname.split('/');
    const isNamed = /_/.test(parts.at(-1) ?? '') && parts.at(-1) !== 'billing_portal';
    const id = isNamed && parts.length > 1 ? (parts.pop() ?? '') : '';
    const form =
      request.method === 'POST' ? await formOf(request) : Object.fromEntries(url.searchParams);
    const key = String(request.headers['idempotency-key'] ?? newId('key'));
    const found = answered.get(key) ?? api[`${request.method} /v1/${parts.join('/')}`]?.(form, id);
    if (found && request.method === 'POST') answered.set(key, found);
    save();
    if (found) return json(response, 200, found);
    return json(response, 404, {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
    });
  }

  /** The actions of the hosted pages. */
  async function act(path: string, form: Record<string, string>): Promise<string | undefined> {
    const [, kind, id = ''] = path.split('/');
    if (kind === 'pay') {
      const checkout = state.checkouts[id];
      if (!checkout) return undefined;
      if (form.action !== 'pay') return checkout.cancel_url;
      await subscribe({ customer: checkout.customer, price: checkout.price });
      await tell('checkout.session.completed', { ...checkout, mode: 'subscription' });
      return checkout.success_url;
    }
    const portal = kind === 'portal' ? state.portals[id] : undefined;
    if (!portal) return undefined;
    const current = Object.values(state.subscriptions).find(
      ({ customer, status }) => customer === portal.customer && status !== 'canceled',
    );
    const [item] = current?.items.data ?? [];
    if (current && item && form.action) await change(current, item, form);
    return portal.return_url;
  }

  async function change(
    subscription: StripeSubscription,
    item: StripeSubscription['items']['data'][number],
    { action, price }: Record<string, string>,
  ) {
    if (action === 'price' && price) item.price.id = price;
    if (action === 'cancel') subscription.cancel_at_period_end = true;
    if (action === 'resume') subscription.cancel_at_period_end = false;
    if (action === 'end-now') subscription.status = 'canceled';
    if (action === 'payment-fails') {
      // A renewal: the next period begins, and its payment does not go through.
      subscription.status = 'past_due';
      item.current_period_start = Math.floor(Date.now() / 1000);
      item.current_period_end = item.current_period_start + MONTH_SECONDS;
    }
    if (action === 'payment-succeeds') subscription.status = 'active';
    save();
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated';
    await tell(`customer.subscription.${type}`, subscription);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname.startsWith('/v1/')) return answerApi(request, response, url);
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
    tell,
    /** A subscription that started before this stand-in did; it sends no event. */
    know: (begun: Required<Begun>) => {
      state.subscriptions[begun.id] ??= begin(begun);
      save();
    },
    /** From now on every call of the API fails. */
    breakDown: (down: boolean) => {
      isDown = down;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
