import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { SeedVisit } from '../../lib/local/seed/visits.ts';
import { startCustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { buildTracker } from '../../lib/tracker/build.ts';
import { openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { storeSampleVisit } from './sample-visit.ts';
import { type Scenario, scenarios } from './scenarios.ts';

// Records the visits that the seed repeats, on the stand-in shop with the real tracker.
// `npm run record-seed`, after a change of the tracker's format or of the shop.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = 4;

async function record(
  browser: Browser,
  { name, as, visit, earlierPage }: Scenario,
): Promise<SeedVisit> {
  const ingest = new Ingest();
  await ingest.listen();
  const shop = await startCustomerSite(0, earlierPage ? { pageOf: earlierPage } : {});
  const tag = `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${shop.domain}-${OWNER}"></script>`;
  shop.install(tag);
  const context = await browser.newContext(as);
  const page = await context.newPage();
  await visit(page, shop.origin);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await page.goto('about:blank');
  await page.waitForTimeout(1_500); // the last batch is sent on exit
  await context.close();
  await shop.close();
  ingest.close();
  const request = ingest.sessionRequests[0];
  if (!request) throw new Error(`${name}: the page started no recording`);
  const batches = ingest.recordedBatches;
  const text = JSON.stringify({ name, userAgent, request, batches });
  return JSON.parse(text.replaceAll(shop.domain, '{domain}').replaceAll(OWNER, '{owner}'));
}

buildTracker();
const browser = await openBrowser();
const queue = [...scenarios];
const visits: SeedVisit[] = [];
const runQueue = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const visit = await record(browser, next);
    visits.push(visit);
    const events = visit.batches.reduce((sum, { events }) => sum + events.length, 0);
    process.stdout.write(`${visit.name}: ${visit.batches.length} batches, ${events} events\n`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
await browser.close();
visits.sort((a, b) => a.name.localeCompare(b.name));
const file = join(import.meta.dirname, '../../lib/local/seed/visits.json.gz');
writeFileSync(file, gzipSync(JSON.stringify(visits), { level: 9 }));
storeSampleVisit();
