import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../differential/bundle.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
/** Generated pages clean up after themselves, so they share one that has compiled the recorder. */
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await emptyPage();
});
afterAll(() => browser.close());

async function emptyPage() {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html><head></head><body></body></html>');
  await page.addScriptTag({ content: scriptOf('random-pages.ts') });
  return page;
}

/** A sample; `npm run campaign -- random-pages` plays 10,000 of each kind (`FIRST=`). */
test('after any changes of a page the recorded page equals the page', async () => {
  const differences = await page.evaluate('runRandomPages(1, 25)');
  expect(differences).toEqual([]);
}, 120_000);

test('after sorting and moving, also off the page, the recorded page equals the page', async () => {
  expect(await page.evaluate('runRandomPages(100_000, 20)')).toEqual([]);
}, 120_000);

test('after changes while the first snapshot is written the recorded page equals the page', async () => {
  expect(await page.evaluate('runRandomPages(200_000, 15)')).toEqual([]);
}, 120_000);

test('after changes of an animated page, whose attributes are not observed, the recorded page equals the page', async () => {
  expect(await page.evaluate('runRandomPages(300_000, 15)')).toEqual([]);
}, 120_000);

/** Seeds in which a node moves into or out of a frame. */
test.each([457, 739, 1376])(
  'nodes that move between a page and its frames are recorded where they are (page %i)',
  async (seed) => {
    expect(await page.evaluate(`runRandomPages(${seed}, 1)`)).toEqual([]);
  },
);

/** Seeds that were recorded wrongly or blocked the page while moves were developed. */
test.each([100_409, 101_675, 102_916])(
  'nodes that leave the page with their parent are recorded where they are (page %i)',
  async (seed) => {
    expect(await page.evaluate(`runRandomPages(${seed}, 1)`)).toEqual([]);
  },
);

test('fifty recordings among the wrappers of another library record each rule once and restore the natives', async () => {
  const page = await emptyPage();
  expect(await page.evaluate('startsAndStops(50)')).toEqual({
    recorded: 50,
    wrapped: 50,
    isNative: true,
  });
});
