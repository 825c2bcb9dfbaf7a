import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { listReports } from '../../lambdas/contract/reports.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { recordingList } from '../factories/recording-row.ts';
import { emailRow } from '../factories/report.ts';
import { ANN } from '../fakes/auth.ts';
import { type Appearance, findings, motions, setAppearance } from '../journeys/axe.ts';
import { openInApp } from '../journeys/browser.ts';
import { triesAllCases } from '../sample.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

/** A low window, because drawing is a third of the cost of a page. */
const height = 400;
const appearances: readonly Appearance[] = [
  { colorScheme: 'light', width: 1440, height },
  { colorScheme: 'dark', width: 390, height },
];
/** An address, its heading, and the text that appears last. */
type PageCheck = readonly [path: string, heading: string | RegExp, last?: string];
const signedOutPages: readonly PageCheck[] = [
  ['/login', 'Welcome back'],
  ['/signup', 'Get started'],
  ['/forgot-password', 'Reset your password'],
  ['/reset-password?email=a%40b.example&code=1', 'Choose a new password'],
  ['/verify-email', 'Verify your email'],
  ['/verify-token', 'Verification Failed'],
  ['/contact', 'Contact support'],
  ['/no/such/page', 'Page not found'],
];
const ANY = /./;
const onboarding: readonly PageCheck[] = [['/onboarding', ANY, 'Company Name']];
const signedInPages: readonly PageCheck[] = [
  ['/profile', 'My Profile', 'Your data'],
  ['/emails', 'Emails', 'No email logs found'],
  ['/usage-billing', 'Usage & Billing', 'Growth'],
  ['/email-notifications', 'Email notifications', 'Add team'],
  ['/connection', 'Connect your website', 'Continue'],
  ['/recordings/heatmap', 'Heatmap', 'No heatmaps yet'],
  ['/recordings', 'Recordings', 'No recordings yet'],
];
const email = {
  ...emailRow(),
  ...{ sites_email_templates: '<p>Good morning</p>', sites_email_text: 'Good morning' },
  ...{ sent_email_addresses: ['ann@example.com'], date: '2026-11-20', opens: 2, clicks: 1 },
  hits: [],
};
const trend = {
  reports: [{ date: '2026-11-20', day: '2026-11-19', subject: '3 shoppers gave up' }],
  days: Array.from({ length: 28 }, (_, day) => ({
    date: new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
    visitors: day % 5 === 4 ? null : 400 + 7 * day,
    issues: day % 5 === 4 ? null : day % 3,
  })),
} satisfies z.input<typeof listReports.reply>;

type Responses = Readonly<Record<string, unknown>>;
const withoutProfile = { 'get-profile': { profile: null }, 'record-sign-in': { profile: null } };
const newAccount = {
  'list-emails': { rows: [], hasAny: false },
  'get-integration': { integration: null, pending: null },
  'sessions/count': { success: true, data: { totalSessions: 0 } },
  'list-session-days': { days: [] },
  'list-recordings': recordingList([]),
};

/** Pages share a document: loading one costs three times as much as opening it in the app. */
async function enter(responses: Responses, isSignedIn = true): Promise<Page> {
  const page = await app.acquire({ stored: isSignedIn ? storedSessionOfAnn() : {}, height });
  for (const [name, json] of Object.entries(responses))
    await page.route(`**/${name}*`, (route) => route.fulfill({ json }));
  await page.goto('about:blank'); // unloads the page of another test
  page.setDefaultTimeout(20_000);
  return page;
}

async function inspect(
  page: Page,
  { colorScheme, width }: Appearance,
  name: string,
): Promise<string[]> {
  const where = `${name} ${colorScheme} ${width}`;
  return [...(await findings(page, where)), ...(await motions(page, where))];
}

/** Pages take turns with the themes and widths; `npm run campaign -- properties` tries all of them on each page. */
const isInSample = (position: number, appearance: number) =>
  triesAllCases || position % appearances.length === appearance;

const allCases = () => true;

/** Inspects all pages per theme and width, because switching these costs more than opening a page again. */
async function inspectAll(
  page: Page,
  checks: readonly PageCheck[],
  ofAppearances = appearances,
  isSelected = isInSample,
): Promise<string[]> {
  const found: string[] = [];
  for (const [index, appearance] of ofAppearances.entries()) {
    await setAppearance(page, appearance);
    const selected = checks.filter((_, position) => isSelected(position, index));
    for (const [path, heading, last = heading] of selected) {
      await openInApp(page, `${app.origin}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
      await page.getByText(last).first().waitFor({ state: 'attached' });
      // The first key press loads the content far below.
      await page.keyboard.press('Shift');
      await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
      found.push(...(await inspect(page, appearance, path)));
    }
  }
  return found;
}

test('axe finds no violation on any page, light and dark, wide and narrow; nothing moves with reduced motion', async () => {
  const found: string[] = [];
  const guest = await enter({}, false);
  found.push(...(await inspectAll(guest, signedOutPages)));
  await app.release(guest);
  const newOwner = await enter(withoutProfile);
  found.push(...(await inspectAll(newOwner, onboarding, appearances, allCases)));
  await app.release(newOwner);
  const page = await enter(newAccount);
  found.push(...(await inspectAll(page, signedInPages)));

  for (const appearance of appearances) {
    await setAppearance(page, appearance);
    const opener = appearance.width < 768 ? 'Menu' : 'AA account menu';
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByText('Logout').waitFor();
    found.push(...(await inspect(page, appearance, 'menu')));
    await page.getByText('Get Help').click();
    await page.getByRole('dialog', { name: 'Get Help' }).waitFor();
    found.push(...(await inspect(page, appearance, 'help')));
    await page.keyboard.press('Escape');
  }
  await openInApp(page, `${app.origin}/recordings?signal=rage-click&clicked=Apply&device=phone`);
  const filters = ['Add filter', 'Date: All time', 'Device: Phone', 'Clicked text: Apply'];
  for (const [index, appearance] of appearances.entries()) {
    await setAppearance(page, appearance);
    for (const opener of filters.filter((_, position) => isInSample(position, index))) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await inspect(page, appearance, opener)));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  await app.release(page);
  expect(found).toEqual([]);
}, 120_000);

test('axe finds no violation on the list, an email and a report, light and dark, at three widths', async () => {
  const page = await enter({ 'get-email': email, 'list-reports': trend });
  const report: PageCheck = [`/daily-insights/${ANN.id}`, ANY, 'The last 28 days'];
  const list: PageCheck = ['/emails', 'Emails', 'Subject'];
  const mail: PageCheck = [`/emails/${email.id}`, ANY, 'Email Analytics'];
  const found = await inspectAll(page, [list, mail, report], appearances, allCases);
  const tablet = { colorScheme: 'dark', width: 768, height } as const;
  found.push(...(await inspectAll(page, [report], [tablet], allCases)));
  await app.release(page);
  expect(found).toEqual([]);
}, 60_000);

test('the daily video shows its questions panel on large screens only [VIDEO-06, VIDEO-07]', async () => {
  const page = await app.acquire({ stored: storedSessionOfAnn(), width: 1024, height: 800 });
  await page.goto(`${app.origin}/daily-video`);
  const question = page.getByPlaceholder('Ask anything...');
  await question.waitFor();
  await page.setViewportSize({ width: 1023, height: 800 });
  await question.waitFor({ state: 'hidden' });
  await app.release(page);
});
