import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { table } from '../../lambdas/adapters/table.ts';
import type { ReceivedMail } from '../../lib/local/inbox.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import {
  addMember,
  closedVisit,
  connectedOwner,
  waitForSchedule,
} from '../factories/connected-owner.ts';
import { element, signal } from '../factories/digest.ts';
import { mailWhere } from '../factories/mailbox.ts';
import { newOwner, PASSWORD } from '../factories/owner.ts';
import { subscribed } from '../factories/subscribed.ts';
import { lowWindow, openBrowser, openInApp } from './browser.ts';
import { clearSession, openAs } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
const store = () => table.connect(process.env as never);
const REPORT_DATES = ['2026-03-05', '2026-03-06', '2026-03-07'];
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** The page of a recipient without a login. */
let reader: Page;
let owner: { id: string; email: string };
let member: { email: string };
let otherOwner: { id: string; email: string };

const mailOf = (to: string, date: string): Promise<ReceivedMail> =>
  mailWhere((mail) => mail.to === to && mail.text.includes(dayNames[date] ?? date));
/** The date that the email is about, as the email shows it. */
const dayNames: Record<string, string> = {
  '2026-03-05': 'Wednesday, March 4',
  '2026-03-06': 'Thursday, March 5',
  '2026-03-07': 'Friday, March 6',
};
const linksIn = ({ text }: ReceivedMail) => text.match(/https?:\/\/[^\s)>]+/g) ?? [];
const open = (path: string) => openInApp(page, `${origin}${path}`);
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Waits until the report of this day is shown. */
const waitForDay = (name: string) => page.getByText(name, { exact: true }).waitFor();

/** Six visitors on a day in March, four of whom hit a dead button. */
async function visitsOn(day: string) {
  const rage = signal('rage-click', '/cart', { element: element('Apply'), strong: true, count: 6 });
  for (let visit = 0; visit < 6; visit += 1) {
    const at = new Date(Date.parse(`2026-03-${day}T15:00:00Z`) + visit * 600_000);
    await closedVisit(owner.id, at, { entryPage: '/cart', signals: visit < 4 ? [rage] : [] });
  }
}

/** Three reports about a shop with a dead discount button, sent to its owner and a member. */
beforeAll(async () => {
  browser = await openBrowser();
  [owner, otherOwner] = [await newOwner(cloud), await newOwner(cloud)];
  const since = new Date('2026-03-01T12:00:00Z');
  await connectedOwner({ zone: 'America/New_York', since, account: owner });
  member = await addMember(owner.id);
  await subscribed(store(), owner.id, since);
  for (const each of ['04', '05', '06']) await visitsOn(each);
  await waitForSchedule(owner.id);
  for (const date of REPORT_DATES) {
    const at = () => new Date(`${date}T14:00:00Z`);
    await reportsAsOf({ ...cloud, at, owner: owner.email }, () => {});
  }
  context = await browser.newContext(lowWindow);
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  reader = await browser.newPage(lowWindow);
  await openAs(page, cloud, owner);
}, 120_000);
afterAll(() => browser.close());

test('an emailed link leads through the login to its date’s report, and from there to nearby days', async () => {
  const mail = await mailOf(owner.email, '2026-03-06');
  const full = linksIn(mail).find((link) => link.includes('/m/c/')) ?? '';
  await clearSession(page, origin);
  await page.goto(full);
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press('Sign in');
  await page.waitForURL(`**/daily-insights/${owner.id}?date=2026-03-06`);
  await waitForDay('Thursday, March 5, 2026');

  await page.getByRole('link', { name: 'Next report' }).click();
  await waitForDay('Friday, March 6, 2026');
  await page.goBack();
  await waitForDay('Thursday, March 5, 2026');
  await page.getByRole('link', { name: 'Previous report' }).click();
  await waitForDay('Wednesday, March 4, 2026');
});

test('a report links to its video and back, also after a reload', async () => {
  await open(`/daily-insights/${owner.id}?date=2026-03-06`);
  await page.getByRole('article').waitFor();
  await page.keyboard.press('End');
  await page.getByRole('link', { name: 'Watch it as a video' }).click();
  await page.waitForURL('**/daily-video?video=2026-03-06');
  const still = page.getByRole('button', { name: /^Play the video.*Thursday, March 5, 2026/ });
  await still.waitFor();
  await page.reload();
  await still.waitFor();
  await page.goBack();
  await page.waitForURL('**/daily-insights/*?date=2026-03-06');
  await waitForDay('Thursday, March 5, 2026');
});

test('an answer to an issue shows in email and page, can be removed, and applies to the next report', async () => {
  const answer = (name: string, pressed: boolean) =>
    page.getByRole('button', { name, exact: true, pressed }).waitFor();
  await open(`/daily-insights/${owner.id}?date=2026-03-05`);
  await waitForDay('Wednesday, March 4, 2026');
  const fixed = page.getByRole('button', { name: 'Fixed', exact: true });
  if ((await fixed.getAttribute('aria-pressed')) === 'true') await fixed.click();
  await answer('Fixed', false);
  await fixed.click();
  await page.getByText(/^Starting with the report of Mar \d, 2026, we’ll keep watching/).waitFor();
  await page.reload();
  await answer('Fixed', true);

  const isNotAProblemLink = (link: string) => link.endsWith('v=not-a-problem');
  const mail = await mailWhere(
    (each) => each.to === owner.email && linksIn(each).some(isNotAProblemLink),
  );
  const answerUrl = linksIn(mail).find(isNotAProblemLink) ?? '';
  await reader.goto(answerUrl);
  await reader.getByRole('button', { name: 'Don’t show this again' }).click();
  await reader.getByRole('heading', { name: 'Noted' }).waitFor();
  await page.reload();
  await answer('Not a problem', true);
  await answer('Fixed', false);
  await press('Not a problem');
  await page
    .getByText(/^Starting with the report of Mar \d, 2026, it is reported as before/)
    .waitFor();
  await page.reload();
  await answer('Not a problem', false);
  await press('Not a problem');
  await page.getByText(/it is left out\./).waitFor();

  await visitsOn('07');
  await reportsAsOf(
    { ...cloud, at: () => new Date('2026-03-08T14:00:00Z'), owner: owner.email },
    () => {},
  );
  await open(`/daily-insights/${owner.id}?date=2026-03-08`);
  await waitForDay('Saturday, March 7, 2026');
  expect(await page.getByRole('main').innerText()).not.toContain('Apply');
});

test('the list keeps its filters after a reload and after opening an email [MAILS-02, MAILS-07]', async () => {
  await open('/emails');
  await page.getByLabel('Search emails').fill(member.email.slice(0, 8));
  await page.getByRole('combobox', { name: 'Team member' }).click();
  await page.getByRole('option', { name: member.email }).click();
  const rows = page.getByRole('row').filter({ hasText: member.email });
  await page.waitForURL('**/emails?*recipient=*');
  const address = page.url();
  await page.reload();
  await rows.nth(2).waitFor();
  expect(await page.getByRole('row').filter({ hasText: owner.email }).count()).toBe(0);
  await rows.first().getByRole('link').click();
  await page.getByText('Email Analytics').waitFor();
  await page.goBack();
  await rows.nth(2).waitFor();
  expect(page.url()).toBe(address);
  await rows.first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to emails' }).click();
  expect(page.url()).toBe(address);
});

test('a member’s link shows the email’s content without a login and nothing else of the account', async () => {
  const mail = await mailOf(member.email, '2026-03-06');
  const full = linksIn(mail).find((link) => link.includes('/m/c/')) ?? '';
  const requestedUrls: string[] = [];
  reader.on('request', (request) => requestedUrls.push(new URL(request.url()).pathname));
  await reader.goto(full);
  await reader.waitForURL('**/m/report/**');
  await reader.getByRole('heading', { level: 1 }).waitFor();
  const shown = (await reader.locator('body').innerText()).replace(/\s+/g, ' ');
  expect(shown).toContain(mail.subject);
  expect(shown).toContain('Thursday, March 5');
  expect(shown).not.toContain('Good morning, Maya');
  expect(requestedUrls.filter((path) => !/^\/(m\/|assets\/inter-)/.test(path))).toEqual([]);
  const api = await reader.request.get(`${origin}/api/reports/get-latest-report`);
  expect(api.status()).toBe(401);
  await reader.goto(`${origin}/daily-insights/${owner.id}?date=2026-03-06`);
  await reader.waitForURL('**/login');
});

test('another account’s report, email and video look like missing ones [INS-17, MAIL-06, VIDEO-09]', async () => {
  const other = await connectedOwner({
    zone: 'America/New_York',
    since: new Date('2026-03-01T12:00:00Z'),
    account: otherOwner,
  });
  await open(`/daily-insights/${other.id}?date=2026-03-05`);
  await page.getByText('No Insights Available').waitFor();
  await page.getByText('Unable to load insights data for this user.').waitFor();
  await open(`/emails/20260305-${encodeURIComponent(other.email)}`);
  await page.getByText('No email content available').waitFor();
  await open('/emails/unknown');
  await page.getByText('Invalid Email ID').waitFor();
  await open(`/daily-video?video=2026-03-05&userId=${other.id}`);
  await page.getByText("You don't have permission to view this video.").waitFor();
});
