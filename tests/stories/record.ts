import { type Browser, devices } from 'playwright';
import { buildTracker } from '../../lib/tracker/build.ts';
import { humanContext, openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { serveSite } from '../unfamiliar-sites/serve.ts';
import { Visitor } from '../unfamiliar-sites/visitor.ts';
import { storeRecording, withoutStyles } from './recordings.ts';
import { stories } from './stories.ts';
import type { Story } from './story.ts';

// Records the stories with the real tracker in a real browser: `node tests/stories/record.ts [part of a name or style]`.

const OWNER = '00000000-0000-4000-8000-000000000000';
const AT_ONCE = 4;
const ATTEMPTS = 3;
/** A visitor who acts later than this does not do what the story says. */
const LATEST_MS = 900;
const as = {
  computer: { ...humanContext, viewport: { width: 1_280, height: 720 } },
  phone: devices['Pixel 7'] ?? humanContext,
};

async function record(browser: Browser, story: Story): Promise<number> {
  const ingest = new Ingest();
  await ingest.listen();
  const site = await serveSite(story.site, 'site');
  site.install(
    `<script async src="${ingest.origin}/tracker/v1/loader.js" data-visitor-id="${site.domain}-${OWNER}"></script>`,
  );
  const context = await browser.newContext(as[story.device]);
  try {
    const page = await context.newPage();
    const visitor = new Visitor(page, story.device, site.origin);
    await visitor.open('/');
    await visitor.pause(1_800);
    await story.act(visitor);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    await page.goto('about:blank');
    await visitor.pause(1_200); // the last batch is sent on exit
    const batches = ingest.recordedBatches;
    if (batches.length === 0) throw new Error('Nothing was recorded');
    const made = { name: story.name, userAgent, batches: withoutStyles(batches) };
    const neutral = JSON.parse(JSON.stringify(made).replaceAll(site.domain, 'site.example'));
    const known = new Set(stories.map(({ name }) => name));
    storeRecording(story.style, neutral, known);
    return visitor.latenessMs;
  } finally {
    await context.close();
    await site.close();
    ingest.close();
  }
}

async function recordInTime(browser: Browser, story: Story) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const lateness = await record(browser, story);
    if (lateness <= LATEST_MS) return;
    if (attempt === ATTEMPTS)
      throw new Error(`The machine is too busy: ${Math.round(lateness)} ms late`);
  }
}

const wanted = new RegExp(process.argv.slice(2).join(' '));
const queue = stories.filter(({ style, name }) => wanted.test(`${style}: ${name}`));
buildTracker();
const browser = await openBrowser();
const runQueue = async () => {
  for (let story = queue.shift(); story; story = queue.shift()) {
    const title = `${story.style}: ${story.name}`;
    try {
      await recordInTime(browser, story);
      process.stdout.write(`${title}\n`);
    } catch (error) {
      process.stderr.write(`${title}: ${error}\n`);
      process.exitCode = 1;
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, runQueue));
await browser.close();
