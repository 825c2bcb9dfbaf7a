import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { firstBatch } from '../factories/batch.ts';
import { mailWhere } from '../factories/mailbox.ts';
import { onboardedOwner } from '../factories/onboarded-owner.ts';
import { PASSWORD } from '../factories/owner.ts';
import { connectedSite, sendBatch, ticketFor } from '../factories/visit.ts';
import { findings } from './axe.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { openAs } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;

test('an owner exports data, erases a website’s recordings, deletes the account by email and cannot sign in', async () => {
  const { id, email } = await onboardedOwner();
  const site = await connectedSite('old-shop.example', id);
  const { ticket, session_id: sessionId } = await ticketFor(site);
  await sendBatch(site, ticket, firstBatch(site.domain));
  await using browser = await openBrowser();
  const page = await (await browser.newContext(lowWindow)).newPage(); // axe needs a context
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openAs(page, cloud, { email }, '/profile');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^reveille-.*\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email, company: 'Archer & Daughters' });

  await page.getByRole('button', { name: 'Delete recordings...' }).click();
  await page.getByLabel('Type the website address to confirm').fill('old-shop.example');
  expect(await findings(page, 'erasing recordings')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('1 recording deleted').waitFor();
  const sessions = sessionStore(table.connect(process.env as never));
  expect(await sessions.find({ ownerId: id, sessionId })).toBeUndefined();

  await page.getByRole('button', { name: 'Delete account...' }).click();
  await page.getByLabel('Type your email address to continue').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Check your email').waitFor();
  const mail = await mailWhere(({ to, subject }) => to === email && subject.startsWith('Delete'));
  await page.goto(mail.text.match(/https?:\S+\/delete-account\?token=\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  await mailWhere(({ to, subject }) => to === email && subject.includes('is deleted'));

  await page.goto(`${origin}/emails`);
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Incorrect email or password.').waitFor();
  expect(errors).toEqual([]);
});
