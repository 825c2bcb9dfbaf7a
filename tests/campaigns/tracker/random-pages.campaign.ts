import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../../tracker/differential/bundle.ts';

const PAGES = Number(process.env.PAGES ?? 10_000);
/** The first page, to continue an interrupted run. */
const FIRST = Number(process.env.FIRST ?? 1);
const AT_ONCE = 200;

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('10,000 pages that change at random are recorded as they end up', async () => {
  const differences: string[] = [];
  for (let first = FIRST; first < FIRST + PAGES; first += AT_ONCE) {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html><head></head><body></body></html>');
    await page.addScriptTag({ content: scriptOf('random-pages.ts') });
    const count = Math.min(AT_ONCE, FIRST + PAGES - first);
    differences.push(...((await page.evaluate(`runRandomPages(${first}, ${count})`)) as string[]));
    process.stdout.write(`up to page ${first + count - 1}: ${differences.length} differences\n`);
    await page.close();
  }
  expect(differences).toEqual([]);
});
