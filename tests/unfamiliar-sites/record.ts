import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildTracker } from '../../lib/tracker/build.ts';
import { openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { type Mode, modes, type PlannedVisit, planVisits } from './plan.ts';
import { serveSite } from './serve.ts';
import type { Site } from './site.ts';
import { sites } from './sites.ts';
import { visit } from './visit.ts';

// Records the visits of the campaign without the local cloud: the tracker sends its batches to a fake ingestion server.
// `node tests/unfamiliar-sites/record.ts [sites] [modes]`, then `node tests/unfamiliar-sites/judge-stored.ts`.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 6);
const folder = join(import.meta.dirname, '../../.local/unfamiliar-sites');

/** Every visit has a separate server and port, so that recordings do not mix. */
async function record(browser: Browser, site: Site, name: string, plan: PlannedVisit, mode: Mode) {
  const ingest = new Ingest();
  await ingest.listen();
  const served = await serveSite(site, name);
  served.install(
    `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${served.domain}-${OWNER}"></script>`,
  );
  try {
    const { pages, hits, userAgent } = await visit(browser, served, plan, mode);
    const batches = ingest.recordedBatches;
    const startedAt = new Date(batches[0]?.events[0]?.timestamp ?? Date.now()).toISOString();
    const visitor = ingest.sessionRequests[0]?.visitor ?? '';
    const session = {
      sessionId: visitor,
      visitor,
      startedAt,
      userAgent,
      referrer: '',
      domain: served.domain,
    };
    return { pages, hits, session, batches };
  } finally {
    await served.close();
    ingest.close();
  }
}

async function play(browser: Browser, name: string, mode: Mode) {
  const site = sites[name] as Site;
  const queue = planVisits(site, mode);
  const recorded: Awaited<ReturnType<typeof record>>[] = [];
  const runQueue = async () => {
    for (let plan = queue.shift(); plan; plan = queue.shift()) {
      const done = await record(browser, site, name, plan, mode).catch((error: Error) => {
        process.stderr.write(`${name}-${mode}: ${error.message.split('\n')[0]}\n`);
      });
      if (done) recorded.push(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
  const hits = site.plants.map((plant) => [
    plant.name,
    recorded.filter((each) => each.hits.includes(plant)).length,
  ]);
  const pages = [...new Set(recorded.flatMap((each) => [...each.pages]))];
  const opened = pages.map((page) => [
    page,
    recorded.filter((each) => each.pages.has(page)).length,
  ]);
  const sessions = recorded.map(({ session, batches }) => ({ session, batches }));
  const truth = { hits: hits.filter(([, count]) => count !== 0), opened };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${mode}.json`), JSON.stringify({ truth, sessions }));
  process.stdout.write(`${name}-${mode}: ${recorded.length} visits\n`);
}

const [wantedSites = '', wantedModes = ''] = process.argv.slice(2);
const matches = (wanted: string, name: string) =>
  wanted.split(',').some((part) => name.includes(part));
buildTracker();
const browser = await openBrowser();
for (const mode of modes.filter((each) => matches(wantedModes, each))) {
  for (const name of Object.keys(sites).filter((each) => matches(wantedSites, each))) {
    await play(browser, name, mode);
  }
}
await browser.close();
