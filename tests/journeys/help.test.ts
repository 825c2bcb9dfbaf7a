import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailWhere } from '../factories/mailbox.ts';
import { onboardedOwner } from '../factories/onboarded-owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { logIn, openAs } from './owner.ts';

const cloud = inject('cloud');
const { origin, outputs } = cloud;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function getHelp(page: Page) {
  await page.getByRole('button', { name: 'AA account menu' }).click();
  await page.getByRole('menuitem', { name: 'Get Help' }).click();
  await page.getByRole('dialog', { name: 'Get Help' }).waitFor();
}

test('without a chat the dialog sends 5,000 characters with the owner’s address, and keeps them on failure [HELP-05, HELP-06]', async () => {
  const { email } = await onboardedOwner();
  const page = await browser.newPage(lowWindow);
  await openAs(page, cloud, { email });
  await getHelp(page);
  const message = `No report came. ${'Light & wind. '.repeat(400)}`.slice(0, 4_999).concat('!');
  const field = page.getByLabel('Your message');
  await field.fill(`${message} and nothing more`);
  expect(await field.inputValue()).toHaveLength(5_000);
  await page.route('**/send-help-ticket', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Submission failed').waitFor();
  expect(await field.inputValue()).toBe(message);
  await page.unroute('**/send-help-ticket');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Help request sent').waitFor();
  const mail = await mailWhere(
    ({ to, text }) => to === outputs.SUPPORT_ADDRESS && text.includes(email),
  );
  expect(mail.subject).toBe('Get Help: Ann Archer');
  expect(mail.text.replace(/\s+/g, ' ')).toContain(message.slice(0, 200));
});

/** The commands that the app queued for the vendor's script, which is not loaded. */
const chatCommands = (page: Page) =>
  page.evaluate<string[]>(
    `(window.$crisp ?? []).filter(([verb]) => verb === 'do').map(([, what]) => what)`,
  );
/** The app shows and hides the widget a second after the page. */
const chatTimeout = { timeout: 10_000 };

test('with a chat, Get Help opens it next to the dialog; it is hidden on the login page [HELP-07, HELP-09, HELP-10]', async () => {
  const { email } = await onboardedOwner();
  const page = await browser.newPage(lowWindow);
  await page.route('**/config.json', async (route) => {
    const settings = await (await route.fetch()).json();
    await route.fulfill({ json: { ...settings, chatSiteId: 'a-site' } });
  });
  await page.route('https://client.crisp.chat/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(`${origin}/login`);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  expect(await chatCommands(page), 'the login loads no chat').toEqual([]);
  await logIn(page, origin, email);
  await page.waitForURL('**/emails');
  await expect.poll(async () => (await chatCommands(page)).at(-1), chatTimeout).toBe('chat:show');
  await getHelp(page);
  await expect.poll(() => chatCommands(page), chatTimeout).toContain('chat:open');
});
