// Long texts on a phone: a word of 40 letters, as in the name of a control, and a range of dates.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSessionOfAnn } from '../bench/first-paint/site.ts';
import { maya } from '../factories/admin-users.ts';
import { active } from '../factories/integration.ts';
import { chapter, narration } from '../factories/narration.ts';
import { emailRow, reportIssue, reportRow } from '../factories/report.ts';
import { ANN } from '../fakes/auth.ts';
import { openInApp } from '../journeys/browser.ts';
import { BuiltApp } from './built-app.ts';

const app = new BuiltApp();
beforeAll(() => app.open(), 60_000);
afterAll(() => app.close());

const WORD = 'Donaudampfschifffahrtsgesellschaftsknopf';
const title = `“${WORD}” doesn’t respond`;
const date = '2026-11-20';
const issue = reportIssue({
  ...{ title, description: title, suggestion: title, fingerprint: 'word' },
  // Lines of code scroll inside of their box.
  developer: `Error: ${title.repeat(3)}`,
  evidence: [],
});
const { stats: _, ...known } = issue;
const report = reportRow({
  ...{ warm_intro: title, focus_points: [title], fixed: [{ fingerprint: 'b', line: title }] },
  ...{ critical_issues: [issue], still_open: [{ fingerprint: 'a', line: title }] },
});
const member = (id: string) => ({
  ...{ id, user_id: ANN.id, email: `${WORD}@${WORD}.example`, job_role: WORD },
  ...{ date_added: `${date}T12:00:00.000Z`, mail: 'bounced', rhythm: 'daily' },
});
const responses = {
  'list-emails': { rows: [emailRow({ subject: title })], hasAny: true },
  'get-latest-report': { report, answers: [] },
  'list-reports': {
    reports: [{ date, day: '2026-11-19', subject: title }],
    days: [{ date: '2026-11-19', visitors: 9, issues: 1 }],
  },
  'list-team-members': {
    members: [member('first'), member('second')],
    ...{ owner_since: null, owner_mail: 'active', owner_rhythm: 'daily' },
  },
  'get-narration': { narration: narration(chapter(title, title, [0, 9_000])) },
  'get-issue': {
    issue: {
      ...{ ...known, severity: 'critical', first_seen: date, last_seen: date, days_seen: 1 },
      ...{ days: [], reports: [], answer: { fingerprint: 'word', useful: false, mark: null } },
      answered_in: date,
    },
  },
};

/** By how many pixels the page is wider than its window. */
const excessOf = (page: Page) =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('a word of 40 letters makes no page wider than a window of 320 pixels', async () => {
  const page = await app.acquire({ stored: storedSessionOfAnn(), height: 400 });
  for (const [name, json] of Object.entries(responses))
    await page.route(`**/${name}*`, (route) => route.fulfill({ json }));
  await page.setViewportSize({ width: 320, height: 400 });
  const wide: string[] = [];
  for (const [path, last] of [
    ['/emails', WORD],
    [`/daily-insights/${ANN.id}`, 'Read the summary'],
    ['/issues/word', WORD],
    ['/week', WORD],
    ['/email-notifications', WORD],
  ] as const) {
    await openInApp(page, `${app.origin}${path}`);
    await page.locator('main').getByText(WORD).first().waitFor();
    // A key loads what is below the fold, once its place is on the page.
    const isShown = () => page.getByText(last).first().isVisible();
    await expect.poll(() => page.keyboard.press('Shift').then(isShown)).toBe(true);
    for (const details of await page.locator('main details').all())
      await details.evaluate((each: HTMLDetailsElement) => {
        each.open = true;
      });
    const excess = await excessOf(page);
    if (excess > 0) wide.push(`${path}: ${excess} px`);
  }
  expect(wide).toEqual([]);
  // From here on, the team is a table.
  await page.setViewportSize({ width: 768, height: 400 });
  expect(await excessOf(page)).toBe(0);
});

test('a range of dates over two years is readable in a window of 320 pixels', async () => {
  const page = await app.acquire({ stored: storedSessionOfAnn(), height: 400 });
  await page.setViewportSize({ width: 320, height: 400 });
  await openInApp(page, `${app.origin}/recordings?from=2025-11-28&to=2026-12-20`);
  const range = page.getByText('Nov 28, 2025 – Dec 20, 2026');
  await range.waitFor();
  const [isCut, excess] = await range.evaluate((text) => [
    text.scrollWidth > text.clientWidth,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  expect([isCut, excess]).toEqual([false, 0]);
});

test('the top bar shows a website’s name of 22 letters in a window of 320 pixels', async () => {
  const site = 'harborlanecandles.test';
  const stored = {
    ...storedSessionOfAnn(),
    [`connectedDomain_${ANN.id}`]: site,
    [`trackerInstalled_${ANN.id}`]: 'true',
  };
  const page = await app.acquire({ stored, height: 400 });
  const json = { integration: active({ domain: site }), pending: null };
  await page.route('**/get-integration', (route) => route.fulfill({ json }));
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto(`${app.origin}/emails`);
  const bar = page.getByRole('banner');
  const name = bar.getByText(site);
  await name.waitFor();
  const cut = await name.evaluate((text) => text.scrollWidth - text.clientWidth);
  // The product's name has no room and is not cut in half either.
  const logo = await bar
    .getByRole('link')
    .first()
    .evaluate((link) => link.clientWidth);
  expect({ cut, logo: logo < 60 }).toEqual({ cut: 0, logo: true });
});

test('the admins’ table of users shows whole dates in a window of 1280 pixels', async () => {
  const page = await app.acquire({ stored: storedSessionOfAnn(), height: 400 });
  const time = '2026-11-28T12:00:00.000Z';
  const users = [{ ...maya, created_at: time, last_login: time }];
  await page.route('**/rpc/is_admin', (route) => route.fulfill({ json: true }));
  await page.route('**/get_all_users_admin', (route) => route.fulfill({ json: users }));
  await openInApp(page, `${app.origin}/users`);
  const dates = page.getByRole('cell', { name: 'Nov 28, 2026' });
  await dates.first().waitFor();
  const cut = await dates.evaluateAll((cells) =>
    cells.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(cut).toEqual([0, 0]);
});

/** The largest spacing that a page must allow (WCAG 2.2, 1.4.12). */
const WIDE_TEXT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('text with wide spacing makes no page wider than a window of 320 pixels', async () => {
  const page = await app.acquire({ stored: storedSessionOfAnn(), height: 400 });
  await page.setViewportSize({ width: 320, height: 400 });
  const wide: string[] = [];
  for (const [path, last] of [
    ['/usage-billing', 'Busiest day'],
    ['/sample-report', 'What to fix'],
  ] as const) {
    await openInApp(page, `${app.origin}${path}`);
    await page.getByText(last).first().waitFor();
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDE_TEXT);
    for (const details of await page.locator('main details').all())
      await details.evaluate((each: HTMLDetailsElement) => {
        each.open = true;
      });
    const excess = await excessOf(page);
    if (excess > 0) wide.push(`${path}: ${excess} px`);
  }
  expect(wide).toEqual([]);
});
