import { inject, test } from 'vitest';
import { closedVisit, connectedOwner } from '../factories/connected-owner.ts';
import { newOwner } from '../factories/owner.ts';
import { lowWindow, openBrowser } from './browser.ts';
import { activate } from './keyboard.ts';
import { openAs } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;

test('an owner shares a recording by keyboard alone; the link opens without a login until it is revoked', async () => {
  const owner = await newOwner(cloud);
  const since = new Date(Date.now() - 86_400_000);
  await connectedOwner({ zone: 'America/New_York', since, account: owner });
  const { sessionId } = await closedVisit(owner.id, new Date(Date.now() - 3_600_000));
  await using browser = await openBrowser();
  const page = await browser.newPage(lowWindow);
  await openAs(page, cloud, owner);
  await activate(page.getByRole('link', { name: 'Recordings', exact: true }));
  await activate(page.locator(`a[href="/recordings/${sessionId}"]`).first());
  await activate(page.getByRole('button', { name: 'Share', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Share this recording' });
  await dialog.waitFor();
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/share-recording') && response.ok(),
  );
  await activate(dialog.getByRole('button', { name: 'Create link' }));
  const { share } = await (await created).json();

  const guest = await (await browser.newContext(lowWindow)).newPage();
  await guest.goto(`${origin}/shared/${share.token}`);
  await guest.getByRole('heading', { level: 1, name: 'A visit to harborlane.example' }).waitFor();

  await activate(dialog.getByRole('button', { name: 'Revoke' }));
  await page.getByText('Link revoked').waitFor();
  await guest.reload();
  await guest.getByText('This link no longer works').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}, 120_000);
