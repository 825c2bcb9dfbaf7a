import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { mailTo } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { humanContext, lowWindow, openBrowser } from './browser.ts';
import { activate, activateButton, type } from './keyboard.ts';
import { logIn, openAs, signUp, verify } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
let browser: Browser;
let shop: CustomerSite;
let otherShop: CustomerSite;
const errors: string[] = [];

beforeAll(async () => {
  [browser, shop, otherShop] = await Promise.all([
    openBrowser(),
    startCustomerSite(0),
    startCustomerSite(0),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close(), otherShop.close()]);
});

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext({ ...humanContext, ...lowWindow })).newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  return page;
}

test('a new owner connects a shop by keyboard, resuming in another browser, up to the first visit and beyond [ONB-32, CONN-24, STATE-22]', async () => {
  const email = newAddress();
  const page = await newPage();
  await signUp(page, origin, email);
  await verify(page, origin, email);
  await logIn(page, origin, email);
  await page.waitForURL('**/onboarding');
  await type(page, 'Company Name', 'Harbor Lane Candles');
  await type(page, 'Your Role', 'Founder');
  await activateButton(page, 'Continue to Website Setup');
  await type(page, 'Website URL', shop.domain);
  await activateButton(page, 'Analyze Website');
  const analysis = page.getByLabel('About your website');
  await analysis.waitFor();
  await expect
    .poll(() => analysis.inputValue())
    .toContain('Harbor Lane Candles is an online shop.');

  const otherBrowser = await newPage();
  await openAs(otherBrowser, cloud, { email });
  await otherBrowser.waitForURL('**/onboarding');
  await expect
    .poll(() => otherBrowser.getByLabel('About your website').inputValue())
    .toBe(await analysis.inputValue());

  await type(
    page,
    'About your website',
    'We sell soy candles. Visitors put them into the cart and check out.',
  );
  await activateButton(page, 'Continue to Installation');
  await activateButton(page, 'Finish Installation');
  await page.getByText('Script Not Found').waitFor();
  await page.getByText('Most likely:').waitFor();

  shop.install(await page.locator('pre code').first().innerText());
  const visitor = await newPage();
  await visitor.goto(`${shop.origin}/product`);
  await page.getByText('We received data from your script.').waitFor();

  await activateButton(page, 'Finish Installation');
  await page.getByText('Integration Successful!').waitFor();
  await page.waitForURL('**/emails');
  await activateButton(page, 'Got it!');
  await page.getByRole('link', { name: shop.domain }).waitFor();
  // The visitor's tab is from before the website was connected, as the owner's often is.
  await Promise.all([visitor.waitForResponse(/record-events/), visitor.reload()]);
  await page.goto(`${origin}/recordings`);
  await page.getByText('1 recording', { exact: true }).waitFor();
  // The other browser was still in the wizard, and follows without a reload.
  await otherBrowser.waitForURL('**/emails');

  await Promise.all([page, otherBrowser].map((each) => each.goto(`${origin}/connection`)));
  await Promise.all(
    [page, otherBrowser].map((each) => each.getByText('Connected', { exact: true }).waitFor()),
  );

  await activateButton(page, 'Disconnect');
  await activate(page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }));
  await page.getByText('Integration Disconnected').waitFor();
  await otherBrowser.getByLabel('Website URL').waitFor();

  // Another shop, installed by a colleague with the emailed instructions.
  await type(page, 'Website URL', otherShop.domain);
  await activateButton(page, 'Continue');
  await page.getByLabel('About your website').waitFor();
  await activateButton(page, 'Next');
  const colleague = newAddress();
  await activateButton(page, 'Share instructions');
  await type(page, 'Email address', colleague);
  await activateButton(page, 'Send instructions');
  const [tag = ''] = (await mailTo(colleague)).text.match(/<script[^>]*><\/script>/) ?? [];
  otherShop.install(tag);
  await activateButton(page, 'Test Integration');
  await page.getByText('Your website is connected').waitFor();
  await page.waitForURL('**/emails');
  expect(errors).toEqual([]);
}, 180_000);
