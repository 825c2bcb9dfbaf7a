import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { bucket as bucketAdapter } from '../../lambdas/adapters/bucket.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { emailLogStore } from '../../lambdas/emails/log/email-log.store.ts';
import { batchStore } from '../../lambdas/recordings/batch/batch.store.ts';
import { sessionStore } from '../../lambdas/recordings/session/session.store.ts';
import { contentStore } from '../../lambdas/reports/content/content.store.ts';
import { issuesOf } from '../../lambdas/reports/issues/reported-issues.ts';
import { integrationStore } from '../../lambdas/websites/integration.store.ts';
import { newIntegration } from '../../lambdas/websites/integration.ts';
import { reportsAsOf } from '../../lib/local/reports/as-of.ts';
import { parseInstant } from '../../lib/local/reports/moment.ts';
import { newAddress } from '../factories/owner.ts';
import { openBrowser } from '../journeys/browser.ts';
import { type Judgment, judge } from '../unfamiliar-sites/judge.ts';
import { type Mode, modes, planVisits, VISITORS } from '../unfamiliar-sites/plan.ts';
import { type ServedSite, serveSite } from '../unfamiliar-sites/serve.ts';
import type { Site } from '../unfamiliar-sites/site.ts';
import { sites } from '../unfamiliar-sites/sites.ts';
import { tableOf } from '../unfamiliar-sites/table.ts';
import { visit } from '../unfamiliar-sites/visit.ts';

// On websites that the detectors were not written for, every problem that two visitors ran into must be reported
// once, on its page and control, with its numbers, and nothing else. SITES and MODES take parts of their names.

const AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 6);
const PRECISION = 0.98;
const named = (names: readonly string[], wanted = '') =>
  names.filter((name) => wanted.split(',').some((part) => name.includes(part)));
const selectedSites = named(Object.keys(sites), process.env.SITES);
const selectedModes = named(modes, process.env.MODES) as Mode[];

const cloud = inject('cloud');
const store = () => table.connect(process.env as never);
const bucket = () => bucketAdapter.connect(process.env as never);
const results = new Map<string, Judgment>();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  console.log(tableOf(results));
});

async function connect(site: Site, { domain }: ServedSite) {
  const owner = { id: randomUUID(), email: newAddress() };
  const since = new Date(Date.now() - 86_400_000);
  const names = { first_name: 'Nora', last_name: 'Lindqvist' };
  await profileStore(store()).createOnce({ ...owner, ...names }, since);
  const rest = {
    company: site.name,
    job_role: 'Owner',
    timezone: 'America/New_York',
    website: domain,
  };
  await profileStore(store()).change(owner.id, rest, since);
  const integration = newIntegration(
    { id: randomUUID(), ownerId: owner.id, domain, appOrigin: cloud.origin },
    since,
  );
  await integrationStore(store()).add({ ...integration, goal: site.goal });
  await integrationStore(store()).activate(integration, site.about, since);
  return { owner, tag: integration.generated_script };
}

/** Resets the limit of 30 sessions per hour and address, because all visitors here share one address. */
async function resetAddressRate() {
  const { client, table: TableName } = store();
  const pages = paginateScan(
    { client },
    {
      TableName,
      ProjectionExpression: 'PK, SK',
      FilterExpression: 'begins_with(PK, :rate)',
      ExpressionAttributeValues: { ':rate': 'RATE#sessions-address' },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const Key of Items) await client.send(new DeleteCommand({ TableName, Key }));
  }
}

/** Limits concurrent visitors over all sites and modes. */
let free = AT_ONCE;
const queue: (() => void)[] = [];
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
  else free -= 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }
}

const batchesOf = (session: { ownerId: string; sessionId: string }) =>
  batchStore({ table: store(), bucket: bucket() }).read(session, () => {});

/** Saves the recordings of a run, so that a changed analysis can be judged without a browser. */
async function saveRecordings(name: string, ownerId: string, truth: object) {
  const sessions: object[] = [];
  for await (const session of sessionStore(store()).unclosed()) {
    if (session.ownerId !== ownerId) continue;
    const batches: object[] = [];
    for await (const batch of batchesOf(session)) batches.push(batch);
    sessions.push({ session, batches });
  }
  const folder = join(import.meta.dirname, '../../.local/unfamiliar-sites');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ truth, sessions }));
}

async function reportOn(owner: { id: string; email: string }) {
  await reportsAsOf(
    { ...cloud, at: parseInstant('tomorrow', new Date()), owner: owner.email },
    () => {},
  );
  const log = await emailLogStore(store()).latest(owner.id);
  const content =
    log && (await contentStore(bucket()).find({ ownerId: owner.id, date: log.date }, log));
  if (!content) throw new Error('The report was not stored');
  return content.summary;
}

const rows = selectedModes.flatMap((mode) => selectedSites.map((name) => ({ name, mode })));

test.concurrent.each(rows)(
  '$name, $mode: every problem is reported once with its numbers, and nothing else',
  async ({ name, mode }) => {
    const site = sites[name] as Site;
    const served = await serveSite(site, name);
    const { owner, tag } = await connect(site, served);
    served.install(tag);
    const visited = await Promise.all(
      planVisits(site, mode).map((plan) =>
        whenFree(async () => {
          await resetAddressRate();
          return visit(browser, served, plan, mode);
        }),
      ),
    );
    await served.close();
    const hits = new Map(
      site.plants
        .map(
          (plant) => [plant, visited.filter((each) => each.hits.includes(plant)).length] as const,
        )
        .filter(([, count]) => count > 0),
    );
    const opened = (page: string) => visited.filter(({ pages }) => pages.has(page)).length;
    const pages = [...new Set(visited.flatMap((each) => [...each.pages]))];
    await saveRecordings(`${name}-${mode}`, owner.id, {
      hits: [...hits].map(([plant, count]) => [plant.name, count]),
      opened: pages.map((page) => [page, opened(page)]),
    });
    const summary = await reportOn(owner);
    const judgment = judge(issuesOf(summary), { hits, opened });
    results.set(`${name} ${mode}`, judgment);
    console.log(`${name}, ${mode}\n${JSON.stringify(judgment, null, 1)}`);
    expect(summary.key_snapshot_data.visitors).toBe(VISITORS);
    expect(summary.total_sessions).toBe(VISITORS);
    expect(judgment.missed).toEqual([]);
    expect(judgment.right / Math.max(1, judgment.claims)).toBeGreaterThanOrEqual(
      judgment.claims === 0 ? 0 : PRECISION,
    );
    expect([...judgment.wrongNumbers, ...judgment.wrongSeverities]).toEqual([]);
  },
);
