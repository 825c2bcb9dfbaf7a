import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const customTags = () =>
  ingest.events.flatMap(({ type, data }) => (type === 5 ? [(data as { tag: string }).tag] : []));

chromiumTest(
  'errors that happen before the recorder has loaded are recorded, after the page event',
  async () => {
    await shop.visitBeforeRecorder(`<h1>Shop</h1><script>
    const broken = () => {
      if (!window.reveille) return setTimeout(broken, 5);
      Promise.reject(new Error('no stock'));
      setTimeout(() => { hasFailed = true }, 20);
      cart.total;
    };
    broken();</script>`);
    await ingest.until(() => ingest.reported('rv:error').length >= 2);
    expect(ingest.reported('rv:error')).toMatchObject([
      { kind: 'error', message: 'Uncaught ReferenceError: cart is not defined' },
      { kind: 'rejection', message: 'no stock' },
    ]);
    expect(customTags()[0]).toBe('rv:page');
    const times = ingest.events.map(({ timestamp }) => timestamp);
    expect(times[0]).toBe(Math.min(...times));
  },
);

chromiumTest(
  'an error written to the console is recorded as logged, a text is not; the console shows both',
  async () => {
    const written: string[] = [];
    const page = await shop.visit('<h1>Shop</h1>');
    page.on('console', (message) => written.push(message.text()));
    await ingest.until(({ batches }) => batches[0]);
    await page.evaluate(`
    console.error('no stock for', new TypeError('cart is missing'), 'here');
    console.error('a note');`);
    await page.goto('about:blank');
    await ingest.until(() => ingest.reported('rv:error').length > 0);
    expect(ingest.reported('rv:error')).toMatchObject([
      { kind: 'logged', message: 'cart is missing', file: '' },
    ]);
    expect(written.map((text) => text.split('\n')[0])).toEqual([
      expect.stringContaining('no stock for TypeError: cart is missing'),
      'a note',
    ]);
  },
);

chromiumTest('each error before the recorder has loaded is recorded once', async () => {
  await shop.visitBeforeRecorder(`<h1>Shop</h1><script>
    let left = 15;
    const broken = () => {
      if (!window.reveille) return setTimeout(broken, 5);
      if (--left > 0) setTimeout(broken, 0);
      else hasFailed = true;
      throw new Error('number ' + left);
    };
    broken();</script>`);
  await ingest.until(() => ingest.reported('rv:error').length >= 15);
  expect(new Set(ingest.reported('rv:error').map(({ message }) => message)).size).toBe(15);
  expect(ingest.reported('rv:error').length).toBe(15);
});

test('a page that the server answers with an error, but with the script, is reported as a failed request', async () => {
  shop.setPage('/mugs', { body: '<h1>Not found</h1>', status: 404 });
  const page = await shop.visit('<a href="/mugs">Mugs</a>');
  await page.click('a');
  await page.waitForLoadState();
  await ingest.until(() => shop.seenRequests().length > 0);
  expect(shop.seenRequests()).toEqual(['navigation /mugs 404']);
});

test('failed requests of fetch and XMLHttpRequest are reported once each, aborted ones not at all', async () => {
  const page = await shop.visit('<h1>Shop</h1>');
  await ingest.until(({ batches }) => batches[0]);
  await page.route(/\/down/, (route) => route.abort('connectionfailed'));
  await page.evaluate(async () => {
    const requestVia = (method: string, address: string) =>
      new Promise((done) => {
        const request = new XMLHttpRequest();
        request.open(method, address);
        request.onloadend = done;
        request.send();
      });
    const stop = new AbortController();
    const aborted = fetch('/stock?slow', { signal: stop.signal }).catch(() => {});
    stop.abort();
    await Promise.all([
      aborted,
      fetch('/gone/cart?code=secret'),
      fetch('/down').catch(() => {}),
      fetch('/stock').then((response) => response.text()),
      requestVia('GET', '/gone/stock'),
      requestVia('POST', '/down/order'),
    ]);
  });
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(shop.seenRequests().sort()).toEqual([
    'fetch /down 0',
    'fetch /gone/cart?code=_ 404',
    'xmlhttprequest /down/order 0',
    'xmlhttprequest /gone/stock 404',
  ]);
  const saved = ingest.reported('rv:reaction').filter(({ kind }) => kind === 'request');
  expect(saved.length).toBeGreaterThanOrEqual(1);
});

test('observed functions look native, pass on what the page throws, and are restored by stop()', async () => {
  const page = await shop.newPage();
  await page.addInitScript(() => {
    Object.assign(window, {
      natives: [
        fetch,
        XMLHttpRequest.prototype.send,
        HTMLMediaElement.prototype.play,
        Response.prototype.json,
      ],
    });
  });
  shop.setPage('/', '<h1>Shop</h1>');
  await page.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  await page.route(/\/down/, (route) => route.abort('connectionfailed'));
  const seen = await page.evaluate(async () => {
    const { natives } = window as unknown as { natives: unknown[] };
    const now = () => [
      fetch,
      XMLHttpRequest.prototype.send,
      HTMLMediaElement.prototype.play,
      Response.prototype.json,
    ];
    const unhandled: string[] = [];
    addEventListener('unhandledrejection', ({ reason }) => unhandled.push(String(reason.message)));
    const isUnhandled = new Promise<void>((seen) => {
      addEventListener('unhandledrejection', () => seen(), { once: true });
      setTimeout(seen, 5_000);
    });
    void fetch('/down/unhandled');
    const handled = await fetch('/down/handled').catch((error) => error.message);
    await isUnhandled;
    const during = now();
    const signature = [
      String(during[0]).includes('[native code]'),
      during[0]?.name,
      during[0]?.length,
    ];
    window.reveille?.stop();
    return {
      signature,
      unhandled: unhandled.length,
      handled: typeof handled,
      isObserved: during.every((each, index) => each !== natives[index]),
      isRestored: now().every((each, index) => each === natives[index]),
    };
  });
  expect(seen).toEqual({
    signature: [true, 'fetch', 1],
    unhandled: 1,
    handled: 'string',
    isObserved: true,
    isRestored: true,
  });
});

test('a third-party wrapper around fetch keeps working before and after stop()', async () => {
  const page = await shop.visit('<h1>Shop</h1>');
  await ingest.until(({ batches }) => batches[0]);
  const calls = await page.evaluate(async () => {
    let calls = 0;
    const inner = window.fetch;
    window.fetch = (...args) => {
      calls += 1;
      return inner(...args);
    };
    const wrapper = window.fetch;
    await fetch('/gone/one');
    window.reveille?.stop();
    const { status } = await fetch('/gone/two');
    return [calls, status, window.fetch === wrapper];
  });
  expect(calls).toEqual([2, 404, true]);
  await ingest.until(() => shop.seenRequests().length > 0);
  expect(shop.seenRequests()).toEqual(['fetch /gone/one 404']);
});

test('a page that freezes its fetch or requires trusted types is recorded', async () => {
  const page = await shop.newPage();
  await page.addInitScript(
    "Object.defineProperty(window, 'fetch', { value: fetch, writable: false, configurable: false })",
  );
  shop.setPage('/', {
    body: '<h1>Shop</h1><button>Buy</button>',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
  });
  await page.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(() => fetch('/gone/one').then((response) => response.text()));
  await page.goto('about:blank');
  const { cost } = await ingest.untilComplete();
  expect(shop.seenRequests()).toEqual(['fetch /gone/one 404']);
  expect(cost?.errors).toBe(0);
});

test('a failed request that the page repeats successfully is reported as retried, unless the visitor acted', async () => {
  const page = await shop.visit('<h1>Shop</h1><button>Again</button>');
  await ingest.until(({ batches }) => batches[0]);
  const answers = [503, 200, 500, 200, 503, 200];
  await page.route(/\/list/, (route) =>
    route.fulfill({ status: answers.shift() ?? 200, body: '{}' }),
  );
  const sendRequest = (method: string) =>
    page.evaluate((method) => fetch('/list?secret=1', { method }).then(() => {}), method);
  await sendRequest('GET');
  await sendRequest('GET');
  await sendRequest('GET');
  await sendRequest('POST');
  await sendRequest('GET');
  await page.click('button');
  await sendRequest('GET');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(shop.seenRequests()).toEqual([
    'fetch /list?secret=_ 503',
    'fetch /list?secret=_ 500',
    'fetch /list?secret=_ 503',
  ]);
  const retried = ingest.reported('rv:retried');
  expect(retried.map(({ path, status }) => `${path} ${status}`)).toEqual(['/list?secret=_ 503']);
});
