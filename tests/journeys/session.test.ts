import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mailTo, mailWhere, tokenIn } from '../factories/mailbox.ts';
import { onboardedOwner } from '../factories/onboarded-owner.ts';
import { newAddress, newOwner, PASSWORD } from '../factories/owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { activateButton, type } from './keyboard.ts';
import { call, openAs, signUp } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
/** One browser for all tests; each has a separate context and storage. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A tab whose clock the test can move; until then it runs normally. */
async function newTab(): Promise<Page> {
  const page = await (
    await browser.newContext({ timezoneId: 'Europe/Paris', ...lowWindow })
  ).newPage();
  await page.clock.install();
  return page;
}

/** A signed-in owner on the profile page. */
async function openProfile(): Promise<{ page: Page; email: string }> {
  const { email } = await onboardedOwner();
  const page = await newTab();
  await openAs(page, cloud, { email }, '/profile');
  await page.getByLabel('Company').waitFor();
  return { page, email };
}
const accessToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('.accessToken')) ?? '';
    return localStorage.getItem(key);
  });

test('a new owner signs up, verifies, signs in and fills in the profile by keyboard alone [VERIFY-13, LOGIN-01]', async () => {
  const email = newAddress();
  const page = await newTab();
  await signUp(page, origin, email);
  await page.goto(`${origin}/verify-token?token=${tokenIn(await mailTo(email))}`);
  await page.getByRole('heading', { name: 'Email Verified!' }).waitFor();
  await page.clock.fastForward(3_000);
  await page.waitForURL('**/login?verified=true');
  await page.getByText('Email verified successfully! Please log in to continue.').waitFor();

  await page.getByLabel('Email').waitFor();
  await type(page, 'Email', email);
  await type(page, 'Password', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding');

  await page.getByLabel('Company Name').waitFor();
  await type(page, 'Company Name', 'Archer & Daughters');
  await type(page, 'Your Role', 'Founder');
  await activateButton(page, 'Continue to Website Setup');
  await page.getByLabel('Website URL').waitFor();
  await call(page, '/api/accounts/update-website', { website: 'archer.example' });

  await page.goto(`${origin}/profile`);
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  const fields = ['First Name', 'Last Name', 'Email address', 'Company', 'Job Role'];
  const values = () =>
    Promise.all(fields.map((label) => page.getByLabel(label, { exact: true }).inputValue()));
  await expect.poll(values).toEqual(['Ann', 'Archer', email, 'Archer & Daughters', 'Founder']);
});

test('a forgotten password is reset by the emailed link, which works once [RESET-02]', async () => {
  const { email } = await newOwner(cloud);
  const page = await newTab();
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();

  const { html } = await mailWhere(({ to, subject }) => to === email && /Reset/.test(subject));
  const link = html.match(/href="([^"]+reset-password[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const savePassword = async (password: string) => {
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Repeat new password').fill(password);
    await page.getByRole('button', { name: 'Save new password' }).click();
  };
  await savePassword('another horse');
  await page.getByText('Password changed').waitFor();
  await page.waitForURL('**/login');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Incorrect email or password.').waitFor();
  await page.getByLabel('Password').fill('another horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Login successful').waitFor();
  await page.waitForURL('**/onboarding');

  await savePassword('a third horse');
  await page.getByRole('link', { name: 'Request a new link' }).waitFor();
});

test('a session about to expire during work is renewed, and no typed text is lost [CALL-03]', async () => {
  const { page } = await openProfile();
  await page.getByLabel('Company').fill('Archer Ltd');
  const before = await accessToken(page);
  await page.clock.fastForward('08:40'); // ten minutes, less three ticks
  await expect.poll(() => accessToken(page), { timeout: 20_000 }).not.toBe(before);
  expect(await page.getByLabel('Company').inputValue()).toBe('Archer Ltd');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Profile updated').first().waitFor();
});

test('a session that expired during work leads to the login, and back to what was typed [GATE-03, STATE-09]', async () => {
  const { page, email } = await openProfile();
  await page.getByLabel('Company').fill('Archer Ltd');
  // In one step, because a background call would lead to the login before the click.
  await page.getByRole('button', { name: 'Update Profile' }).evaluate((update) => {
    for (const key of Object.keys(localStorage)) {
      // The stored session is damaged, and the provider no longer knows the refresh token.
      if (/\.(accessToken|refreshToken)$/.test(key)) {
        localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, -12)}AAAAAAAAAAAA`);
      }
    }
    (update as unknown as { click(): void }).click();
  });
  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/profile');
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Archer Ltd');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByText('Profile updated').first().waitFor();
});
