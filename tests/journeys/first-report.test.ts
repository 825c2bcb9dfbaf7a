import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { getAllUsersAdmin } from '../../lambdas/contract/admin.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../lib/local/reports/moment.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { linesLogged } from '../factories/logged-lines.ts';
import { mailWhere } from '../factories/mailbox.ts';
import { type Scenario, scenarios, typed } from '../seed/scenarios.ts';
import { humanContext, lowWindow, openBrowser, openInApp } from './browser.ts';
import { call, clickButton, openAs } from './owner.ts';
import { ownerOfTheShop } from './shop-owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
let browser: Browser;
let shop: CustomerSite;

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startCustomerSite(0)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close()]);
});

/** A unique word per field. */
const canary = (index: number) => `quokka${index}wombat`;
const FIELDS = 6;
/** Types into every field of the checkout, once the recording has started. */
const typist: Scenario = {
  name: 'types everywhere',
  as: {},
  visit: async (page, origin) => {
    const recordingStarted = page.waitForResponse((response) =>
      response.url().includes('record-events'),
    );
    await page.goto(`${origin}/checkout`);
    await recordingStarted;
    const fields = await page.locator('input, textarea').all();
    expect(fields).toHaveLength(FIELDS);
    for (const [index, field] of fields.entries()) await field.pressSequentially(canary(index));
    await clickButton(page, 'Estimate shipping');
  },
};

async function visits(...names: string[]) {
  const visitors = names.map((name) => [typist, ...scenarios].find((each) => each.name === name));
  const contexts = await Promise.all(
    visitors.map(async (visitor) => {
      if (!visitor) throw new Error(`No scenario among ${names}`);
      const context = await browser.newContext({ ...humanContext, ...visitor.as });
      const page = await context.newPage();
      const pause = page.waitForTimeout.bind(page);
      page.waitForTimeout = (ms) => pause(ms / 2); // the button still does nothing for four seconds
      await visitor.visit(page, shop.origin);
      await page.goto('about:blank');
      return context;
    }),
  );
  // The last batch is sent on page exit and may arrive later. A busy browser may drop it; the report must then do
  // with the earlier batches, as on any website.
  const allHaveExited = async () => (await exitedVisitors()) === names.length;
  await vi.waitUntil(allHaveExited, { timeout: 20_000, interval: 200 }).catch((error: Error) => {
    if (!error.message.startsWith('Timed out')) throw error;
  });
  await Promise.all(contexts.map((each) => each.close()));
}

async function exitedVisitors(): Promise<number> {
  const sessions = sessionStore(table.connect(process.env as never));
  let exited = 0;
  for await (const key of sessions.unclosed()) {
    const session = await sessions.find(key);
    if (session?.domain === shop.domain && session.leftAt) exited += 1;
  }
  return exited;
}

/** The content of the bucket, decompressed. */
async function bucketTexts(): Promise<string> {
  const bucket = bucketAdapter.connect(process.env as never);
  const texts: string[] = [];
  for await (const { key } of bucket.list('')) {
    const object = await bucket.get(key);
    if (!object) continue;
    const isPacked = object.body[0] === 0x1f && object.body[1] === 0x8b;
    texts.push((isPacked ? gunzipSync(object.body) : Buffer.from(object.body)).toString());
  }
  return texts.join('\n');
}

/** All logs of this journey, once they contain an entry that this page has just caused. */
async function completeLogs(page: Page, ownerId: string, since: Date): Promise<string> {
  await expect(call(page, getAllUsersAdmin.path, {})).rejects.toThrow('403');
  return vi.waitFor(
    async () => {
      const logs = await linesLogged(cloud.endpoint, since);
      expect(logs).toMatch(new RegExp(`a caller is not an admin.*${ownerId}`));
      expect(logs.match(/START RequestId/g)?.length).toBeGreaterThan(20);
      return logs;
    },
    { timeout: 20_000, interval: 500 },
  );
}

/** `connect-website` tests the steps from sign-up to the first visit. */
test('the first visits lead to a report email that names the dead button with correct numbers [STATE-26]', async () => {
  const since = new Date();
  const { id: ownerId, email } = await ownerOfTheShop(cloud, shop);
  await visits('try a code', 'try a code on a phone', 'browse', typist.name);
  const at = parseInstant('tomorrow', new Date());
  await reportsAsOf({ ...cloud, at, owner: email }, () => {});
  const mail = await mailWhere(({ to, text }) => to === email && text.includes('at checkout'));
  expect(mail.text).toContain('“Apply” doesn’t respond');
  expect(mail.text).toContain('2 visitors clicked “Apply” at checkout');
  expect(mail.text).toMatch(/^ *4 visitors$/m);
  expect(mail.text).toMatch(/^ *4 sessions$/m);
  // Recordings, the report with the model's input, the email, every log: none contains typed text.
  const page = await browser.newPage(lowWindow);
  await openAs(page, cloud, { email });
  const logs = await completeLogs(page, ownerId, since);
  const storedTexts = [
    await bucketTexts(),
    mail.html,
    mail.text,
    readFileSync(join(cloud.folder, 'emulator.log'), 'utf8'),
    logs,
  ].join('\n');
  expect(storedTexts).toContain('<material>');
  const secrets = [typed.code, ...Array.from({ length: FIELDS }, (_, index) => canary(index))];
  expect(secrets.filter((secret) => storedTexts.includes(secret))).toEqual([]);

  await page.getByRole('link', { name: mail.subject }).click();
  await page.getByText('Email Content').waitFor();
  await page.getByRole('link', { name: 'Open the full report' }).click();
  await page.getByRole('heading', { level: 1, name: mail.subject }).waitFor();
  await page
    .getByRole('button', { name: /Watch the \d+-second clip/ })
    .first()
    .click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.locator('iframe[sandbox="allow-same-origin"]').waitFor();

  // The same visits as a video, and back to the report.
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Watch it as a video' }).click();
  await page.getByRole('button', { name: /^Play the video/ }).click();
  const player = page.getByRole('region', { name: 'Daily video' });
  const clips = page.getByRole('listitem').getByRole('button', { name: /“Apply”/ });
  await clips.first().click();
  const shown = player.getByRole('img', { name: 'The recorded page' }).locator('iframe');
  await shown.contentFrame().getByRole('button', { name: 'Apply' }).waitFor();
  await player.getByText(/clicked “Apply”/).waitFor();
  const second = async () => Number(await player.getByRole('slider').getAttribute('aria-valuenow'));
  const before = await second();
  await expect.poll(second, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: mail.subject }).waitFor();

  await page
    .getByRole('button', { name: /Watch the \d+-second clip/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Watch the whole recording' }).click();
  await page.waitForURL('**/recordings/**');
  await page.getByRole('heading', { level: 1, name: /^Session on/ }).waitFor();
  await page.locator('iframe[sandbox="allow-same-origin"]').waitFor();

  // From a number in the report to the sessions behind it, and to one of them.
  await openInApp(page, `${origin}/daily-insights/${ownerId}`);
  await page.getByText('Details', { exact: true }).first().click();
  await page
    .getByRole('link', { name: /^2 of \d+ visitors/ })
    .first()
    .click();
  await page.waitForURL('**/recordings?signal=*');
  const behind = page.getByRole('table').getByRole('link');
  await expect.poll(() => behind.count()).toBe(2);
  await behind.first().click();
  await page.getByRole('heading', { level: 1, name: /^Session on/ }).waitFor();
  await page.locator('iframe[sandbox="allow-same-origin"]').waitFor();

  // The same clip, for a reader of the email on a phone without a login.
  const [, clip = ''] = mail.text.match(/Watch the \d+-second clip:\n(\S+)/) ?? [];
  const reader = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await reader.goto(clip);
  await reader.locator('iframe[sandbox="allow-same-origin"]').waitFor();
}, 240_000);
