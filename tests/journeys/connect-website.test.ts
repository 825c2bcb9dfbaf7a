import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { mailTo } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { asPerson, lowWindow, openBrowser } from './browser.ts';
import { activate, press, type } from './by-keyboard.ts';
import { enterAs, logIn, signUp, verify } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
let browser: Browser;
let shop: CustomerSite;
let other: CustomerSite;
const errors: string[] = [];

beforeAll(async () => {
  [browser, shop, other] = await Promise.all([
    openBrowser(),
    startCustomerSite(0),
    startCustomerSite(0),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close(), other.close()]);
});

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ ...asPerson, ...lowWindow })).newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  return page;
}

test('a new owner connects a shop by keyboard, resuming elsewhere, up to the first visit and beyond [ONB-32, CONN-24, STATE-22]', async () => {
  const email = newAddress();
  const page = await newPage();
  await signUp(page, origin, email);
  await verify(page, origin, email);
  await logIn(page, origin, email);
  await page.waitForURL('**/onboarding');
  await type(page, 'Company Name', 'Harbor Lane Candles');
  await type(page, 'Your Role', 'Founder');
  await press(page, 'Continue to Website Setup');
  await type(page, 'Website URL', shop.domain);
  await press(page, 'Analyze Website');
  const analysis = page.getByLabel('What we understood');
  await analysis.waitFor();
  await expect
    .poll(() => analysis.inputValue())
    .toContain('Harbor Lane Candles is an online shop.');

  const elsewhere = await newPage();
  await enterAs(elsewhere, cloud, { email });
  await elsewhere.waitForURL('**/onboarding');
  await expect
    .poll(() => elsewhere.getByLabel('What we understood').inputValue())
    .toBe(await analysis.inputValue());

  await type(
    page,
    'What we understood',
    'We sell soy candles. Visitors put them into the cart and check out.',
  );
  await press(page, 'Continue to Installation');
  await press(page, 'Finish Installation');
  await page.getByText('Script Not Found').waitFor();
  await page.getByText('Most likely:').waitFor();

  shop.install(await page.locator('pre code').first().innerText());
  const visitor = await newPage();
  await visitor.goto(`${shop.origin}/product`);
  await page.getByText('We received data from your script.').waitFor();

  await press(page, 'Finish Installation');
  await page.getByText('Integration Successful!').waitFor();
  await page.waitForURL('**/emails');
  await press(page, 'Got it!');
  await page.getByRole('link', { name: shop.domain }).waitFor();
  // The other browser was still at the wizard, and follows without a reload.
  await elsewhere.waitForURL('**/emails');

  await Promise.all([page, elsewhere].map((each) => each.goto(`${origin}/connection`)));
  await Promise.all(
    [page, elsewhere].map((each) => each.getByText('Connected', { exact: true }).waitFor()),
  );

  await press(page, 'Disconnect');
  await activate(page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }));
  await page.getByText('Integration Disconnected').waitFor();
  await elsewhere.getByLabel('Website URL').waitFor();

  // Another shop, set up by a colleague who has only the mail.
  await type(page, 'Website URL', other.domain);
  await press(page, 'Continue');
  await page.getByLabel('What we understood').waitFor();
  await press(page, 'Next');
  const colleague = newAddress();
  await press(page, 'Share instructions');
  await type(page, 'Email address', colleague);
  await press(page, 'Send instructions');
  const [tag = ''] = (await mailTo(colleague)).text.match(/<script[^>]*><\/script>/) ?? [];
  other.install(tag);
  await press(page, 'Test Integration');
  await page.getByText('Your website is connected').waitFor();
  await page.waitForURL('**/emails');
  expect(errors).toEqual([]);
}, 180_000);
