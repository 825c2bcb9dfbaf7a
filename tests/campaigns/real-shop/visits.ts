import type { Visitor } from '../../unfamiliar-sites/visitor.ts';
import type { Fault } from './shop.ts';

export interface ShopVisit {
  readonly name: string;
  readonly act: (visitor: Visitor) => Promise<void>;
  readonly fault?: Fault;
  /** Breaks the page's HTML. */
  readonly edit?: (html: string) => string;
  /** How every signal of the visit starts: its kind and control, in alphabetical order. Slow pages and responses depend on the machine and are left out. */
  readonly signals: readonly string[];
}

const catalogue = '/catalogue/';
const product = 'article.product_pod h3 a >> nth=3';
const addToBasket = 'button:has-text("Add to basket")';
const reviewForm = 'a:has-text("Write a review")';

async function openProduct(visitor: Visitor): Promise<void> {
  await visitor.open(catalogue);
  await visitor.pause(1_500);
  await visitor.click(product);
  await visitor.pause(2_500);
}
async function fill(visitor: Visitor, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await visitor.page.locator(`[name=${name}]`).fill('');
    await visitor.type(`[name=${name}]`, text, 40);
  }
}
const go = (visitor: Visitor, path: string) =>
  visitor.page.goto(new URL(path, visitor.page.url()).href);

const address = {
  first_name: 'Anna',
  last_name: 'Kowalska',
  line1: '12 Mill Lane',
  line4: 'Leeds',
  postcode: 'LS1 4AP',
};
const errorPage = '<!doctype html><title>Error</title><h1>Server Error (500)</h1>';

/** Ordinary visits, in which nothing is wrong. */
const ordinary: readonly ShopVisit[] = [
  {
    name: 'looks at a list, a product and the next page',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.scroll(500);
      await visitor.pause(4_000);
      await visitor.back();
      await visitor.pause(2_000);
      await visitor.click('a:has-text("next")');
      await visitor.pause(3_000);
    },
    signals: [],
  },
  {
    name: 'buys as a guest',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.click(addToBasket);
      await visitor.pause(2_500);
      await go(visitor, '/basket/');
      await visitor.pause(1_500);
      await fill(visitor, { 'form-0-quantity': '2' });
      await visitor.click('button:has-text("Update")');
      await visitor.pause(2_500);
      await visitor.click('a:has-text("Proceed to checkout")');
      await visitor.pause(2_500);
      await fill(visitor, { username: 'anna@example.com' });
      await visitor.click('button:has-text("Continue")');
      await visitor.pause(2_500);
      await fill(visitor, address);
      await visitor.click('button:has-text("Continue")');
      await visitor.pause(3_000);
    },
    signals: [],
  },
  {
    name: 'corrects a password',
    act: async (visitor) => {
      await visitor.open('/accounts/login/');
      await visitor.pause(1_500);
      const email = `anna.${Date.now()}@example.com`;
      const password = 'registration-password';
      await fill(visitor, {
        'registration-email': email,
        [`${password}1`]: 'short',
        [`${password}2`]: 'shor',
      });
      await visitor.click('[name=registration_submit]');
      await visitor.pause(3_500);
      await fill(visitor, {
        [`${password}1`]: 'long-enough-77',
        [`${password}2`]: 'long-enough-77',
      });
      await visitor.click('[name=registration_submit]');
      await visitor.pause(3_500);
    },
    signals: [],
  },
  {
    name: 'searches, also for what does not exist',
    act: async (visitor) => {
      await visitor.open(catalogue);
      await visitor.pause(1_500);
      for (const words of ['harbor', 'zeppelin']) {
        if (visitor.device === 'phone') await visitor.click('.navbar-toggler >> nth=1');
        await visitor.pause(1_000);
        await visitor.page.locator('[name=q] >> visible=true').first().fill('');
        await visitor.type('[name=q] >> visible=true', words);
        await visitor.page.keyboard.press('Enter');
        await visitor.pause(3_000);
      }
    },
    signals: [],
  },
];

/** Visits in which the shop fails. */
const failing: readonly ShopVisit[] = [
  {
    name: 'adds to the basket, which ends in an error page of the server',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.click(addToBasket);
      await visitor.pause(3_000);
      await visitor.back();
      await visitor.pause(3_000);
    },
    fault: { method: 'POST', path: /basket\/add/, body: errorPage },
    signals: ['quick-back Add to basket'],
  },
  {
    name: 'adds to the basket, which the server never answers',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.click(addToBasket);
      await visitor.pause(12_000);
    },
    fault: { method: 'POST', path: /basket\/add/, afterMs: 60_000 },
    signals: ['dead-click Add to basket'],
  },
  {
    name: 'follows a link to a product that is gone',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.back();
      await visitor.pause(3_000);
    },
    fault: { path: /harbor-tale-4/, status: 404, body: '<h1>Not Found</h1>' },
    signals: ['quick-back Harbor tale 4'],
  },
  {
    name: 'waits eight seconds for a product',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.pause(11_000);
    },
    fault: { path: /harbor-tale-4/, afterMs: 8_500 },
    signals: [],
  },
  {
    name: 'opens a menu whose library is missing',
    act: async (visitor) => {
      await visitor.open(catalogue);
      await visitor.pause(2_000);
      await visitor.click('a:has-text("Browse store"), .navbar-toggler', 2, 600);
      await visitor.pause(8_000);
    },
    fault: { path: /jquery\.min/, status: 502, body: '' },
    signals: ['dead-click', 'failed-request', 'javascript-error'],
  },
  {
    name: 'clicks a link below a transparent layer',
    act: async (visitor) => {
      await visitor.open(catalogue);
      await visitor.pause(1_500);
      await visitor.click(product);
      await visitor.pause(3_000);
      await visitor.click(product);
      await visitor.pause(8_000);
    },
    edit: (html) =>
      html.replace('</body>', '<div style="position:fixed;inset:0;z-index:999"></div></body>'),
    signals: ['dead-click Harbor tale 4'],
  },
  {
    name: 'writes a review that is rejected without a word',
    act: async (visitor) => {
      await openProduct(visitor);
      await visitor.click(reviewForm);
      await visitor.pause(2_000);
      await fill(visitor, { title: 'Good', body: 'A book that I liked' });
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await visitor.click('button:has-text("Save review")');
        await visitor.pause(3_000);
      }
    },
    edit: (html) => html.replaceAll(/class="[^"]*(alert|error-block|invalid)[^"]*"/g, 'hidden'),
    // The required field at which the browser stops the form; “Email” below it is empty, too.
    signals: ['form-abandonment Score'],
  },
];

export const visits = [...ordinary, ...failing];
