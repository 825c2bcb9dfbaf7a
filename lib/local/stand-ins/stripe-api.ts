import type { StripeInvoice } from './stripe-invoices.ts';
import type { StripeSubscription } from './stripe-subscription.ts';
import { newId } from './stripe-wire.ts';

interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly customer: string;
  readonly price: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
}

interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string;
  readonly metadata: object;
}
/** What Stripe still returns for the id of a deleted customer. */
interface DeletedCustomer extends Pick<Customer, 'id' | 'object'> {
  readonly deleted: true;
}

export interface StripeState {
  customers: Record<string, Customer | DeletedCustomer>;
  checkouts: Record<string, CheckoutSession>;
  portals: Record<string, { id: string; customer: string; return_url: string }>;
  subscriptions: Record<string, StripeSubscription>;
  /** Oldest first. */
  invoices: StripeInvoice[];
}

/** Requests about other customers are rejected. */
export const isCustomer = ({ customers }: StripeState, id: string) =>
  customers[id] !== undefined && !('deleted' in customers[id]);

type Route = (form: Record<string, string>, id: string) => object | undefined;

/** The routes of the API by method and path. */
export const stripeApi = (origin: string, state: StripeState): Record<string, Route> => ({
  'POST /v1/customers': (form) => {
    const id = newId('cus');
    const metadata = { owner_id: form['metadata[owner_id]'] ?? '' };
    state.customers[id] = { id, object: 'customer', email: form.email ?? '', metadata };
    return state.customers[id];
  },
  'GET /v1/customers': (_, id) => state.customers[id],
  'DELETE /v1/customers': (_, id) => {
    if (!isCustomer(state, id)) return undefined;
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id) subscription.status = 'canceled';
    const deleted = { id, object: 'customer', deleted: true } as const;
    state.customers[id] = deleted;
    return deleted;
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
      status: 'open',
    };
    return state.checkouts[id];
  },
  'GET /v1/checkout/sessions': (form) => {
    const data = Object.values(state.checkouts)
      .filter(({ customer }) => customer === form.customer)
      .filter(({ status }) => !form.status || status === form.status);
    return { object: 'list', url: '/v1/checkout/sessions', has_more: false, data };
  },
  'POST /v1/checkout/sessions/expire': (_, id) => {
    const checkout = state.checkouts[id];
    if (checkout?.status !== 'open') return undefined;
    checkout.status = 'expired';
    return checkout;
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
  'GET /v1/invoices': (form) => {
    const all = state.invoices
      .filter(({ customer }) => customer === form.customer)
      .reverse()
      .sort((a, b) => b.created - a.created);
    const data = all.slice(0, Number(form.limit ?? 10));
    return { object: 'list', url: '/v1/invoices', has_more: data.length < all.length, data };
  },
  'DELETE /v1/subscriptions': (_, id) => {
    const subscription = state.subscriptions[id];
    if (subscription) subscription.status = 'canceled';
    return subscription;
  },
});
