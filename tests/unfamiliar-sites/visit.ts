import { type Browser, devices } from 'playwright';
import { humanContext } from '../journeys/browser.ts';
import { isPlant, type Mode, type PlannedVisit } from './plan.ts';
import type { ServedSite } from './serve.ts';
import type { Plant } from './site.ts';
import { Visitor } from './visitor.ts';

const LATENCY_MS = 200;
/** With the language of a server, such as C.UTF-8, the browser names one that `Intl` rejects. */
const locale = 'en-US';
/** The context options of each device. */
export const contexts = {
  computer: { ...humanContext, locale, viewport: { width: 1_280, height: 760 } },
  phone: { ...(devices['Pixel 7'] ?? humanContext), locale },
};

interface Visited {
  readonly pages: ReadonlySet<string>;
  readonly hits: readonly Plant[];
  readonly userAgent: string;
}

export async function visit(
  browser: Browser,
  { origin }: ServedSite,
  plan: PlannedVisit,
  mode: Mode,
): Promise<Visited> {
  const context = await browser.newContext({ ...contexts[plan.device], acceptDownloads: true });
  const page = await context.newPage();
  if (mode === 'latency') await slowDown(page);
  const visitor = new Visitor(page, plan.device, origin);
  const hits: Plant[] = [];
  try {
    await visitor.open('/');
    await visitor.pause(1_800);
    for (const [index, step] of plan.steps.entries()) {
      await visitor.go(step.path ?? step.page);
      visitor.closesEarly = plan.closesEarly && index === plan.steps.length - 1;
      await step.act(visitor).catch((error: Error) => {
        throw new Error(`${step.page}, ${step.name} (${plan.device}): ${error.message}`);
      });
      if (isPlant(step)) hits.push(step);
    }
    await page.close();
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // waits for what the closing tab has sent
  } finally {
    await context.close();
  }
  return { pages: visitor.pages, hits, userAgent: contexts[plan.device].userAgent };
}

async function slowDown(page: Visitor['page']) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
