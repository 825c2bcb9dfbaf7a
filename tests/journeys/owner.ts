import type { Page } from 'playwright-core';
import { PASSWORD } from '../factories/owner.ts';

/** What somebody does on the pages, step by step. */
export async function signUp(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Archer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/verify-email');
}

export async function logIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Login successful').waitFor();
}

/** A call with the page's own session, for what a journey needs and is not about. */
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
