import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { emailLogStore } from '../../lambdas/emails/log/email-log.store.ts';
import { contentStore } from '../../lambdas/reports/content/content.store.ts';
import { issuesOf } from '../../lambdas/reports/issues/reported-issues.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../lib/local/reports/moment.ts';
import { connectShop } from '../../lib/local/seed/owner.ts';
import { type CustomerSite, startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { mailTo } from '../factories/mailbox.ts';
import { newAddress } from '../factories/owner.ts';
import { openBrowser } from '../journeys/browser.ts';
import { scenarios, typed } from '../seed/scenarios.ts';

/** Visitors per scenario. The shop has two problems and a form that some visitors abandon. */
const visitors: Readonly<Record<string, number>> = {
  glance: 5,
  'glance on a phone': 5,
  browse: 3,
  'browse on a phone': 3,
  'browse on a tablet': 2,
  buy: 2,
  'buy on a phone': 2,
  'give up at the form': 3,
  'try a code': 1,
  'try a code on a phone': 1,
  'try a code on another phone': 1,
  'ask for shipping': 1,
  'ask for shipping on a phone': 1,
};
const AT_ONCE = 3;
/** Visitors of the scenarios from "buy" on. */
const AT_CHECKOUT = 12;

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
let browser: Browser;
let shop: CustomerSite;
const owner = { id: randomUUID(), email: newAddress() };

beforeAll(async () => {
  [browser, shop] = await Promise.all([openBrowser(), startCustomerSite(0)]);
  const since = new Date(Date.now() - 86_400_000);
  const names = { first_name: 'Maya', last_name: 'Okafor' };
  await profileStore(store()).createOnce({ ...owner, ...names }, since);
  const rest = { company: 'Harbor Lane', job_role: 'Owner', timezone: 'America/New_York' };
  await profileStore(store()).change(owner.id, rest, since);
  const { generated_script } = await connectShop(
    store(),
    owner.id,
    shop.domain,
    cloud.origin,
    since,
  );
  shop.install(generated_script);
});
afterAll(async () => {
  await Promise.all([browser.close(), shop.close()]);
});

async function visitAs(name: string) {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) throw new Error(`There is no scenario "${name}"`);
  const context = await browser.newContext(scenario.as);
  const page = await context.newPage();
  await scenario.visit(page, shop.origin);
  await page.goto('about:blank');
  await page.waitForTimeout(1_500); // the tracker sends its last batch on unload
  await context.close();
}

test('of thirty visits, the report names every problem of two or more visitors with page, element and counts, and nothing else', async () => {
  const waiting = Object.entries(visitors).flatMap(([name, times]) =>
    Array.from({ length: times }, () => name),
  );
  expect(waiting).toHaveLength(30);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visitAs(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const at = parseInstant('tomorrow', new Date());
  await reportsAsOf({ ...cloud, at, owner: owner.email }, () => {});
  const mail = await mailTo(owner.email);
  const log = await emailLogStore(store()).latest(owner.id);
  const key = { ownerId: owner.id, date: log?.date ?? '' };
  const bucket = bucketAdapter.connect(process.env as never);
  const content = log && (await contentStore(bucket).find(key, log));
  if (!content) throw new Error('The report was not stored');
  const { summary } = content;
  process.stdout.write(`${mail.text}\n`);

  const storedTexts = [JSON.stringify(content), mail.html, mail.text];
  for await (const { key: name } of bucket.list('')) {
    const object = await bucket.get(name);
    if (object) storedTexts.push(gunzipSync(object.body).toString());
  }
  for (const text of Object.values(typed))
    expect(storedTexts.filter((each) => each.includes(text)).length, text).toBe(0);

  expect(summary.key_snapshot_data.visitors).toBe(30);
  expect(summary.total_sessions).toBe(30);
  const reported = issuesOf(summary).map(({ issue: { kind, page, element, stats } }) => ({
    kind,
    page,
    element,
    affected: `${stats.affected} of ${stats.exposed}`,
  }));
  const here = { page: '/checkout' };
  expect(reported).toHaveLength(3);
  expect(reported).toEqual(
    expect.arrayContaining([
      {
        ...here,
        kind: 'rage-click',
        element: 'the "Apply" button',
        affected: `3 of ${AT_CHECKOUT}`,
      },
      {
        ...here,
        kind: 'error-click',
        element: 'the "Estimate shipping" button',
        affected: `2 of ${AT_CHECKOUT}`,
      },
      expect.objectContaining({
        ...here,
        kind: 'form-abandonment',
        affected: `3 of ${AT_CHECKOUT}`,
      }),
    ]),
  );
  for (const text of ['"Apply" button', '"Estimate shipping" button', 'form on /checkout'])
    expect(mail.text.replace(/\s+/g, ' ')).toContain(text);
}, 1_200_000);
