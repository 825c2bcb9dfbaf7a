import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { subscribeOwner } from '../../lib/local/seed/owner.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { mailWhere } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { usedPlan } from '../factories/used-plan.ts';
import { humanContext, lowWindow, openBrowser } from './browser.ts';
import { clickButton, openAs } from './owner.ts';
import { ownerOfTheShop } from './shop-owner.ts';

const cloud = inject('cloud');
const database = table.connect(process.env as never);
let browser: Browser;
let shop: CustomerSite;
let page: Page;

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startCustomerSite(0)]);
  page = await browser.newPage(lowWindow);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close()]);
});

const clickInPlan = (page: Page, plan: string, label: string) =>
  page.getByRole('region', { name: plan }).getByRole('button', { name: label }).click();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const mailAbout = (address: string, about: string) =>
  mailWhere(({ to, subject }) => to === address && subject.includes(about));

/** Visits the shop. Returns whether the visit is recorded. */
async function visit(): Promise<boolean> {
  const page = await (await browser.newContext(humanContext)).newPage();
  const startSessionResponse = page.waitForResponse('**/start-session');
  // Starts waiting before the visit, because the first batch may be stored before this reads the admission.
  const stored = page.waitForResponse('**/record-events**').catch(() => undefined);
  await page.goto(`${shop.origin}/product`);
  const { admitted } = await (await startSessionResponse).json();
  if (admitted) await stored;
  await page.context().close();
  return admitted;
}

/** How many plan cards are in the first row at a width. */
async function columnsAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  const boxes = await Promise.all(
    ['Free', 'Starter', 'Growth'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  return boxes.filter((box) => box?.y === boxes[0]?.y).length;
}

test('the 100th visit fills the plan, a payment resumes recording, and the portal leads back to Free [BILL-08, BILL-16, BILL-17, BILL-22, BILL-27, BILL-28, ROLE-03]', async () => {
  const owner = await ownerOfTheShop(cloud, shop);
  await usedPlan(database, owner.id, 99);
  await openAs(page, cloud, owner, '/usage-billing');
  await waitForText(page, '99');
  expect(await visit()).toBe(true);
  await waitForText(page, /reached your session limit! Session tracking is paused\./);
  await waitForText(page, /We've sent you upgrade options via email\./);
  expect((await mailAbout(owner.email, 'Recording is paused')).text).toContain('Starter: 2,500');
  expect(await visit()).toBe(false);

  expect([
    await columnsAt(page, 390),
    await columnsAt(page, 700),
    await columnsAt(page, 1280),
  ]).toEqual([1, 2, 3]);
  await clickInPlan(page, 'Starter', 'Upgrade');
  await waitForText(page, 'price_starter');
  const paidAt = Date.now();
  await clickButton(page, 'Pay and subscribe');
  await waitForText(
    page,
    'Your subscription has been successfully updated! Your new plan is now active.',
  );
  await waitForText(page, 'You are now on the Starter plan.');
  expect(await visit()).toBe(true);
  await waitForText(page, '1 / 2,500');
  expect(Date.now() - paidAt).toBeLessThan(60_000);

  await clickInPlan(page, 'Free', 'Downgrade');
  await clickButton(page, 'Cancel at the end of the period');
  await waitForText(page, /Your plan ends on .* Nothing changes until then/);
  await clickButton(page, 'Manage billing');
  await clickButton(page, 'End now');
  await waitForText(page, 'charged at $0/mo.');
});

test('an invited member unsubscribes with one click in the email; the owner still gets reports', async () => {
  const owner = await ownerOfTheShop(cloud, shop);
  await subscribeOwner(database, owner.id, new Date());
  await openAs(page, cloud, owner, '/email-notifications');
  await waitForText(page, '1/3 team members');
  const email = newAddress();
  await clickButton(page, 'Add team');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Job Role').fill('Developer');
  await clickButton(page, 'Add member');
  await waitForText(page, `${email} has been added to receive daily insights.`);

  const notice = await mailAbout(email, 'You now receive daily insights');
  const [link = ''] = /http\S+\/m\/unsubscribe\/[\w.-]+/.exec(notice.text) ?? [];
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(link);
  await waitForText(reader, email);
  await clickButton(reader, 'Unsubscribe');
  await waitForText(reader, `${email} gets no more reports`);
  await page.reload();
  await waitForText(page, '2/3 team members');
});
