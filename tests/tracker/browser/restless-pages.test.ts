import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../differential/bundle.ts';

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function emptyPage() {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html><head></head><body></body></html>');
  await page.addScriptTag({ content: scriptOf('in-page.ts') });
  return page;
}

/** A sample; 10,000 of each kind are `npm run campaign -- restless-pages` (`FIRST=`). */
test('whatever a page does to itself, our recorder records the page as it is afterwards', async () => {
  const page = await emptyPage();
  const differences = await page.evaluate('restlessFrom(1, 100)');
  expect(differences).toEqual([]);
}, 120_000);

test('what a page sorts and moves is recorded where it is, also when it changed off the page', async () => {
  const page = await emptyPage();
  expect(await page.evaluate('restlessFrom(100_000, 80)')).toEqual([]);
}, 120_000);

test('what a page does to itself while the first picture is written is recorded as it is afterwards', async () => {
  const page = await emptyPage();
  expect(await page.evaluate('restlessFrom(200_000, 60)')).toEqual([]);
}, 120_000);

test('what an animated page does to itself is recorded although its attributes are not watched', async () => {
  const page = await emptyPage();
  expect(await page.evaluate('restlessFrom(300_000, 60)')).toEqual([]);
}, 120_000);

/** Of the 10,000 those in which a node moves into a frame or out of it and is found again. */
test.each([457, 739, 1376])(
  'what moves between a page and its frames is followed there (page %i)',
  async (seed) => {
    const page = await emptyPage();
    expect(await page.evaluate(`restlessFrom(${seed}, 1)`)).toEqual([]);
  },
);

/** Of 3,000 those that were recorded wrongly, or stopped the page, while moves were built. */
test.each([100_409, 101_675, 102_916])(
  'what leaves the page with what it is in is followed (page %i)',
  async (seed) => {
    const page = await emptyPage();
    expect(await page.evaluate(`restlessFrom(${seed}, 1)`)).toEqual([]);
  },
);

test('fifty recordings among the wrappers of another library record each rule once and leave the natives alone', async () => {
  const page = await emptyPage();
  expect(await page.evaluate('startsAndStops(50)')).toEqual({
    recorded: 50,
    wrapped: 50,
    isNative: true,
  });
});
