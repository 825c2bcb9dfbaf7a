import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf } from '../../lambdas/recordings/analysis/digest.ts';
import { buildTracker } from '../../lib/tracker/build.ts';
import { openBrowser } from '../journeys/browser.ts';
import { Ingest } from '../tracker/browser/ingest.ts';
import { contexts } from '../unfamiliar-sites/visit.ts';
import { Visitor } from '../unfamiliar-sites/visitor.ts';
import { serveWithTag, startShop } from './real-shop/shop.ts';
import { type ShopVisit, visits } from './real-shop/visits.ts';

// Ordinary visits to a shop that other people wrote have no signal, and each of its faults has exactly the right ones.
// It takes six minutes, and installs the shop from PyPI first.

const OWNER = '00000000-0000-4000-8000-000000000000';
let shop: Awaited<ReturnType<typeof startShop>>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  buildTracker();
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
}, 300_000);
afterAll(async () => {
  shop.stop();
  await browser.close();
});

async function signalsOf(
  { act, ...how }: ShopVisit,
  device: keyof typeof contexts,
): Promise<string[]> {
  const ingest = new Ingest();
  await ingest.listen();
  const loader = `${ingest.origin}/tracker/v1/loader.js`;
  const tagOf = (domain: string) =>
    `<script async src="${loader}" data-visitor-id="${domain}-${OWNER}"></script>`;
  const served = await serveWithTag(shop.port, tagOf, how);
  const context = await browser.newContext(contexts[device]);
  const page = await context.newPage();
  try {
    await act(new Visitor(page, device, served.origin));
    await page.goto('about:blank');
    await ingest.untilComplete();
  } finally {
    await context.close();
    await served.close();
    ingest.close();
  }
  const batches = ingest.recordedBatches;
  const { signals } = digestOf(
    {
      ...{ sessionId: 'session', visitor: 'visitor', referrer: '', host: served.domain },
      startedAt: new Date(batches[0]?.events[0]?.timestamp ?? 0).toISOString(),
      userAgent: contexts[device].userAgent,
    },
    batches,
  );
  return signals
    .filter(({ kind, slow }) => kind !== 'slow-page' && !slow)
    .map(({ kind, element }) => `${kind} ${element?.label ?? ''}`.trim());
}

test.each(
  visits.flatMap((visit) =>
    (['computer', 'phone'] as const).map((device) => [visit.name, device, visit] as const),
  ),
)('a visitor who %s (%s) has exactly the signals of what happened', async (_, device, visit) => {
  const found = new Set(await signalsOf(visit, device));
  expect([...found].sort()).toEqual(
    visit.signals.map((each) => expect.stringMatching(new RegExp(`^${each}`))),
  );
});
