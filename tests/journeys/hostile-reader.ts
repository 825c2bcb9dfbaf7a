import type { Browser, Page, Request } from 'playwright';
import { expect } from 'vitest';
import type { ReportIssue } from '../../lambdas/contract/report-issue.ts';
import { connectedOwner } from '../factories/connected-owner.ts';
import { EVIL } from '../factories/hostile-mails.ts';
import { newOwner } from '../factories/owner.ts';
import { mailWith, reportIssue, reportRow } from '../factories/report.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './owner.ts';

type Cloud = Parameters<typeof newOwner>[0] & { readonly origin: string };

/** A signed-in reader of an attacker's text. `attacks` lists what succeeded: requests, dialogs, windows, navigations. */
export async function hostileReader(cloud: Cloud) {
  const { origin } = cloud;
  const browser: Browser = await openBrowser();
  const owner = await newOwner(cloud);
  const since = new Date('2026-03-01T12:00:00Z');
  await connectedOwner({ zone: 'America/New_York', since, account: owner });
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await openAs(page, cloud, owner);
  await page.getByRole('heading', { level: 1 }).first().waitFor();

  const attacks: string[] = [];
  const recordAttack = (request: Request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname.endsWith(EVIL)) attacks.push(href);
  };
  const context = page.context();
  // A request that the policy blocks is harmless; any other counts, even if it fails.
  context.on('requestfinished', recordAttack);
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') recordAttack(request);
  });
  context.on('dialog', (dialog) => attacks.push(`dialog ${dialog.message()}`));
  context.on('page', (other) => attacks.push(`window ${other.url()}`));
  page.on('framenavigated', (frame) => {
    const address = frame.url();
    if (!address.startsWith(origin) && !address.startsWith('about:')) attacks.push(address);
  });

  /** Opens another page of the app without reloading the app. */
  const go = (path: string) =>
    page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
  const executed = (where: Pick<Page, 'evaluate'>) =>
    where.evaluate(() => (globalThis as { executed?: number }).executed ?? 0);

  /** Opens each body as an email. Returns what the bodies did, by email id. */
  async function readMails(bodies: readonly string[]): Promise<string[]> {
    await page.route('**/api/emails/get-email*', (route) => {
      const id = new URL(route.request().url()).searchParams.get('id') ?? '';
      const body = bodies[Number(id.split('-')[0]) - 1] ?? '';
      return route.fulfill({ json: mailWith(id, `<a id="mark-${id}">${id}</a>${body}`, body) });
    });
    const effects: string[] = [];
    for (const index of bodies.keys()) {
      const id = `${index + 1}-x`;
      await go(`/emails/${id}`);
      const mail = page.frameLocator('iframe[sandbox=""]');
      // By its text, because unsafe markup is shown as text, without the link around it.
      await mail.locator('body', { hasText: id }).waitFor({ state: 'attached' });
      const frame = page.frames().at(-1);
      if (frame?.url() !== 'about:srcdoc') effects.push(`${id} navigated`);
      if (page.frames().length !== 2) effects.push(`${id} added frames`);
      if (frame && (await executed(frame)) > 0) effects.push(`${id} ran a script`);
    }
    if ((await executed(page)) > 0) effects.push('the app ran a script');
    await page.unroute('**/api/emails/get-email*');
    return effects;
  }

  /** Opens a report with each text in every field. Every text must be shown unchanged. */
  async function readReport(texts: readonly string[]): Promise<void> {
    const report = reportOf(texts, owner.id);
    await page.route('**/api/reports/get-latest-report*', (route) =>
      route.fulfill({ json: { report, answers: [] } }),
    );
    await go(`/daily-insights/${owner.id}`);
    const titles = page.getByRole('heading', { level: 4 });
    await titles.nth(texts.length - 1).waitFor();
    expect(await titles.allTextContents()).toEqual([...texts]);
    const live = page.locator('article').locator('script, iframe, object, form, base');
    expect(await live.count()).toBe(0);
    expect(await executed(page)).toBe(0);
  }
  return { browser, page, origin, attacks, go, readMails, readReport };
}

function reportOf(texts: readonly string[], user_id: string) {
  const [first = ''] = texts;
  const issues = texts.map(
    (text, index): ReportIssue =>
      reportIssue({
        title: text,
        description: text,
        suggestion: text,
        fingerprint: `${index}`,
        page: text,
        element: text,
        evidence: [{ session_id: text, start_ms: 0, end_ms: 9_000 }],
        stats: { ...reportIssue().stats, devices: [{ device: text, sessions: 1 }] },
      }),
  );
  const lines = issues.map(({ fingerprint, title }) => ({ fingerprint, line: title }));
  const fields = {
    critical_issues: issues,
    warm_intro: texts.join(' '),
    summary_quote: first,
    site_name: first,
    focus_points: [...texts],
    capture_notes: [...texts],
    provenance: first,
    comparison: first,
    key_snapshot: { top_page: first },
    key_snapshot_data: { visitors: 1, device_split: texts.join(', ') },
    still_open: lines,
    fixed: lines,
  };
  return reportRow(fields, { user_id, sites_email_subject: first });
}
