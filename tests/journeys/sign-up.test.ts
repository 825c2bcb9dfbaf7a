import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../factories/owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { call, logIn, openAs, signUp, verify } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
const banner = 'Email not verified yet - please check your email to verify your account';
const collectErrors = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

test('after sign-up, opening the emailed link removes the banner in two browsers; one socket serves all tabs [GATE-04, STATE-14, STATE-15]', async () => {
  const email = newAddress();
  await using browser = await openBrowser();
  const tabs = await browser.newContext(lowWindow);
  const page = await tabs.newPage();
  const errors = collectErrors(page);
  /** The pages that opened a live connection, in order. */
  const connections: string[] = [];

  await signUp(page, origin, email);
  await page.getByText(email).waitFor();
  await logIn(page, origin, email);
  await page.waitForURL('**/onboarding');

  await call(page, '/api/accounts/complete-profile', {
    first_name: 'Ann',
    last_name: 'Archer',
    company: 'Archer & Daughters',
    job_role: 'Founder',
    timezone: 'Europe/Paris',
  });
  await call(page, '/api/accounts/update-website', { website: 'archer.example' });
  // The onboarding may open its connection late, so its page is left before connections count.
  await page.goto('about:blank');
  page.on('websocket', () => connections.push('first tab'));
  const checks = [sessionChecked(page)];
  await page.goto(`${origin}/profile`);
  await page.getByText(banner).waitFor();
  await page.getByText('Archer & Daughters').first().waitFor();

  // A second tab saves the profile; this one shows it.
  const other = await tabs.newPage();
  other.on('websocket', () => connections.push('second tab'));
  checks.push(sessionChecked(other));
  await other.goto(`${origin}/profile`);
  await other.getByLabel('Company').fill('Archer Ltd');
  await other.getByRole('button', { name: 'Update Profile' }).click();
  await other.getByText('Profile updated').waitFor();
  await page.getByRole('banner').getByText('Archer Ltd').waitFor();

  expect(connections).toEqual(['first tab']);

  const second = await (await browser.newContext(lowWindow)).newPage();
  await openAs(second, cloud, { email });
  for (const each of [page, other, second]) await each.getByText(banner).waitFor();
  // Verifying the address ends earlier sessions; a page that has already checked its session keeps it.
  await Promise.all(checks);
  const link = await (await browser.newContext(lowWindow)).newPage();
  await verify(link, origin, email);
  for (const each of [page, other, second]) {
    await each.getByText(banner).waitFor({ state: 'detached' });
  }

  // The menu of an owner who is not an admin does not list the users.
  await page.getByRole('button', { name: 'AA account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Users');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You have been successfully logged out').waitFor();
  await page.waitForURL('**/login');
  expect(errors).toEqual([]);
});

/** A page opens with its stored tokens and checks them with the provider a moment later. */
const sessionChecked = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().headers()['x-amz-target']?.endsWith('.GetUser') ?? false,
  );
