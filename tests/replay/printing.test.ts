import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insights } from '../../lambdas/contract/copy/insights.ts';
import { issueCards } from '../../lambdas/contract/copy/issues.ts';
import { getEmail } from '../../lambdas/contract/emails.ts';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { emailRow } from '../factories/report.ts';
import { ANN } from '../fakes/auth.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
/** Each test loads the report again in this page, whose process has compiled the app. */
let page: Page;

beforeAll(async () => {
  await app.open();
  page = await app.browser.newPage({ viewport: { width: 1280, height: 200 } });
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    const print = () => Object.assign(window, { printed: document.body.innerHTML });
    Object.assign(window, { print });
  }, storedSessionOfAnn());
}, 60_000);
afterAll(() => app.close());
afterEach(() => page.emulateMedia({ media: null }));

const heatmap = () => page.getByRole('img', { name: insights.heatmap.alt });
/** The top of a report, with the heatmap far below the window. */
async function openReport() {
  await page.goto(`${app.origin}/daily-insights/${ANN.id}`);
  await page.getByRole('heading', { name: issueCards.title }).waitFor();
  expect(await heatmap().count()).toBe(0);
}

test('a report printed by the browser’s menu without scrolling loads its heatmap', async () => {
  await openReport();
  await page.emulateMedia({ media: 'print' });
  await heatmap().waitFor();
});

test('printing to a file loads the heatmap of a report that was not scrolled', async () => {
  await openReport();
  await page.pdf();
  await heatmap().waitFor();
});

/** The values of a style property of the elements around this one on paper, up to the page's main part. */
async function stylesAround(element: Locator, property: 'display' | 'breakInside') {
  await page.emulateMedia({ media: 'print' });
  return element.evaluate((inner, name) => {
    const values = [];
    for (let each = inner.parentElement; each && each.id !== 'main'; each = each.parentElement)
      values.push(getComputedStyle(each)[name]);
    return values;
  }, property);
}

test('the cards of a report print below each other, because pages cut and overlap rows of a grid', async () => {
  await openReport();
  const card = page.locator('section:has(h4)').last();
  expect(new Set(await stylesAround(card, 'display'))).toEqual(new Set(['block']));
});

test('a list that is longer than a page starts on the first page', async () => {
  await page.goto(`${app.origin}/recordings`);
  const row = page.locator('tbody tr').first();
  await row.waitFor();
  expect(new Set(await stylesAround(row, 'breakInside'))).toEqual(new Set(['auto']));
});

test('an email prints its whole text, because a frame would be cut', async () => {
  const text = 'One line of an email.\n'.repeat(200);
  const row = emailRow({ id: '1-ann' });
  const stored = { sites_email_templates: '<p>Mail', sites_email_text: text };
  const email = { ...row, ...stored, sent_email_addresses: [], date: '2026-11-20' };
  await page.route(`**${getEmail.path}*`, (route) =>
    route.fulfill({ json: { ...email, opens: 0, clicks: 0, hits: [] } }),
  );
  onTestFinished(() => page.unrouteAll());
  await page.goto(`${app.origin}/emails/1-ann`);
  const shown = page.locator('pre');
  await page.locator('iframe').waitFor();
  expect(await shown.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('iframe').isVisible()).toBe(false);
  expect(await shown.evaluate((each) => each.scrollHeight <= each.clientHeight)).toBe(true);
});

test('the print button of the report prints once the heatmap has loaded', async () => {
  await openReport();
  await page.getByRole('button', { name: insights.print }).click();
  await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
  const printed = await page.evaluate(() => String(Reflect.get(window, 'printed')));
  expect(printed).toContain(insights.heatmap.alt);
  await page.getByRole('button', { name: insights.print }).waitFor();
});

test('a report printed before its heatmap has loaded says so on paper only', async () => {
  await page.route(/day-heatmap|report-parts-/, () => {}); // never responds
  await openReport();
  const note = page.getByText(insights.heatmap.notPrinted);
  expect(await note.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await note.waitFor();
});
