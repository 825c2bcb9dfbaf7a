import { defaultStorage } from 'aws-amplify/utils';
import type { Page } from 'playwright-core';
import { mailTo, tokenIn } from '../factories/mailbox.ts';
import { configureAmplify, PASSWORD, logIn as tokensOf } from '../factories/owner.ts';

export const clickButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Archer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await clickButton(page, 'Create account');
  await page.waitForURL('**/verify-email');
}

/** Opens the link of the sign-up email. */
export async function verify(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/verify-token?token=${tokenIn(await mailTo(email))}`);
  await page.getByText('Email Verified!').waitFor();
}

export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await clickButton(page, 'Sign in');
  await page.getByText('Login successful').waitFor();
}

/** The suffixes of Amplify's storage keys. */
const STORED_NAMES = ['accessToken', 'idToken', 'refreshToken', 'clockDrift'];

/** Deletes the stored session, on a small document of the app's origin. */
export async function clearSession(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/config.json`);
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
}

/** Opens the app with a stored session, without loading the login page. */
export async function openAs(
  page: Page,
  cloud: { origin: string; endpoint: string; outputs: Record<string, string> },
  owner: { email: string },
  path = '/emails',
): Promise<void> {
  const { origin, outputs } = cloud;
  // The owner may have been created by the app instead of by this process.
  configureAmplify(cloud);
  await tokensOf(owner);
  const prefix = `CognitoIdentityServiceProvider.${outputs.USER_POOL_CLIENT_ID}`;
  const user = await defaultStorage.getItem(`${prefix}.LastAuthUser`);
  const names = ['LastAuthUser', ...STORED_NAMES.map((name) => `${user}.${name}`)];
  const stored: [string, string][] = [];
  for (const name of names) {
    const value = await defaultStorage.getItem(`${prefix}.${name}`);
    if (value !== null) stored.push([`${prefix}.${name}`, value]);
  }
  await clearSession(page, origin);
  await page.evaluate((items) => {
    for (const [key, value] of items) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${origin}${path}`);
}

/** Completes the company step of the onboarding. */
export async function fillCompany(page: Page): Promise<void> {
  await page.waitForURL('**/onboarding');
  await page.getByLabel('Company Name').fill('Harbor Lane Candles');
  await page.getByLabel('Your Role').fill('Founder');
  await clickButton(page, 'Continue to Website Setup');
}

/** Completes the onboarding through calls, without its pages. */
export async function completeOnboarding(page: Page): Promise<void> {
  const names = { first_name: 'Ann', last_name: 'Archer', company: 'Archer', job_role: 'Founder' };
  await call(page, '/api/accounts/complete-profile', { ...names, timezone: 'Europe/Paris' });
  await call(page, '/api/accounts/update-website', { website: 'archer.example' });
}

/** Calls the API with the session of the page, for steps that the journey does not test. */
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
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
}
