import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Invoice, listInvoices } from '../../../lambdas/contract/billing.ts';
import { billing } from '../../../lambdas/contract/copy/billing.ts';
import { notify } from '../../fakes/live.ts';
import { server } from '../../fakes/server.ts';
import { click, eventually, open } from '../app.tsx';
import { annOnFree, card, free, onPlan, PAGE, pageText, requestCount, starter } from './ann.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const copy = billing.invoices;
const paying = { ...starter, hasInvoices: true };
const invoice: Invoice = {
  id: 'in_1',
  date: '2026-11-01T23:30:00.000Z',
  amount: 19,
  currency: 'USD',
  state: 'paid',
  page: 'https://invoice.stripe.com/i/1',
  pdf: 'https://pay.stripe.com/invoice/1/pdf',
};
const lists = (...changes: Partial<Invoice>[]) =>
  server.respond(listInvoices, {
    invoices: changes.map((change, index) => ({ ...invoice, id: `in_${index}`, ...change })),
  });
const rows = async () =>
  within(await screen.findByRole('table', { name: copy.caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

beforeEach(() => {
  annOnFree();
  onPlan(paying, 1);
});

test('lists date in the owner’s zone, amount with its currency and state of each invoice', async () => {
  lists(
    {},
    { amount: 49.5, currency: 'EUR', state: 'open' },
    { amount: 4_950, currency: 'JPY', state: 'void' },
  );
  open(PAGE);
  expect((await rows()).map((cells) => cells.slice(0, 3))).toEqual([
    ['Nov 2, 2026', '$19.00', 'Paid'],
    ['Nov 2, 2026', '€49.50', 'Payment due'],
    ['Nov 2, 2026', '¥4,950', 'Canceled'],
  ]);
});

test('page and PDF of an invoice open in a new tab, with distinct accessible names', async () => {
  lists({}, { page: null, pdf: null }, { pdf: null, date: '2026-10-02T12:00:00.000Z' });
  open(PAGE);
  const page = await screen.findByRole('link', {
    name: 'View invoice of Nov 2, 2026 (opens in a new tab)',
  });
  const pdf = screen.getByRole('link', {
    name: 'PDF invoice of Nov 2, 2026 (opens in a new tab)',
  });
  expect([page, pdf].map((link) => link.getAttribute('href'))).toEqual([invoice.page, invoice.pdf]);
  for (const link of [page, pdf]) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  }
  expect((await rows()).map((cells) => cells[3])).toEqual(['ViewPDF', '–', 'View']);
});

test('plans and usage do not wait for the invoices, which say that they are loading', async () => {
  server.respond(listInvoices, () => new Promise<never>(() => {}));
  open(PAGE);
  await card('Growth');
  const section = await card(copy.title);
  expect(within(section).getByRole('status').textContent).toBe(copy.loading);
});

test('invoices that fail to load show an error in their place and can be retried', async () => {
  server.reject(listInvoices, 'too-many-requests');
  open(PAGE);
  expect((await screen.findByRole('alert')).textContent).toContain(copy.failed);
  await card('Growth');
  lists({});
  await click('Try again');
  expect(await rows()).toHaveLength(1);
});

test('a plan without an invoice shows when the first one comes', async () => {
  lists();
  open(PAGE);
  await screen.findByText(copy.none);
});

test('a Free owner who paid before still sees the old invoices', async () => {
  onPlan({ ...free, hasInvoices: true }, 1);
  lists({});
  open(PAGE);
  expect(await rows()).toHaveLength(1);
});

test('an owner who never paid sees no invoices, and none are requested', async () => {
  onPlan(free, 1);
  open(PAGE);
  await card('Growth');
  expect(requestCount(listInvoices)).toBe(0);
  expect(pageText()).not.toContain(copy.title);
});

test('a full list shows where older invoices are', async () => {
  lists(...Array.from({ length: 12 }, () => ({})));
  const { unmount } = open(PAGE);
  await screen.findByText(copy.older);
  unmount();
  lists({});
  open(PAGE);
  expect(await rows()).toHaveLength(1);
  expect(pageText()).not.toContain(copy.older);
});

test('a reported payment updates the invoices', async () => {
  lists({ state: 'open' });
  onPlan({ ...paying, notice: { kind: 'past-due', on: '2026-12-01T23:30:00.000Z' } }, 1);
  open(PAGE);
  expect((await rows())[0]).toContain('Payment due');
  lists({});
  onPlan(paying, 1);
  act(() => notify('subscription'));
  await eventually(async () => expect((await rows())[0]).toContain('Paid'));
});
