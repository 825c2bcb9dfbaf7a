import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, devices as known } from 'playwright';
import { buildTracker } from '../../lib/tracker/build.ts';
import { asPerson, openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { cases } from './cases/cases.ts';
import type { DetectorCase } from './detector-case.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { type Device, devices, Person } from './person.ts';
import { openSite } from './site.ts';

// Records every case with the real tracker in a real browser, with a mouse and with a finger.
// `npm run record-detectors [-- an expression that its kind and name fit]`, after a change of the tracker or of a case.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = 4;
const ATTEMPTS = 6;
/** A person who acts later than this does something else than what the case says. */
const LATEST_MS = 700;
class Late extends Error {
  constructor(ms: number) {
    super(`The machine is too busy: ${Math.round(ms)} ms late`);
  }
}
const as = {
  computer: { ...asPerson, viewport: { width: 1_280, height: 720 } },
  phone: known['Pixel 7'] ?? asPerson,
};

async function record(browser: Browser, each: DetectorCase, device: Device): Promise<Fixture> {
  const ingest = new Ingest();
  await ingest.listen();
  const site = await openSite(
    each.pages,
    (host) =>
      `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${host}-${OWNER}"></script>`,
  );
  const context = await browser.newContext(as[device]);
  const page = await context.newPage();
  const { latencyMs = 0 } = each;
  if (latencyMs > 0) {
    await page.route('**/tracker/v1/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, latencyMs));
      await route.continue();
    });
  }
  const person = new Person(page, device, site.origin);
  await person.open('/');
  await person.look(1_800); // the recorder is there, and so is the person
  await each.visit(person);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await page.goto('about:blank');
  await person.look(1_200); // the last batch leaves with the page
  await context.close();
  site.close();
  ingest.close();
  const batches = ingest.written;
  if (batches.length === 0) throw new Error(`${each.name} on a ${device}: nothing was recorded`);
  if (!each.holdsUp && person.latenessMs > LATEST_MS) throw new Late(person.latenessMs);
  const { kind, name } = each;
  const fixture: Fixture = { kind, name, device, userAgent, batches };
  return JSON.parse(JSON.stringify(fixture).replaceAll(site.host, 'site.example'));
}

/** A busy machine is given some more chances. */
async function recordInTime(browser: Browser, each: DetectorCase, device: Device) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await record(browser, each, device);
    } catch (error) {
      if (!(error instanceof Late) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Puts a recording beside the others of its kind; those of cases that are no more go. */
function keep(made: Fixture): void {
  const isCase = ({ name, device }: Fixture) =>
    cases.some((each) => each.kind === made.kind && each.name === name) &&
    (name !== made.name || device !== made.device);
  const all = [...fixturesOf(made.kind).filter(isCase), made].sort((a, b) =>
    `${a.name}${a.device}`.localeCompare(`${b.name}${b.device}`),
  );
  const file = join(import.meta.dirname, `fixtures/${made.kind}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(all), { level: 9 }));
}

const wanted = new RegExp(process.argv.slice(2).join(' '));
const waiting = cases
  .flatMap((each) =>
    devices
      .filter((device) => each.only === undefined || each.only === device)
      .map((device) => ({ each, device })),
  )
  .filter(({ each }) => wanted.test(`${each.kind} ${each.name}`));
buildTracker();
const browser = await openBrowser();
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const title = `${next.each.kind}: ${next.each.name} (${next.device})`;
    try {
      keep(await recordInTime(browser, next.each, next.device));
      process.stdout.write(`${title}\n`);
    } catch (error) {
      process.stderr.write(`${title}: ${error}\n`);
      process.exitCode = 1;
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
