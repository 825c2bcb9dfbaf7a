import { type Browser, devices as known } from 'playwright';
import { hideAutomation, humanContext } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import type { DetectorCase } from './detector-case.ts';
import type { Fixture } from './fixtures.ts';
import { type Device, Person } from './person.ts';
import { openSite } from './site.ts';

const OWNER = '00000000-0000-4000-8000-000000000000';
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

async function play(
  browser: Browser,
  detectorCase: DetectorCase,
  device: Device,
): Promise<Fixture> {
  const ingest = new Ingest();
  await ingest.listen();
  const site = await openSite(
    detectorCase.pages,
    (host) =>
      `${hideAutomation}<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${host}-${OWNER}"></script>`,
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

/** Plays a case with the real tracker and returns what was sent. Retries on a busy machine. */
export async function playCase(
  browser: Browser,
  detectorCase: DetectorCase,
  device: Device,
): Promise<Fixture> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await play(browser, detectorCase, device);
    } catch (error) {
      if (!(error instanceof Late) || attempt === ATTEMPTS) throw error;
    }
  }
}
