import type Stripe from 'stripe';
import { INVOICE_STATES, type Invoice } from '../contract/billing.ts';

/** Pages of the provider that its invoices link to, such as invoice.stripe.com and pay.stripe.com. */
const HOST = /(^|\.)stripe\.com$/;
/** Amounts are in hundredths, except in these currencies (docs.stripe.com/currencies). */
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD JOD KWD OMR TND'.split(' ');

/** Leaves out drafts, because they may still change. */
export const invoicesIn = (listed: readonly Stripe.Invoice[], apiOrigin: string): Invoice[] =>
  listed.flatMap(({ id, status, created, total, hosted_invoice_url, invoice_pdf, ...rest }) => {
    const state = INVOICE_STATES.find((each) => each === status);
    if (!state || id === undefined) return [];
    const currency = rest.currency.toUpperCase();
    return [
      {
        ...{ id, state, currency },
        date: new Date(created * 1000).toISOString(),
        amount: total / unitOf(currency),
        page: safeLink(hosted_invoice_url, apiOrigin),
        pdf: safeLink(invoice_pdf, apiOrigin),
      },
    ];
  });

const unitOf = (currency: string) =>
  WHOLE.includes(currency) ? 1 : THOUSANDTHS.includes(currency) ? 1000 : 100;

/** Owners click this link, so it must be an https page of the provider, or of the API that this stage is configured with. */
function safeLink(link: string | null | undefined, apiOrigin: string): string | null {
  if (!link || !URL.canParse(link)) return null;
  const { protocol, hostname, origin, username, password } = new URL(link);
  if (username || password) return null;
  const isProviders = protocol === 'https:' && HOST.test(hostname);
  return isProviders || origin === new URL(apiOrigin).origin ? link : null;
}
