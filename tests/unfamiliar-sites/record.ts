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

// The visits of the campaign without the local cloud: the real tracker hands its batches to a stand-in of the server.
// `node tests/unfamiliar-sites/record.ts [sites] [modes]`, then `node tests/unfamiliar-sites/judge-kept.ts`.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = Number(process.env.VISITS_AT_ONCE ?? 6);
const folder = join(import.meta.dirname, '../../.local/unfamiliar-sites');

/** Every visit has a server and a port of its own, so that no two recordings mix. */
async function record(browser: Browser, site: Site, name: string, plan: PlannedVisit, mode: Mode) {
  const ingest = new Ingest();
  await ingest.listen();
  const served = await serveSite(site, name);
  served.install(
    `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${served.domain}-${OWNER}"></script>`,
  );
  try {
    const { pages, hits, userAgent } = await visit(browser, served, plan, mode);
    const batches = ingest.written;
    const startedAt = new Date(batches[0]?.events[0]?.timestamp ?? Date.now()).toISOString();
    const visitor = ingest.asked[0]?.visitor ?? '';
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
  const waiting = planVisits(site, mode);
  const visited: Awaited<ReturnType<typeof record>>[] = [];
  const lane = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) {
      const done = await record(browser, site, name, plan, mode).catch((error: Error) => {
        process.stderr.write(`${name}-${mode}: ${error.message.split('\n')[0]}\n`);
      });
      if (done) visited.push(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  const hits = site.plants.map((plant) => [
    plant.name,
    visited.filter((each) => each.hits.includes(plant)).length,
  ]);
  const pages = [...new Set(visited.flatMap((each) => [...each.pages]))];
  const opened = pages.map((page) => [page, visited.filter((each) => each.pages.has(page)).length]);
  const sessions = visited.map(({ session, batches }) => ({ session, batches }));
  const truth = { hits: hits.filter(([, count]) => count !== 0), opened };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}-${mode}.json`), JSON.stringify({ truth, sessions }));
  process.stdout.write(`${name}-${mode}: ${visited.length} visits\n`);
}

const [wantedSites = '', wantedModes = ''] = process.argv.slice(2);
const has = (wanted: string, name: string) => wanted.split(',').some((part) => name.includes(part));
buildTracker();
const browser = await openBrowser();
for (const mode of modes.filter((each) => has(wantedModes, each))) {
  for (const name of Object.keys(sites).filter((each) => has(wantedSites, each))) {
    await play(browser, name, mode);
  }
}
await browser.close();
