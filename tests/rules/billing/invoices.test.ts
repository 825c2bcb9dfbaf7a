import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { invoicesIn } from '../../../lambdas/adapters/stripe-invoices.ts';

const invoice = (change: object = {}) =>
  ({
    id: 'in_1',
    status: 'paid',
    created: 1_794_000_000,
    total: 1_900,
    currency: 'usd',
    hosted_invoice_url: 'https://invoice.stripe.com/i/acct_1/live_1?s=ap',
    invoice_pdf: 'https://pay.stripe.com/invoice/acct_1/live_1/pdf?s=ap',
    ...change,
  }) as Stripe.Invoice;
const API = 'https://api.stripe.com';
const only = (change: object, api = API) => invoicesIn([invoice(change)], api)[0];

test('an invoice has its date, its amount in the currency’s unit, its state and both links', () => {
  expect(only({})).toEqual({
    id: 'in_1',
    date: '2026-11-06T21:20:00.000Z',
    amount: 19,
    currency: 'USD',
    state: 'paid',
    page: 'https://invoice.stripe.com/i/acct_1/live_1?s=ap',
    pdf: 'https://pay.stripe.com/invoice/acct_1/live_1/pdf?s=ap',
  });
});

test.each([
  ['eur', 4_950, 49.5],
  ['jpy', 4_950, 4_950],
  ['krw', 19_000, 19_000],
  ['isk', 190_000, 1_900],
  ['kwd', 5_990, 5.99],
  ['usd', -500, -5],
  ['usd', 0, 0],
])('the provider’s amount in %s, %i, is %d', (currency, total, amount) => {
  expect(only({ currency, total })).toMatchObject({ currency: currency.toUpperCase(), amount });
});

test.each([
  'http://invoice.stripe.com/i/1',
  'https://invoice.stripe.com.evil.example/i/1',
  'https://evilstripe.com/i/1',
  'https://stripe.com@evil.example/i/1',
  'https://evil.example/?next=https://invoice.stripe.com',
  'https://user:secret@invoice.stripe.com/i/1',
  'javascript:alert(1)//stripe.com',
  'data:text/html,stripe.com',
  '//invoice.stripe.com/i/1',
  '',
  null,
  undefined,
])('the link %j is dropped: only https pages of the provider are returned', (link) => {
  expect(only({ hosted_invoice_url: link, invoice_pdf: link })).toMatchObject({
    page: null,
    pdf: null,
  });
});

test('links to the configured API host are returned, and no other host of its network', () => {
  const api = 'http://127.0.0.1:5176';
  const links = { hosted_invoice_url: `${api}/invoice/1`, invoice_pdf: 'http://127.0.0.1:80/pdf' };
  expect(only(links, api)).toMatchObject({ page: `${api}/invoice/1`, pdf: null });
});

test('drafts are left out: they have no number and may change', () => {
  const states = ['draft', 'open', 'paid', 'void', 'uncollectible', null];
  const listed = invoicesIn(
    states.map((status) => invoice({ status })),
    API,
  );
  expect(listed.map(({ state }) => state)).toEqual(['open', 'paid', 'void', 'uncollectible']);
});
