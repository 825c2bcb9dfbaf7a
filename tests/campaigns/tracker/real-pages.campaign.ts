import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page, PageScreenshotOptions } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { variedPages } from '../../tracker/browser/varied-pages.ts';
import { allowedPictures } from '../../tracker/differential/allowed-differences.ts';
import { scriptOf } from '../../tracker/differential/bundle.ts';
import { bundled, installComponents, svelteModule } from './components/bundle.ts';
import { componentPages } from './components/pages.ts';
import { apps, type RealPage } from './real-pages/apps.ts';
import { layouts } from './real-pages/layouts.ts';
import { CLICK_BUTTONS, differenceOf, REPLAY_HTML, serve, showReplay } from './real-pages/play.ts';

/** Limits the run to pages whose name matches. */
const ONLY = new RegExp(process.env.PAGE ?? '');
/** The share of pixels that may differ between a page and its replay. */
const MOST_PIXELS = 0.01;
const pictures = resolve(import.meta.dirname, '../../../.local/real-pages');

const pages: readonly RealPage[] = [
  ...variedPages.map(({ body, ...page }) => ({ ...page, html: body })),
  ...componentPages.map(({ name, html, module = '' }) => ({ name, html, module })),
  ...apps,
  ...layouts,
].filter(({ name }) => ONLY.test(name));

const script = scriptOf('compare-recorders.ts');
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  installComponents();
  mkdirSync(pictures, { recursive: true });
  browser = await openBrowser();
}, 600_000);
afterAll(() => browser.close());

/** Differences between our recording and rrweb's, and the share of pixels that differ from the page. */
async function compare({ name, html, head = '', module, svelte, act = CLICK_BUTTONS }: RealPage) {
  const source = svelte ? await svelteModule(svelte) : module;
  const { script: code, css } = source ? await bundled(source) : { script: '', css: '' };
  const context = await browser.newContext({ viewport: { width: 1_000, height: 700 } });
  await serve(context, {
    '/': `<!doctype html><html lang="en"><head><title>Shop</title>${head}<link rel="stylesheet" href="/page.css"></head><body>${html}<script src="/page.js"></script></body></html>`,
    '/page.js': code,
    '/page.css': css,
    '/replay': REPLAY_HTML,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('http://shop.localhost/');
  await page.waitForTimeout(600);
  await page.addScriptTag({ content: script });
  await page.evaluate('beginBoth()');
  await page.evaluate(act);
  await page.waitForTimeout(900);
  const picture = (kind: string) => ({
    path: join(pictures, `${name.replace(/\W+/g, '-')}-${kind}.png`),
    animations: 'disabled' as const,
    // To hide it, Playwright writes the style attributes of fields again, in another spelling, which rrweb ignores.
    caret: 'initial' as const,
  });
  const original = await pictureOfEnd(page, picture('original'));
  const events = await page.evaluate('endBoth()');
  const differences = (await page.evaluate('compareBoth()')) as string[];
  const replayPage = await context.newPage();
  await showReplay(replayPage, events);
  const replay = await replayPage.screenshot(picture('replay'));
  const pixels = await differenceOf(replayPage, original, replay);
  await context.close();
  return { differences, pixels, errors };
}

/**
 * The page as its recording ends: a page may change while the picture is taken. PhotoSwipe removes the placeholder of a
 * picture, which has another height, a second after the picture has loaded.
 */
async function pictureOfEnd(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  for (let left = 20; ; left--) {
    const before = await page.evaluate('countChanges()');
    const picture = await page.screenshot(options);
    if (left === 0 || before === (await page.evaluate('countChanges()'))) return picture;
  }
}

test('replays of our recordings show real pages as rrweb’s recordings and the browser do', async () => {
  const wrong: string[] = [];
  for (const page of pages) {
    const { differences, pixels, errors } = await compare(page).catch((error) => ({
      differences: [String(error).slice(0, 300)],
      pixels: 1,
      errors: [],
    }));
    process.stdout.write(
      `${page.name}: ${differences.length} differences, ${(pixels * 100).toFixed(2)} % of the pixels${errors.length > 0 ? `, ${errors[0]}` : ''}\n`,
    );
    wrong.push(...differences.map((each) => `${page.name}: ${each}`));
    if (pixels > MOST_PIXELS && !allowedPictures[page.name])
      wrong.push(`${page.name}: ${(pixels * 100).toFixed(1)} % of the pixels differ`);
  }
  process.stdout.write(`${pages.length} pages\n`);
  expect(wrong).toEqual([]);
});
