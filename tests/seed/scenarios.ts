import { devices, type Page } from 'playwright';
import { asPerson } from '../journeys/browser.ts';

/** One kind of visitor of the stand-in shop: the browser, and what the person does. */
export interface Scenario {
  readonly name: string;
  readonly as: object;
  readonly visit: (page: Page, shop: string) => Promise<void>;
}

const computer = { ...asPerson, viewport: { width: 1366, height: 768 } };
const phone = devices['Pixel 7'] ?? asPerson;
const tablet = devices['iPad (gen 7)'] ?? asPerson;

/** People look before they act; these pauses are part of what is recorded, nobody waits for a result in them. */
const look = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);

async function scroll(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate('scrollBy({ top: 260, behavior: "smooth" })'); // a phone has no wheel
    await look(page, 0.6);
  }
}

async function toProduct(page: Page, shop: string) {
  await page.goto(`${shop}/`);
  await look(page, 2);
  await scroll(page, 2);
  await page.getByRole('link', { name: /Sea Salt/ }).click();
  await page.waitForURL('**/product');
  await look(page, 2);
}

async function toCheckout(page: Page, shop: string) {
  await toProduct(page, shop);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await look(page, 1);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout');
  await look(page, 1.5);
}

/** What people type; none of it may ever be seen again. */
export const typed = {
  name: 'Iris Falk',
  email: 'iris.falk@example.org',
  address: '4 Quay Street',
  card: '4242424242424242',
  code: 'AUTUMN15',
} as const;

async function fillIn(page: Page, upTo: 'name' | 'card') {
  await page.getByLabel('Full name').pressSequentially(typed.name, { delay: 60 });
  await look(page, 0.7);
  await page.getByLabel('Email').pressSequentially(typed.email, { delay: 40 });
  if (upTo === 'name') return;
  await page.getByLabel('Address').pressSequentially(typed.address, { delay: 40 });
  await page.getByLabel('Card number').pressSequentially(typed.card, { delay: 30 });
}

async function pressApply(page: Page, times: number) {
  await page.getByLabel('Discount code').pressSequentially(typed.code, { delay: 60 });
  for (let press = 0; press < times; press += 1) {
    await page.getByRole('button', { name: 'Apply' }).click();
    await look(page, 0.3);
  }
  await look(page, 8); // long enough to see that nothing answers
}

const buy = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await fillIn(page, 'card');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/thanks');
  await look(page, 2);
};
const browse = async (page: Page, shop: string) => {
  await toProduct(page, shop);
  await page.getByText('How long does it burn?').click();
  await look(page, 6);
  await page.getByRole('link', { name: 'Candles', exact: true }).click();
  await scroll(page, 3);
  await look(page, 6);
};
const glance = async (page: Page, shop: string) => {
  await page.goto(`${shop}/`);
  await scroll(page, 4);
  await look(page, 2);
};
const tryCode = (times: number) => async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await pressApply(page, times);
};
const askForShipping = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await page.getByLabel('ZIP code').pressSequentially('04101', { delay: 80 });
  await page.getByRole('button', { name: 'Estimate shipping' }).click();
  await look(page, 9);
};
const giveUp = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await fillIn(page, 'name');
  await look(page, 4);
};

export const scenarios: readonly Scenario[] = [
  { name: 'glance', as: computer, visit: glance },
  { name: 'glance on a phone', as: phone, visit: glance },
  { name: 'browse', as: computer, visit: browse },
  { name: 'browse on a phone', as: phone, visit: browse },
  { name: 'browse on a tablet', as: tablet, visit: browse },
  { name: 'buy', as: computer, visit: buy },
  { name: 'buy on a phone', as: phone, visit: buy },
  { name: 'give up at the form', as: phone, visit: giveUp },
  { name: 'try a code', as: computer, visit: tryCode(6) },
  { name: 'try a code on a phone', as: phone, visit: tryCode(5) },
  { name: 'try a code on another phone', as: phone, visit: tryCode(7) },
  { name: 'ask for shipping', as: computer, visit: askForShipping },
  { name: 'ask for shipping on a phone', as: phone, visit: askForShipping },
];
