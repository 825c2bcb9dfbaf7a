import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../journeys/browser.ts';
import { scriptOf } from '../differential/bundle.ts';
import { variedPages } from './varied-pages.ts';

const script = scriptOf('compare-recorders.ts');
let browser: Awaited<ReturnType<typeof openBrowser>>;
/** One page for all tests; each shows another document in it. */
let page: Page;
let html = '';
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.fulfill({ status: 204 }),
  );
});
afterAll(() => browser.close());

test.each(variedPages)(
  'a replay of our recording shows the same as a replay of rrweb’s recording: $name',
  async ({ head = '', body, act }) => {
    html = `<!doctype html><html lang="en"><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
    await page.goto('http://shop.localhost/');
    await page.addScriptTag({ content: script });
    await page.evaluate('beginBoth()');
    await page.evaluate(act);
    expect(await page.evaluate('compareBoth()')).toEqual([]);
  },
);
