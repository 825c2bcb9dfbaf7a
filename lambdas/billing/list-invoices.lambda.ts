import { stripe } from '../adapters/stripe.ts';
import { tableReader } from '../adapters/table.ts';
import { handle } from '../runtime/handle.ts';
import { listInvoices } from './functions.ts';
import { subscriptionReader } from './subscription.store.ts';
import { hasInvoices } from './subscription.ts';

/** The customer id comes from the caller's stored subscription, never from the request. */
export const handler = handle(
  listInvoices,
  { 'table:read': tableReader, stripe },
  async ({ owner }, use) => {
    const subscription = await subscriptionReader(use['table:read']).find(owner.id);
    if (!hasInvoices(subscription)) return { invoices: [] };
    return { invoices: await use.stripe.invoices(subscription.customerId) };
  },
);
