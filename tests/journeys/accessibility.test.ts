import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../factories/owner.ts';
import { findings, type Look, motions, turn } from './axe.ts';
import { openBrowser } from './browser.ts';
import { logIn, logInSettled, settle, signUp } from './owner.ts';

const { origin } = inject('cloud');
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
];
const outside = [
  ['/login', 'Welcome back'],
  ['/signup', 'Get started'],
  ['/forgot-password', 'Reset your password'],
  ['/reset-password?email=a%40b.example&code=1', 'Choose a new password'],
  ['/verify-email', 'Verify your email'],
  ['/verify-token', 'Verification Failed'],
  ['/contact', 'Contact support'],
  ['/no/such/page', 'Page not found'],
] as const;
const inside = [
  ['/profile', 'My Profile'],
  ['/emails', 'Emails'],
  ['/usage-billing', 'Usage & Billing'],
  ['/email-notifications', 'Email notifications'],
  ['/connection', 'Connect your website'],
  ['/recordings', 'Recordings'],
  ['/recordings/heatmap', 'Heatmap'],
] as const;

test('axe finds nothing on any page, in light and dark, wide and narrow, and nothing moves with reduced motion', async () => {
  const found: string[] = [];
  await using browser = await openBrowser();
  const tabWith = async (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      ...(storageState && { storageState }),
    });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };
  const inspect = async (tab: Page, { colorScheme, width }: Look, name: string) => {
    const place = `${name} ${colorScheme} ${width}`;
    found.push(...(await findings(tab, place)), ...(await motions(tab, place)));
  };
  const lookAt = async (tab: Page, name: string) => {
    for (const look of looks) {
      await turn(tab, look);
      await inspect(tab, look, name);
    }
  };
  const visit = async (tab: Page, paths: readonly (readonly [string, string])[]) => {
    for (const [path, heading] of paths) {
      await tab.goto(`${origin}${path}`);
      await tab.getByRole('heading', { level: 1, name: heading }).waitFor();
      await lookAt(tab, path);
    }
  };
  const page = await tabWith();
  const email = newAddress();
  await signUp(page, origin, email);
  await logIn(page, origin, email);
  await page.waitForURL('**/onboarding');
  await page.getByLabel('Company Name').waitFor();
  await lookAt(page, '/onboarding');
  await settle(page);

  await visit(await tabWith(), outside);
  const tab = await tabWith(await page.context().storageState());
  await visit(tab, inside);
  for (const look of looks) {
    await turn(tab, look);
    const opener = look.width < 768 ? 'Menu' : 'AA account menu';
    await tab.getByRole('button', { name: opener, exact: true }).click();
    await tab.getByText('Logout').waitFor();
    await inspect(tab, look, 'menu');
    await tab.getByText('Get Help').click();
    await tab.getByRole('dialog', { name: 'Get Help' }).waitFor();
    await inspect(tab, look, 'help');
    await tab.keyboard.press('Escape');
  }
  await tab.goto(`${origin}/recordings?signal=rage-click&clicked=Apply&device=phone`);
  for (const look of looks) {
    await turn(tab, look);
    for (const opener of ['Add filter', 'Date: All time', 'Device: Phone', 'Clicked text: Apply']) {
      await tab.getByRole('button', { name: opener, exact: true }).click();
      await tab.getByRole('dialog').waitFor();
      await inspect(tab, look, opener);
      await tab.keyboard.press('Escape');
      await tab.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  expect(found).toEqual([]);
}, 180_000);

test('the questions panel of the daily video is there on large screens only [VIDEO-06, VIDEO-07]', async () => {
  await using browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
  const email = newAddress();
  await signUp(page, origin, email);
  await logInSettled(page, origin, email);
  await page.goto(`${origin}/daily-video`);
  const question = page.getByPlaceholder('Ask anything...');
  await question.waitFor();
  await page.setViewportSize({ width: 1023, height: 800 });
  await question.waitFor({ state: 'hidden' });
}, 60_000);
