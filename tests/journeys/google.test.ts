import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { handler as complete } from '../../lambdas/accounts/complete-profile.lambda.ts';
import { handler as sendToken } from '../../lambdas/accounts/send-verification-email-token.lambda.ts';
import { handler as setWebsite } from '../../lambdas/accounts/update-website.lambda.ts';
import { handler as verify } from '../../lambdas/accounts/verify-email-token.lambda.ts';
import { eventFrom, newNetwork } from '../factories/caller.ts';
import { httpEvent } from '../factories/http-event.ts';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { newAddress, newOwner, PASSWORD } from '../factories/owner.ts';
import { lowWindow, openBrowser } from './browser.ts';

const cloud = inject('cloud');
const { origin } = cloud;

async function continueWithGoogle(page: Page, from: '/login' | '/signup', email: string) {
  await page.goto(`${origin}${from}`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/authorize?**');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** An account with a password, a verified address and a complete profile. */
async function completeOwner() {
  const owner = await newOwner(cloud);
  await sendToken(eventFrom(newNetwork(), { email: owner.email, userId: owner.id }));
  await verify(httpEvent({ token: tokenIn(await mailTo(owner.email)) }));
  const step = {
    first_name: 'Ann',
    last_name: 'Archer',
    company: 'Acme',
    job_role: 'CEO',
    timezone: 'Europe/Paris',
  };
  await complete(httpEvent(step, owner));
  await setWebsite(httpEvent({ website: 'acme.example' }, owner));
  return owner;
}

test('Google signs up a new address and signs in a known one; sign-out ends it in every tab [CALL-10] [CALL-11]', async () => {
  await using browser = await openBrowser();
  const page = await browser.newPage(lowWindow);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await continueWithGoogle(page, '/signup', newAddress());
  await page.waitForURL('**/onboarding');
  await page.getByLabel('First Name').waitFor();
  expect(page.url()).toBe(`${origin}/onboarding`);

  const owner = await completeOwner();
  const context = await browser.newContext(lowWindow);
  const known = await context.newPage();
  await continueWithGoogle(known, '/login', owner.email);
  await known.waitForURL('**/connection');
  await known.getByRole('button', { name: /AA/ }).waitFor();

  const second = await context.newPage();
  await second.goto(`${origin}/emails`);
  await second.getByRole('button', { name: /AA/ }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await second.waitForURL('**/login');
  await known.waitForURL('**/login');
  expect(errors).toEqual([]);
});

test('the owner of an address can sign in with Google, and an earlier unverified sign-up cannot', async () => {
  const victim = await newOwner(cloud);
  await using browser = await openBrowser();
  const page = await browser.newPage(lowWindow);
  await continueWithGoogle(page, '/login', victim.email);
  await page.waitForURL('**/onboarding');

  const attacker = await (await browser.newContext(lowWindow)).newPage();
  await attacker.goto(`${origin}/login`);
  await attacker.getByLabel('Email').fill(victim.email);
  await attacker.getByLabel('Password').fill(PASSWORD);
  await attacker.getByRole('button', { name: 'Sign in' }).click();
  await attacker.getByText('Incorrect email or password.').waitFor();
});

test('the login page shows that Google has not verified the address [LOGIN-12]', async () => {
  await using browser = await openBrowser();
  const page = await browser.newPage(lowWindow);
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/authorize?**');
  await page.getByLabel('Email').fill(newAddress());
  await page.getByLabel('Google has verified').uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Google hasn’t verified this email address').waitFor();
});
