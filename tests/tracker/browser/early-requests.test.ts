import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

chromiumTest(
  'a request that was aborted before the recorder has loaded, and sent again, did not fail',
  async () => {
    shop.setPage(
      '/',
      `<h1>Shop</h1><script>
      const stop = new AbortController();
      const send = (url, how) => fetch(url, how).catch(() => 0);
      const again = send('/stock', { signal: stop.signal }).then(() => send('/stock'));
      again.then(() => send('http://127.0.0.1:9/')).then(() => { isDone = true });
      setTimeout(() => stop.abort(), 50);
    </script>`,
    );
    const page = await shop.newPage();
    let loads = 0;
    await page.route('**/stock', (route) => loads++ > 0 && route.fulfill({ body: '' }));
    await page.route('**/recorder-*', async (route) => {
      await page.waitForFunction('window.isDone');
      await route.continue();
    });
    await page.goto(`http://${shop.host}/`);
    await shop.flushUntil(page, () => ingest.reported('rv:request').length > 0);
    await page.goto('about:blank');
    await ingest.untilComplete();
    expect(ingest.reported('rv:request').map(({ path, status }) => [path, status])).toEqual([
      ['http://127.0.0.1:9/', 0],
    ]);
  },
);
