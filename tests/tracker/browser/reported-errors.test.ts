import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

chromiumTest(
  'an error of the DOM that a framework caught and reports keeps its message',
  async () => {
    const page = await shop.visit('<h1>Shop</h1>');
    await ingest.until(({ batches }) => batches[0]);
    await page.evaluate(`
    try { document.body.removeChild(document.head) } catch (error) { reportError(error) }
    reportError(new TypeError('no stock'));
    dispatchEvent(new Event('error'));`);
    await page.goto('about:blank');
    await ingest.until(() => ingest.reported('rv:error').length > 1);
    expect(ingest.reported('rv:error')).toMatchObject([
      { kind: 'error', message: expect.stringContaining('not a child of this node') },
      { kind: 'error', message: 'Uncaught TypeError: no stock' },
    ]);
  },
);
