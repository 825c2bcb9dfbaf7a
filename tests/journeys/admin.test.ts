import {
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, inject, test } from 'vitest';
import { makeAdmin } from '../../lib/operate/admins.ts';
import { localTarget } from '../../lib/operate/target.ts';
import { onboardedOwner } from '../factories/onboarded-owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { openAs } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;

test('a command makes an owner an admin who can list users, until removed from the group [GATE-07, USERS-10, USERS-12]', async () => {
  const [admin, someone] = [await onboardedOwner(), await onboardedOwner()];
  await using browser = await openBrowser();
  const page = await browser.newPage(lowWindow);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openAs(page, cloud, admin, '/users');
  await page.waitForURL('**/emails');

  await makeAdmin(admin.email, localTarget(cloud));
  await page.goto(`${origin}/emails`);
  await page.getByRole('button', { name: 'AA account menu' }).click();
  await page.getByRole('menuitem', { name: 'Users' }).click();
  await page.waitForURL('**/users');
  await page.getByText(/users in total$/).waitFor();
  await page.getByLabel('Search users').fill(someone.email.toUpperCase());
  await page.getByText(/^1 of /).waitFor();
  const row = page.getByRole('row').nth(1);
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    'Ann Archer',
    someone.email,
    'Archer & Daughters',
    'Founder',
    'archer.example',
    expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/),
    '–',
    'Not Connected',
  ]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Email' }).focus();
  await page.keyboard.press('Enter');
  const emails = page.getByRole('row').locator('td:nth-child(2)');
  const ascending = await emails.first().textContent();
  await page.keyboard.press('Enter');
  await expect.poll(() => emails.first().textContent()).not.toBe(ascending);

  await new CognitoIdentityProviderClient({}).send(
    new AdminRemoveUserFromGroupCommand({
      UserPoolId: cloud.outputs.USER_POOL_ID,
      Username: admin.email,
      GroupName: 'admins',
    }),
  );
  await page.reload();
  await page.waitForURL('**/emails');
  expect(errors).toEqual([]);
});
