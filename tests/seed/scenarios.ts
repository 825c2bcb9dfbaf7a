import { devices, type Page } from 'playwright';
import { NOTIFY, type ShopPage } from '../../lib/local/stand-ins/customer-site-pages.ts';
import { humanContext } from '../journeys/browser.ts';

/** One kind of visitor of the stand-in shop: the browser and the actions. */
export interface Scenario {
  readonly name: string;
  readonly as: object;
  readonly visit: (page: Page, shop: string) => Promise<void>;
  /** Replaces the pages of the shop with an earlier version. */
  readonly earlierPage?: (page: ShopPage) => ShopPage;
}

const computer = { ...humanContext, viewport: { width: 1366, height: 768 } };
const phone = devices['Pixel 7'] ?? humanContext;
const tablet = devices['iPad (gen 7)'] ?? humanContext;

/** Pauses of a reading visitor, which are part of the recording. They do not wait for a result. */
const pause = (page: Page, seconds: number) => page.waitForTimeout(seconds * 1000);

async function scroll(page: Page, steps: number) {
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate('scrollBy({ top: 260, behavior: "smooth" })'); // a phone has no wheel
    await pause(page, 0.6);
  }
}

async function toProduct(page: Page, shop: string) {
  await page.goto(`${shop}/`);
  await pause(page, 2);
  await scroll(page, 2);
  await page.getByRole('link', { name: /Sea Salt/ }).click();
  await page.waitForURL('**/product');
  await pause(page, 2);
}

async function toCheckout(page: Page, shop: string) {
  await toProduct(page, shop);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await pause(page, 1);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout');
  await pause(page, 1.5);
}

/** Typed text, none of which may be recorded. */
export const typed = {
  name: 'Iris Falk',
  email: 'iris.falk@example.org',
  address: '4 Quay Street',
  card: '4242424242424242',
  code: 'AUTUMN15',
} as const;

async function fillIn(page: Page, upTo: 'name' | 'card') {
  await page.getByLabel('Full name').pressSequentially(typed.name, { delay: 60 });
  await pause(page, 0.7);
  await page.getByLabel('Email').pressSequentially(typed.email, { delay: 40 });
  if (upTo === 'name') return;
  await page.getByLabel('Address').pressSequentially(typed.address, { delay: 40 });
  await page.getByLabel('Card number').pressSequentially(typed.card, { delay: 30 });
}

async function clickApply(page: Page, times: number) {
  await page.getByLabel('Discount code').pressSequentially(typed.code, { delay: 60 });
  for (let click = 0; click < times; click += 1) {
    await page.getByRole('button', { name: 'Apply' }).click();
    await pause(page, 0.3);
  }
  await pause(page, 8); // longer than any detector waits for a response
}

async function order(page: Page) {
  await fillIn(page, 'card');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/thanks');
  await pause(page, 2);
}

const buy = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await order(page);
};
const browse = async (page: Page, shop: string) => {
  await toProduct(page, shop);
  await page.getByText('How long does it burn?').click();
  await pause(page, 6);
  await page.getByRole('link', { name: 'Candles', exact: true }).click();
  await scroll(page, 3);
  await pause(page, 6);
};
const glance = async (page: Page, shop: string) => {
  await page.goto(`${shop}/`);
  await scroll(page, 4);
  await pause(page, 2);
};
const tryCode = (times: number) => async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await clickApply(page, times);
};
const tryCodeAndBuy = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await clickApply(page, 4);
  await order(page);
};
const estimateShipping = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await page.getByLabel('ZIP code').pressSequentially('04101', { delay: 80 });
  await page.getByRole('button', { name: 'Estimate shipping' }).click();
  await pause(page, 9);
};
const estimateShippingAndBuy = async (page: Page, shop: string) => {
  await estimateShipping(page, shop);
  await order(page);
};
const giveUp = async (page: Page, shop: string) => {
  await toCheckout(page, shop);
  await fillIn(page, 'name');
  await pause(page, 4);
};
const landOnProduct = async (page: Page, shop: string) => {
  await page.goto(`${shop}/product`);
  await pause(page, 4);
  await scroll(page, 2);
  await page.getByText('Is the glass reusable?').click();
  await pause(page, 5);
};
const fillCart = async (page: Page, shop: string) => {
  await page.goto(`${shop}/product`);
  await pause(page, 5);
  await page.getByLabel('Size').selectOption('Large, 9 oz');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await pause(page, 5);
};
const viewKits = async (page: Page, shop: string) => {
  await page.goto(`${shop}/`);
  await pause(page, 3);
  await page.getByRole('link', { name: 'Making kits' }).click();
  await page.waitForURL('**/kits');
  await pause(page, 3);
  await scroll(page, 3);
  await pause(page, 4);
};
const buyKit = async (page: Page, shop: string) => {
  await page.goto(`${shop}/kits`);
  await pause(page, 4);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await pause(page, 1);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL('**/checkout');
  await pause(page, 2);
  await order(page);
};
const requestNotice = async (page: Page, shop: string) => {
  await page.goto(`${shop}/kits`);
  await pause(page, 3);
  await scroll(page, 1);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await pause(page, 8);
};
const readWorkshop = async (page: Page, shop: string) => {
  await page.goto(`${shop}/workshop`);
  await pause(page, 5);
  await scroll(page, 2);
  await pause(page, 8);
  await page.getByRole('link', { name: 'See all candles' }).click();
  await scroll(page, 2);
  await pause(page, 3);
};
const glanceAtWorkshop = async (page: Page, shop: string) => {
  await page.goto(`${shop}/workshop`);
  await pause(page, 6);
  await scroll(page, 1);
  await pause(page, 2);
};
/** Scrolling before the image has loaded would end the measurement of the largest paint. */
const openGiftGuide = async (page: Page, shop: string) => {
  await page.goto(`${shop}/gifts`);
  await page.locator('img').evaluate('(picture) => picture.complete || picture.decode()');
  await pause(page, 2);
  await scroll(page, 2);
  await pause(page, 3);
};
const giftThenProduct = async (page: Page, shop: string) => {
  await openGiftGuide(page, shop);
  await page.getByRole('link', { name: /Sea Salt/ }).click();
  await page.waitForURL('**/product');
  await pause(page, 5);
};

const withBrokenNotify = (page: ShopPage): ShopPage => ({
  ...page,
  script: page.script.replace(NOTIFY.works, NOTIFY.fails),
});

export const scenarios: readonly Scenario[] = [
  { name: 'glance', as: computer, visit: glance },
  { name: 'glance on a phone', as: phone, visit: glance },
  { name: 'browse', as: computer, visit: browse },
  { name: 'browse on a phone', as: phone, visit: browse },
  { name: 'browse on a tablet', as: tablet, visit: browse },
  { name: 'land on a product', as: computer, visit: landOnProduct },
  { name: 'land on a product on a phone', as: phone, visit: landOnProduct },
  { name: 'fill the cart', as: computer, visit: fillCart },
  { name: 'fill the cart on a phone', as: phone, visit: fillCart },
  { name: 'look at kits', as: computer, visit: viewKits },
  { name: 'look at kits on a phone', as: phone, visit: viewKits },
  { name: 'read about the workshop', as: computer, visit: readWorkshop },
  { name: 'glance at the workshop on a phone', as: phone, visit: glanceAtWorkshop },
  { name: 'buy', as: computer, visit: buy },
  { name: 'buy on a phone', as: phone, visit: buy },
  { name: 'buy a kit', as: computer, visit: buyKit },
  { name: 'buy a kit on a tablet', as: tablet, visit: buyKit },
  { name: 'give up at the form', as: phone, visit: giveUp },
  { name: 'give up at the form on a computer', as: computer, visit: giveUp },
  { name: 'ask for a notice', as: computer, visit: requestNotice, earlierPage: withBrokenNotify },
  {
    name: 'ask for a notice on a phone',
    as: phone,
    visit: requestNotice,
    earlierPage: withBrokenNotify,
  },
  { name: 'get a notice', as: computer, visit: requestNotice },
  { name: 'get a notice on a phone', as: phone, visit: requestNotice },
  { name: 'open the gift guide', as: computer, visit: openGiftGuide },
  { name: 'open the gift guide on a phone', as: phone, visit: openGiftGuide },
  { name: 'go from the gift guide to a product', as: phone, visit: giftThenProduct },
  { name: 'try a code', as: computer, visit: tryCode(6) },
  { name: 'try a code on a phone', as: phone, visit: tryCode(5) },
  { name: 'try a code on another phone', as: phone, visit: tryCode(7) },
  { name: 'try a code and buy', as: computer, visit: tryCodeAndBuy },
  { name: 'ask for shipping', as: computer, visit: estimateShipping },
  { name: 'ask for shipping on a phone', as: phone, visit: estimateShipping },
  { name: 'ask for shipping and buy', as: computer, visit: estimateShippingAndBuy },
];
