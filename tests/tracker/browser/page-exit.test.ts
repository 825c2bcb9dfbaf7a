import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../../web/tracker/privacy/typed-hashes.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('leaving with the cursor in a field reports the field, and every batch is sent', async () => {
  const page = await shop.visit('<form><label>Name <input id="name"></label></form>');
  await ingest.until(({ batches }) => batches[0]);
  await page.locator('#name').pressSequentially('Iris', { delay: 30 });
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:field').map(({ field }) => field.label)).toEqual(['Name']);
});

test('the last batch of a page is marked as the last one, because leaving aborts requests', async () => {
  const page = await shop.visit('<button onclick="fetch(\'/never\')">Buy</button>');
  await page.route('**/never', () => {});
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:visibility')).toEqual([{ visible: false }]);
});

chromiumTest(
  'what is sent on exit does not wait for a service worker, which ends with the page',
  async () => {
    shop.files.set(
      '/worker.js',
      `onactivate = (event) => event.waitUntil(clients.claim());
      onfetch = (event) => event.request.method === 'POST' && event.respondWith(new Promise(() => {}));`,
    );
    const page = await shop.visit('<button>Buy</button>');
    await ingest.until(({ batches }) => batches[0]);
    await page.evaluate(async () => {
      const controlled = new Promise((resolve) => {
        navigator.serviceWorker.oncontrollerchange = resolve;
      });
      await navigator.serviceWorker.register('/worker.js');
      await controlled;
    });
    await page.click('button');
    await page.goto('about:blank');
    await ingest.untilComplete();
    expect(ingest.reported('rv:click').map(({ target }) => target.label)).toEqual(['Buy']);
  },
);

test('a sandboxed page, which may not read its service worker, is recorded to its last click', async () => {
  const page = await shop.visit({
    body: '<button>Buy</button>',
    headers: { 'content-security-policy': 'sandbox allow-scripts' },
  });
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:click').map(({ target }) => target.label)).toEqual(['Buy']);
});

test('a page that was replaced by document.open() is recorded to its last click', async () => {
  const page = await shop.visit('<h1>Mugs</h1>');
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(() => {
    document.open();
    document.write('<!doctype html><h1>Plates</h1><button>Buy</button><input>');
    document.close();
  });
  await page.click('button');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.received.join()).toContain('Plates');
  expect(ingest.reported('rv:click').map(({ target }) => target.label)).toEqual(['Buy']);
});

test('changes right before the page is left still arrive', async () => {
  const visit = await shop.visit('<p>Mugs</p>');
  await ingest.until(({ batches }) => batches[0]);
  // Two in a row, because only the second waits for the next interval.
  await visit.evaluate(async () => {
    for (const words of ['Thank you', 'Goodbye']) {
      (document.querySelector('p') as HTMLElement).textContent = words;
      await Promise.resolve();
    }
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  });
  await ingest.untilComplete();
  expect(ingest.received.join()).toContain('Goodbye');
});

test('a page that is frozen sends everything first', async () => {
  const page = await shop.visit('<button>Buy</button>');
  await ingest.until(({ batches }) => batches[0]);
  // No timer fires from here on, so only the freeze event can send the batch.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.click('button');
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await ingest.until(() => ingest.reported('rv:click').length === 1);
});

chromiumTest('a page whose scripts fail all the time is recorded', async () => {
  const page = await shop.visit(
    '<button onclick="throw new Error(\'no cart\')">Buy</button><script>throw new Error("broken")</script>',
  );
  await ingest.until(({ batches }) => batches[0]);
  await page.click('button');
  await page.goto('about:blank');
  const { cost } = await ingest.untilComplete();
  expect(ingest.reported('rv:click').map(({ target }) => target.label)).toEqual(['Buy']);
  expect(ingest.reported('rv:error').map(({ message }) => message)).toContain(
    'Uncaught Error: no cart',
  );
  expect(cost?.errors).toBe(0);
});

test('after pagehide and pageshow a page continues in the same session with a fresh snapshot', async () => {
  const visit = await shop.visit('<h1>Mugs</h1>');
  await ingest.until(({ batches }) => batches[0]);
  // An automated browser has no back/forward cache, so the test dispatches the events of a restored page.
  await visit.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await visit.goto('about:blank');
  await ingest.until(({ events }) => events.filter(({ type }) => type === 2).length === 2);
  expect(ingest.reported('rv:page').map(({ kind }) => kind)).toEqual(['load', 'restored']);
  expect(ingest.sessionRequests.length).toBe(1);
  const numbers = new Map(ingest.batches.map(({ seq, events }) => [seq, events]));
  // The browser may report a batch as aborted and still deliver it, so no number may have two contents.
  for (const { seq, events } of ingest.batches) expect(events).toEqual(numbers.get(seq));
});

test.each([
  ['default', ''],
  ['strict', 'data-privacy="strict"'],
])(
  'in the %s mode a restored page recognizes what was typed on the page after it',
  async (_, tag) => {
    const visit = await shop.visit({ tag, body: '<h1>Mugs</h1><p id="at"></p>' });
    await ingest.until(({ batches }) => batches[0]);
    await visit.evaluate(
      ([typed, known]) => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        // What the page in between stores.
        sessionStorage.setItem('reveille-typed', typed as string);
        localStorage.setItem('reveille-strict', known as string);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        (document.querySelector('#at') as HTMLElement).textContent = 'Hello Quentin Vyborg';
      },
      [
        JSON.stringify([[2, hashOf('quentin vyborg'), false]]),
        JSON.stringify({ until: Date.now() + 60_000, known: [] }),
      ],
    );
    await visit.goto('about:blank');
    await ingest.until(({ events }) => events.filter(({ type }) => type === 2).length === 2);
    const receivedText = ingest.received.join('\n');
    expect(receivedText).toContain('Mugs');
    expect(receivedText).not.toMatch(/Quentin|Vyborg/);
  },
);

/** Sets the page's clock forward by 61 minutes, so that its session has expired. */
const expireSession = (visit: Page) =>
  visit.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 61 * 60_000;
  });
/** Clicks until the tracker requests another session, because it ignores activity within five seconds of the last one. */
const clickUntilNewSession = (visit: Page) =>
  expect
    .poll(
      async () => {
        await visit.click('#at');
        return ingest.sessionRequests.length;
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(2);

chromiumTest(
  'text typed in an expired session is masked in the next session of the same page',
  async () => {
    const visit = await shop.visit(
      '<input><p id="at"></p><script>document.querySelector("input").onchange = ({ target }) => { at.textContent = "Hello " + target.value; target.remove(); }</script>',
    );
    await ingest.until(({ batches }) => batches[0]);
    await visit.fill('input', 'Quentin Vyborg');
    await visit.press('input', 'Enter');
    await expireSession(visit);
    await clickUntilNewSession(visit);
    // A page that is left before its new session has started stores its batches for the next page.
    await ingest.until(({ events }) => events.filter(({ type }) => type === 2).length === 2);
    await visit.goto('about:blank');
    expect(ingest.received.join('\n')).not.toMatch(/Quentin|Vyborg/);
  },
);

chromiumTest(
  'an expired session is not renewed, neither by a visitor who returns nor by an idle page',
  async () => {
    const visit = await shop.visit('<p id="at">Mugs</p>');
    await ingest.until(({ batches }) => batches[0]);
    await expireSession(visit);
    await visit.evaluate(() => {
      dispatchEvent(new ErrorEvent('error', { message: 'poll failed' }));
      document.dispatchEvent(new Event('freeze'));
    });
    await ingest.until(() => ingest.reported('rv:error').length === 1);
    expect(ingest.sessionRequests).toHaveLength(1);
    await clickUntilNewSession(visit);
    expect(ingest.sessionRequests[1]).not.toHaveProperty('session_id');
  },
);

chromiumTest(
  'a visit whose first two pages got no response is recorded from its first page',
  async () => {
    const paths = ['/', '/two', '/three'];
    for (const path of paths) shop.setPage(path, '<h1>Mugs</h1>');
    const visit = await shop.newPage();
    // By the requesting page, because the browser may forward a request after the next page has opened.
    const isSlow = (request: Request) => request.postDataJSON().page !== '/three';
    await visit.route('**/start-session', (route) =>
      isSlow(route.request()) ? undefined : route.continue(),
    );
    for (const path of paths) {
      const sessionRequest = visit.waitForRequest('**/start-session');
      await visit.goto(`http://${shop.host}${path}`);
      await sessionRequest;
    }
    await ingest.until(() => ingest.reported('rv:page').length === 3);
    await visit.goto('about:blank');
    await ingest.untilComplete();
    expect(ingest.reported('rv:page').map(({ page }) => page)).toEqual(paths);
    expect(ingest.events.filter(({ type }) => type === 2)).toHaveLength(3);
  },
);

test('batches stored by a page that got no response are not sent half an hour later', async () => {
  shop.setPage('/', '<h1>Mugs</h1>');
  const visit = await shop.newPage();
  let isSlow = true;
  await visit.route('**/start-session', (route) => (isSlow ? undefined : route.continue()));
  const sessionRequest = visit.waitForRequest('**/start-session');
  await visit.goto(`http://${shop.host}/`);
  await sessionRequest;
  await visit.goto(`http://${shop.host}/gone/elsewhere`);
  await visit.evaluate(() => {
    const key = 'reveille-unsent';
    const left = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.setItem(key, JSON.stringify({ ...left, at: left.at - 31 * 60_000 }));
  });
  isSlow = false;
  await visit.goto(`http://${shop.host}/`);
  await ingest.until(({ batches }) => batches[0]);
  await visit.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:page')).toHaveLength(1);
});
