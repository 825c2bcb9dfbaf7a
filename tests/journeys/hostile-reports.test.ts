import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ReportIssue } from '../../lambdas/contract/reports.ts';
import { connectedOwner } from '../factories/connected-owner.ts';
import { EVIL, hostileMails } from '../factories/hostile-mails.ts';
import { newOwner } from '../factories/owner.ts';
import { emailRow, reportIssue, reportRow } from '../factories/report.ts';
import { openBrowser } from './browser.ts';
import { logIn } from './owner.ts';

const cloud = inject('cloud');
const { origin } = cloud;
let browser: Browser;
let page: Page;
let owner: { id: string; email: string };
/** What an attacker would be glad of: a request, a dialog, another page. */
const gains: string[] = [];

beforeAll(async () => {
  [browser, owner] = [await openBrowser(), await newOwner(cloud)];
  const since = new Date('2026-03-01T12:00:00Z');
  await connectedOwner({ zone: 'America/New_York', since, account: owner });
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  await logIn(page, origin, owner.email);
  await page.waitForURL('**/emails');
  const watched = page.context();
  // What the policy stops inside the browser is no gain; whatever tried to leave it is, found or not.
  watched.on('requestfinished', (request) => noteLeaving(request));
  watched.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') noteLeaving(request);
  });
  watched.on('dialog', (dialog) => gains.push(`dialog ${dialog.message()}`));
  watched.on('page', (other) => gains.push(`window ${other.url()}`));
  page.on('framenavigated', (frame) => {
    const address = frame.url();
    if (!address.startsWith(origin) && !address.startsWith('about:')) gains.push(address);
  });
}, 120_000);
afterAll(() => browser.close());

const noteLeaving = (request: Request) => {
  const { hostname, href } = new URL(request.url());
  if (hostname.endsWith(EVIL)) gains.push(href);
};
const executed = (where: Pick<Page, 'evaluate'>) =>
  where.evaluate(() => (globalThis as { executed?: number }).executed ?? 0);

/** To another page of the app, without loading the app anew. */
const go = (path: string) =>
  page.evaluate(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
/** The browser tells what came into view a frame later. */
const nextFrame = () => page.evaluate('new Promise((seen) => requestAnimationFrame(seen))');
const scrollTo = (share: number) =>
  page.evaluate(`scrollTo(0, document.body.scrollHeight * ${share})`);

test('a hundred hostile mails in the preview: nothing runs, nothing is fetched, nothing leads away', async () => {
  await page.route('**/api/emails/get-email*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    const body = hostileMails[Number(id.split('-')[0]) - 1] ?? '';
    return route.fulfill({
      json: {
        ...emailRow({ id, subject: body, to: body }),
        sites_email_templates: `<a id="mark-${id}">${id}</a>${body}`,
        sites_email_text: body,
        sent_email_addresses: [],
        date: '2026-11-20',
        opens: 0,
        clicks: 0,
        hits: [],
      },
    });
  });
  const escaped: string[] = [];
  for (const place of hostileMails.keys()) {
    const id = `${place + 1}-x`;
    await go(`/emails/${id}`);
    const mark = page.frameLocator('iframe[sandbox=""]').locator(`#mark-${id}`);
    await mark.waitFor({ state: 'attached' });
    const frame = page.frames().at(-1);
    if (!frame || frame === page.mainFrame() || frame.url() !== 'about:srcdoc') escaped.push(id);
    if (page.frames().length !== 2) escaped.push(`${id} has frames of its own`);
    // With a policy that runs nothing of the page, what the tool runs is all that can.
    if (frame && (await executed(frame)) > 0) escaped.push(`${id} ran`);
  }
  expect(escaped).toEqual([]);
  expect(gains).toEqual([]);
  expect(await executed(page)).toBe(0);
}, 120_000);

test('no key in the preview leads anywhere', async () => {
  await page.route('**/api/emails/get-email*', (route) =>
    route.fulfill({
      json: {
        ...emailRow({ id: '1-keys' }),
        sites_email_templates: `<p><a id="out" target="_top" href="https://${EVIL}/">out</a></p><form action="https://${EVIL}/f"><button id="send">Send</button></form>`,
        sites_email_text: '',
        sent_email_addresses: [],
        date: '2026-11-20',
        opens: 0,
        clicks: 0,
        hits: [],
      },
    }),
  );
  await go('/emails/1-keys');
  const mail = page.frameLocator('iframe[sandbox=""]');
  await mail.locator('#out').click();
  await page.keyboard.press('Enter');
  await mail.locator('#send').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Email Analytics' }).waitFor();
  expect(page.url()).toBe(`${origin}/emails/1-keys`);
  expect(gains).toEqual([]);
});

test('a hundred hostile texts in every place of a report are read as the text they are', async () => {
  const [, , evil = ''] = hostileMails;
  const issues = hostileMails.map(
    (text, place): ReportIssue =>
      reportIssue({
        title: text,
        description: text,
        suggestion: text,
        fingerprint: `${place}`,
        page: text,
        element: text,
        evidence: [{ session_id: text, start_ms: 0, end_ms: 9_000 }],
        stats: { ...reportIssue().stats, devices: [{ device: text, sessions: 1 }] },
      }),
  );
  const report = reportRow(
    {
      critical_issues: issues,
      warm_intro: hostileMails.join(' '),
      summary_quote: evil,
      site_name: evil,
      focus_points: [...hostileMails],
      capture_notes: [...hostileMails],
      provenance: evil,
      comparison: evil,
      key_snapshot: { top_page: evil },
      key_snapshot_data: { visitors: 1, device_split: hostileMails.join(', ') },
      still_open: issues.map(({ fingerprint, title }) => ({ fingerprint, line: title })),
      fixed: issues.map(({ fingerprint, title }) => ({ fingerprint, line: title })),
    },
    { user_id: owner.id, sites_email_subject: evil },
  );
  await page.route('**/api/reports/get-latest-report*', (route) =>
    route.fulfill({ json: { report, answers: [] } }),
  );
  await go(`/daily-insights/${owner.id}`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'script' }).waitFor();
  const titles = await page.getByRole('heading', { level: 4 }).allTextContents();
  expect(titles).toEqual([...hostileMails]);
  expect(await page.locator('article').locator('script, iframe, object, form, base').count()).toBe(
    0,
  );
  expect(gains).toEqual([]);
  expect(await executed(page)).toBe(0);
});

test('ten thousand rows arrive page by page while somebody scrolls, and few of them are in the page', async () => {
  const [ALL, EACH] = [10_000, 2_500];
  const asked: number[] = [];
  await page.route('**/api/emails/list-emails*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    asked.push(from);
    const rows = Array.from({ length: EACH }, (_, place) =>
      emailRow({ id: `${from + place + 1}-a@b.example`, subject: `Report ${from + place + 1}` }),
    );
    const next = from + EACH;
    const cursor = next < ALL ? { cursor: String(next).padStart(8, '0') } : {};
    return route.fulfill({ json: { rows, hasAny: true, ...cursor } });
  });
  await page.goto(`${origin}/emails`);
  await page.getByText('Report 1', { exact: true }).waitFor();
  let most = 0;
  while ((await page.getByText(`Report ${ALL}`, { exact: true }).count()) === 0) {
    await scrollTo(1);
    await nextFrame();
    most = Math.max(most, await page.locator('tbody a').count());
  }
  expect(most).toBeLessThan(150);
  expect(asked).toHaveLength(ALL / EACH);
  await scrollTo(0.5);
  await page
    .getByText(/^Report 5\d\d\d$/)
    .first()
    .waitFor();
  expect(await page.locator('tbody a').count()).toBeLessThan(100);
});
