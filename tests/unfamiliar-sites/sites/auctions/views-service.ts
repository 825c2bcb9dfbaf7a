import { setTimeout as pause } from 'node:timers/promises';
import { link } from './layout.ts';
import type { View } from './live.ts';
import { pounds } from './lots.ts';
import { each, escaped, html, when } from './rendered.ts';

const countries = ['United Kingdom', 'France', 'United States', 'Japan'] as const;

/** The carrier's tariff has no row for Japan; the task that asks for it ends without a word. */
const tariffs: Readonly<Record<string, number>> = {
  'United Kingdom': 85,
  France: 140,
  'United States': 310,
};

export function shipping(): View {
  let country = '';
  let lot = '';
  let state: 'none' | 'calculating' | 'done' = 'none';
  let calculated = '';
  let readyIn = 0;
  return {
    title: 'Shipping – Harrow & Vane',
    tick: () => {
      if (state !== 'calculating') return;
      readyIn -= 1;
      const price = tariffs[country];
      if (readyIn > 0 || price === undefined) return;
      state = 'done';
      calculated = `Insured shipping to ${country}: ${pounds(price)}, about six working days.`;
    },
    on: (event, values) => {
      country = values.country ?? country;
      lot = values.lot ?? lot;
      if (event === 'quote' && state !== 'calculating') {
        state = 'calculating';
        readyIn = 3;
      }
      return undefined;
    },
    render: () =>
      html`<h1>Shipping quotes</h1><p>We pack every lot ourselves and ship with specialist carriers.</p><form id="quote" class="box" phx-change="edit" phx-submit="quote"><label>Lot number <input name="lot" value="${escaped(lot)}" inputmode="numeric" autocomplete="off"></label>
<label>Destination <select name="country"><option value="">Choose a country</option>${each(countries, (name) => `<option${name === country ? ' selected' : ''}>${name}</option>`)}</select></label><button class="strong">Get quote</button></form>
<div class="quote" aria-live="polite">${state === 'calculating' ? '<p class="wait"><span class="spinner"></span> Calculating your quote…</p>' : state === 'done' ? html`<p id="quoted"><b>${calculated}</b></p>` : ''}</div>`,
  };
}

const bills = [
  [5521, 'Lot 118, Castellane dress watch', 7_800, 'due'],
  [5497, 'Lot 64, Vintage Port 1948', 1_900, 'due'],
  [5402, 'Lot 12, Marsh, Pier at Dusk', 5_200, 'paid'],
] as const;

export const invoices = (): View => ({
  title: 'Invoices – Harrow & Vane',
  render: () =>
    html`<h1>Invoices</h1><ul class="bills">${each(bills, ([id, what, hammer, state]) => html`<li>${link(`/invoices/${id}`, `Invoice ${id}`)} ${what} <b>${pounds(hammer * 1.25)}</b> ${state}</li>`)}</ul>`,
});

const ACCOUNT_NUMBER = 'GB29 NWBK 6016 1331 9268 19';

export function invoice(id: number): View | undefined {
  const bill = bills.find(([number]) => number === id);
  if (!bill) return undefined;
  const [, what, hammer, state] = bill;
  let isOpen = false;
  return {
    title: `Invoice ${id} – Harrow & Vane`,
    on: (event) => {
      if (event === 'breakdown') isOpen = !isOpen;
      return undefined;
    },
    render: () =>
      html`<p class="crumbs">${link('/invoices', '‹ All invoices')}</p><h1>Invoice ${id}</h1><p>${what}</p><p class="price"><b>${pounds(hammer * 1.25)}</b> ${state}</p><button type="button" id="breakdown" phx-click="breakdown" aria-expanded="${String(isOpen)}">${isOpen ? 'Hide' : 'Show'} breakdown</button>
${when(isOpen, () => html`<table class="lines"><tr><td>Hammer price</td><td>${pounds(hammer)}</td></tr><tr><td>Premium 25%</td><td>${pounds(hammer / 4)}</td></tr></table>`)}<h2>Pay by transfer</h2><p><code id="iban">${ACCOUNT_NUMBER}</code> <button type="button" id="copy-iban" phx-hook="Copy" phx-update="ignore" data-copy="${ACCOUNT_NUMBER}">Copy</button></p>
<h2>Pay by card</h2><div class="box" id="payment" phx-hook="Payment" phx-update="ignore" data-amount="${pounds(hammer * 1.25)}" data-invoice="${id}"><label class="check"><input type="radio" name="card" checked> Visa ending in 4242</label><label class="check"><input type="radio" name="card"> Mastercard ending in 8210</label><button type="button" id="pay" class="strong">Pay ${pounds(hammer * 1.25)}</button></div>`,
  };
}

const questions = [
  [
    'What is the premium?',
    '25 per cent of the hammer price up to £500,000, 20 per cent above it, with VAT where it applies.',
  ],
  [
    'How do I collect a lot?',
    'Bring your invoice and a photo identity card to the rear entrance in Vane Court.',
  ],
  [
    'Can I cancel a bid?',
    'Telephone the bids office before the lot is called. After the hammer a bid is binding.',
  ],
  ['Do you value my things?', 'Every Tuesday from ten to four, free and without appointment.'],
] as const;

export function help(): View {
  const open = new Set<number>();
  return {
    title: 'Help – Harrow & Vane',
    on: async (event, values) => {
      const index = Number(values.question);
      await pause(40);
      if (event === 'question' && !open.delete(index)) open.add(index);
      return undefined;
    },
    render: () =>
      html`<h1>Help</h1><div class="questions">${each(questions, ([question, answer], index) => html`<div><button type="button" class="question" phx-click="question" phx-value-question="${index}" aria-expanded="${String(open.has(index))}">${question}</button>${when(open.has(index), () => html`<p class="answer">${answer}</p>`)}</div>`)}</div>`,
  };
}
