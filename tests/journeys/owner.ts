import { defaultStorage } from 'aws-amplify/utils';
import type { Page } from 'playwright-core';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { configureAmplify, PASSWORD, logIn as tokensOf } from '../factories/owner.ts';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** What an owner does on the pages, step by step. */
export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Archer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Create account');
  await page.waitForURL('**/verify-email');
}

/** Follows the link of the sign-up email. */
export async function verify(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/verify-token?token=${tokenIn(await mailTo(email))}`);
  await page.getByText('Email Verified!').waitFor();
}

export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Sign in');
  await page.getByText('Login successful').waitFor();
}

/** The prefix of Amplify's storage keys. */
const STORED = ['accessToken', 'idToken', 'refreshToken', 'clockDrift'];

/** Deletes the stored session, on a small document of the app's origin. */
export async function forgetOwner(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/config.json`);
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
}

/** Opens the app for an owner who signed in before: the session is stored, and the login is not loaded. */
export async function enterAs(
  page: Page,
  cloud: { origin: string; endpoint: string; outputs: Record<string, string> },
  owner: { email: string },
  path = '/emails',
): Promise<void> {
  const { origin, outputs } = cloud;
  // No owner may have been made in this process: the app signed this one up.
  configureAmplify(cloud);
  await tokensOf(owner);
  const prefix = `CognitoIdentityServiceProvider.${outputs.USER_POOL_CLIENT_ID}`;
  const user = await defaultStorage.getItem(`${prefix}.LastAuthUser`);
  const names = ['LastAuthUser', ...STORED.map((name) => `${user}.${name}`)];
  const stored: [string, string][] = [];
  for (const name of names) {
    const value = await defaultStorage.getItem(`${prefix}.${name}`);
    if (value !== null) stored.push([`${prefix}.${name}`, value]);
  }
  await forgetOwner(page, origin);
  await page.evaluate((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${origin}${path}`);
}

/** From the first page of the app to the website step. */
export async function describeCompany(page: Page): Promise<void> {
  await page.waitForURL('**/onboarding');
  await page.getByLabel('Company Name').fill('Harbor Lane Candles');
  await page.getByLabel('Your Role').fill('Founder');
  await press(page, 'Continue to Website Setup');
}

/** Completes the onboarding through calls, without its pages. */
export async function settle(page: Page): Promise<void> {
  const names = { first_name: 'Ann', last_name: 'Archer', company: 'Archer', job_role: 'Founder' };
  await call(page, '/api/accounts/complete-profile', { ...names, timezone: 'Europe/Paris' });
  await call(page, '/api/accounts/update-website', { website: 'archer.example' });
}

/** A call with the page's session, for steps that the journey does not test. */
export async function call(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([address, json]) => {
      const key = Object.keys(localStorage).find((each) => each.endsWith('.accessToken')) ?? '';
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem(key)}`,
      };
      return (await fetch(address, { method: 'POST', headers, body: json })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}
