import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../factories/owner.ts';
import { findings, motions } from './axe.ts';
import { openBrowser } from './browser.ts';
import { logIn, logInSettled, settle, signUp } from './owner.ts';

const { origin } = inject('cloud');
const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;
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
  const first = await browser.newContext();
  const page = await first.newPage();
  const email = newAddress();
  await signUp(page, origin, email);
  await logIn(page, origin, email);
  await page.waitForURL('**/onboarding');
  const look = async (tab: Page, place: string) => {
    found.push(...(await findings(tab, place)), ...(await motions(tab, place)));
  };
  for (const { colorScheme, viewport } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    await page.getByLabel('Company Name').waitFor();
    await look(page, `/onboarding ${colorScheme} ${viewport.width}`);
  }
  await settle(page);
  const storageState = await first.storageState();

  for (const { colorScheme, viewport } of looks) {
    const place = (name: string) => `${name} ${colorScheme} ${viewport.width}`;
    const visit = async (
      paths: readonly (readonly [string, string])[],
      session?: typeof storageState,
    ) => {
      const context = await browser.newContext({
        colorScheme,
        viewport,
        reducedMotion: 'reduce',
        ...(session && { storageState: session }),
      });
      context.setDefaultTimeout(20_000);
      const tab = await context.newPage();
      for (const [path, heading] of paths) {
        await tab.goto(`${origin}${path}`);
        await tab.getByRole('heading', { level: 1, name: heading }).waitFor();
        await look(tab, place(path));
      }
      return tab;
    };
    await visit(outside);
    const tab = await visit(inside, storageState);
    const isNarrow = viewport.width < 768;
    const opener = isNarrow ? 'Menu' : 'AA account menu';
    await tab.getByRole('button', { name: opener, exact: true }).click();
    await tab.getByText('Logout').waitFor();
    await look(tab, place('menu'));
    await tab.getByText('Get Help').click();
    await tab.getByRole('dialog', { name: 'Get Help' }).waitFor();
    await look(tab, place('help'));
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
