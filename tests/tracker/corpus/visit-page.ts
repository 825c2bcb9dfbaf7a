import type { Shop } from '../browser/shop.ts';
import { waitForRecordedFrames } from '../browser/wait-for-frames.ts';
import { type Canary, type CorpusPage, typeCanary } from './canaries.ts';

interface Parts {
  readonly script: string;
  readonly css: string;
}

/** Visits one page, from load to exit; resolves when its last batch has arrived. */
export async function visitPage(
  shop: Shop,
  page: CorpusPage,
  canary: Canary,
  { script, css }: Parts = { script: '', css: '' },
  tag = '',
): Promise<void> {
  shop.files.set('/page.js', `${script}\n${page.script ?? ''}`);
  shop.files.set('/page.css', css);
  const visit = await shop.visit({
    tag,
    head: '<link rel="stylesheet" href="/page.css">',
    body: `<h1>Seen by all</h1>${page.html}<button id="elsewhere">Elsewhere</button><script src="/page.js"></script>`,
  });
  await shop.ingest.until(({ batches }) => batches[0]);
  await waitForRecordedFrames(shop, visit);
  for (const field of page.fields ?? []) await typeCanary(visit, field, canary);
  await page.act?.(visit, canary);
  const elsewhere = visit.locator('#elsewhere');
  if ((await elsewhere.count()) > 0) await elsewhere.click({ force: true, noWaitAfter: true });
  // Changes are recorded five times per second.
  await visit.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await visit.goto('about:blank');
  await shop.ingest.untilComplete();
}
