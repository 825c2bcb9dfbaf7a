import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, devices as known } from 'playwright';
import { buildTracker } from '../../lib/tracker/build.ts';
import { humanContext, openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { cases } from './cases/cases.ts';
import type { DetectorCase } from './detector-case.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { type Device, devices, Person } from './person.ts';
import { openSite } from './site.ts';

// Records every case with the real tracker in a real browser, with a mouse and with a finger.
// `npm run record-detectors [-- regular expression for kind and name]`, after a change of the tracker or of a case.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = 4;
const ATTEMPTS = 6;
/** A person who acts later than this does not do what the case says. */
const LATEST_MS = 700;
class Late extends Error {
  constructor(ms: number) {
    super(`The machine is too busy: ${Math.round(ms)} ms late`);
  }
}
const as = {
  computer: { ...humanContext, viewport: { width: 1_280, height: 720 } },
  phone: known['Pixel 7'] ?? humanContext,
};

async function record(
  browser: Browser,
  detectorCase: DetectorCase,
  device: Device,
): Promise<Fixture> {
  const ingest = new Ingest();
  await ingest.listen();
  const site = await openSite(
    detectorCase.pages,
    (host) =>
      `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${host}-${OWNER}"></script>`,
  );
  const context = await browser.newContext(as[device]);
  const page = await context.newPage();
  const { latencyMs = 0 } = detectorCase;
  if (latencyMs > 0) {
    await page.route('**/tracker/v1/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      await route.continue();
    });
  }
  const person = new Person(page, device, site.origin);
  await person.open('/');
  await person.pause(1_800); // the recorder has loaded
  await detectorCase.visit(person);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await page.goto('about:blank');
  await person.pause(1_200); // the last batch is sent on exit
  await context.close();
  site.close();
  ingest.close();
  const batches = ingest.recordedBatches;
  if (batches.length === 0)
    throw new Error(`${detectorCase.name} on a ${device}: nothing was recorded`);
  if (!detectorCase.ignoresLateness && person.latenessMs > LATEST_MS)
    throw new Late(person.latenessMs);
  const { kind, name } = detectorCase;
  const fixture: Fixture = { kind, name, device, userAgent, batches };
  return JSON.parse(JSON.stringify(fixture).replaceAll(site.host, 'site.example'));
}

/** Retries on a busy machine. */
async function recordInTime(browser: Browser, detectorCase: DetectorCase, device: Device) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record(browser, detectorCase, device);
    } catch (error) {
      if (!(error instanceof Late) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Stores a recording with the others of its kind, and drops those of removed cases. */
function store(recorded: Fixture): void {
  const isCurrent = ({ name, device }: Fixture) =>
    cases.some((each) => each.kind === recorded.kind && each.name === name) &&
    (name !== recorded.name || device !== recorded.device);
  const all = [...fixturesOf(recorded.kind).filter(isCurrent), recorded].sort((a, b) =>
    `${a.name}${a.device}`.localeCompare(`${b.name}${b.device}`),
  );
  const file = join(import.meta.dirname, `fixtures/${recorded.kind}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(all), { level: 9 }));
}

const wanted = new RegExp(process.argv.slice(2).join(' '));
const queue = cases
  .flatMap((detectorCase) =>
    devices
      .filter((device) => detectorCase.only === undefined || detectorCase.only === device)
      .map((device) => ({ detectorCase, device })),
  )
  .filter(({ detectorCase }) => wanted.test(`${detectorCase.kind} ${detectorCase.name}`));
buildTracker();
const browser = await openBrowser();
const runQueue = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const title = `${next.detectorCase.kind}: ${next.detectorCase.name} (${next.device})`;
    try {
      store(await recordInTime(browser, next.detectorCase, next.device));
      process.stdout.write(`${title}\n`);
    } catch (error) {
      process.stderr.write(`${title}: ${error}\n`);
      process.exitCode = 1;
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
await browser.close();
