import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newAddress } from '../factories/owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { call, enterAs, logIn, signUp, verify } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
const banner = 'Email not verified yet - please check your email to verify your account';
const listen = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
};

test('after sign-up, opening the emailed link removes the banner in two browsers; one socket serves all tabs [GATE-04, STATE-14, STATE-15]', async () => {
  const email = newAddress();
  await using browser = await openBrowser();
  const tabs = await browser.newContext(lowWindow);
  const page = await tabs.newPage();
  const errors = listen(page);
  /** The pages that opened a live connection, in order. */
  const lines: string[] = [];

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
  page.on('websocket', () => lines.push('first tab'));
  const confirmed = [sessionConfirmed(page)];
  await page.goto(`${origin}/profile`);
  await page.getByText(banner).waitFor();
  await page.getByText('Archer & Daughters').first().waitFor();

  // A second tab saves the profile; this one shows it.
  const other = await tabs.newPage();
  other.on('websocket', () => lines.push('second tab'));
  confirmed.push(sessionConfirmed(other));
  await other.goto(`${origin}/profile`);
  await other.getByLabel('Company').fill('Archer Ltd');
  await other.getByRole('button', { name: 'Update Profile' }).click();
  await other.getByText('Profile updated').waitFor();
  await page.getByRole('banner').getByText('Archer Ltd').waitFor();

  expect(lines).toEqual(['first tab']);

  const second = await (await browser.newContext(lowWindow)).newPage();
  await enterAs(second, cloud, { email });
  for (const each of [page, other, second]) await each.getByText(banner).waitFor();
  // A verified address ends the sessions that began before it; a page that has asked by then stays.
  await Promise.all(confirmed);
  const link = await (await browser.newContext(lowWindow)).newPage();
  await verify(link, origin, email);
  for (const each of [page, other, second]) {
    await each.getByText(banner).waitFor({ state: 'detached' });
  }

  // Not an admin: neither the menu nor the address leads to the users.
  await page.getByRole('button', { name: 'AA account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Users');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByText('You have been successfully logged out').waitFor();
  await page.waitForURL('**/login');
  expect(errors).toEqual([]);
});

/** A page opens with the tokens it finds and asks the provider about them a moment later. */
const sessionConfirmed = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().headers()['x-amz-target']?.endsWith('.GetUser') ?? false,
  );
