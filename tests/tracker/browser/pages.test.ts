import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const first = () => ingest.until(({ batches }) => batches[0]);
const sentText = () => JSON.stringify(ingest.events);
const until = (find: () => boolean) => ingest.until(() => find() || undefined);
/** Makes the next batch large enough to be sent at once. */
const FLUSH = "document.body.append('.'.repeat(200_000))";

test('a page that has changed JSON and Array.prototype is recorded, and its code is not affected', async () => {
  const hostile = `<script>
    Array.prototype.toJSON = function () { return 'spoiled'; };
    Object.prototype.extra = function () {};
    Array.prototype.last = function () { return this[this.length - 1]; };
    Array.from = () => { throw new Error('not here'); };
    JSON.stringify = () => { throw new Error('not this way'); };
    for (const name of ['forEach', 'map', 'filter', 'push']) {
      const original = Array.prototype[name];
      Array.prototype[name] = function (...args) { window.calls = (window.calls || 0) + 1; return original.apply(this, args); };
    }
    window.onerror = (message) => { window.failed = message; };
  </script>`;
  const visit = await shop.visit({
    head: hostile,
    body: '<ul><li>Mug one</li></ul><input value="secret">',
  });
  await first();
  expect(ingest.events.map(({ type }) => type).slice(0, 3)).toEqual([5, 4, 2]);
  expect(sentText()).toContain('Mug one');
  expect(sentText()).not.toContain('spoiled');
  expect(
    await visit.evaluate(() => [
      Reflect.get(window, 'failed'),
      Object.keys(window).includes('reveille'),
    ]),
  ).toEqual([undefined, true]);
  expect(
    await visit.evaluate(() => {
      try {
        Array.from([1]);
        return 'repaired';
      } catch {
        return 'as it was';
      }
    }),
  ).toBe('as it was');
});

test('a page under a strict content security policy is recorded', async () => {
  const { origin } = ingest;
  await shop.visit({
    body: '<h1>Strict</h1>',
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types reveille`,
    },
  });
  await first();
  expect(sentText()).toContain('Strict');
});

chromiumTest(
  'a page whose content policy blocks our server works as before, without a tracker error',
  async () => {
    const { origin } = ingest;
    const visit = await shop.visit({
      body: '<h1>Closed</h1>',
      headers: { 'content-security-policy': `script-src ${origin}; connect-src 'none'` },
    });
    const errors: Error[] = [];
    visit.on('pageerror', (error) => errors.push(error));
    await visit.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(ingest.batches).toEqual([]);
  },
);

test('reports every in-page navigation once and does not patch History', async () => {
  const visit = await shop.visit('<h1>App</h1>');
  await first();
  await visit.evaluate(async (flush) => {
    history.pushState({}, '', '/orders?id=7');
    history.replaceState({}, '', '/orders/open');
    location.hash = 'prices';
    await new Promise((done) => {
      addEventListener('popstate', done, { once: true });
      history.back();
    });
    new Function(flush)();
  }, FLUSH);
  await until(() => ingest.reported('rv:page').length >= 5);
  expect(ingest.reported('rv:page').map(({ page, kind }) => `${kind} ${page}`)).toEqual([
    'load /',
    'push /orders?id=_',
    'replace /orders/open',
    'hash /orders/open#prices',
    'hash /orders/open',
  ]);
  expect(ingest.events.filter(({ type }) => type === 4).length).toBe(1);
  expect(await visit.evaluate(() => String(history.pushState).includes('[native code]'))).toBe(
    true,
  );
});

test('shadow trees, frames, styles inserted by scripts and SVG are part of the recording', async () => {
  const visit =
    await shop.visit(`<div id="host"></div><iframe srcdoc="<p>inside the frame</p>"></iframe>
    <svg viewBox="0 0 9 9"><path d="M1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8"/></svg><style id="s"></style>`);
  await first();
  await visit.evaluate(() => {
    const root = (document.querySelector('#host') as Element).attachShadow({ mode: 'open' });
    root.innerHTML = `<p>inside the shadow ${'.'.repeat(200_000)}</p>`;
    (document.querySelector('#s') as HTMLStyleElement).sheet?.insertRule(
      '.made { color: rgb(1, 2, 3) }',
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.adopted { color: rgb(4, 5, 6) }');
    document.adoptedStyleSheets = [sheet];
  });
  await until(() => sentText().includes('inside the shadow'));
  for (const part of [
    'inside the shadow',
    'inside the frame',
    '.made',
    '.adopted',
    '"styleId":1',
    'M1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8',
  ]) {
    expect(sentText()).toContain(part);
  }
});

test('an invalid style rule throws in the page as it does without the tracker', async () => {
  const visit = await shop.visit('<style>p{}</style>');
  await first();
  const thrown = await visit.evaluate(() => {
    try {
      document.styleSheets[0]?.insertRule('{{{');
      return 'nothing';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(thrown).toBe('SyntaxError');
});

test('a table of 5,000 nodes takes one snapshot, and after a storm of changes there is a fresh one', async () => {
  const rows = Array.from(
    { length: 620 },
    (_, n) => `<tr><td>${n}</td><td>Customer ${n}</td><td><a href="/o/${n}">open</a></td></tr>`,
  ).join('');
  const visit = await shop.visit(`<table>${rows}</table>`);
  const batch = await first();
  expect(batch.cost?.script_ms).toBeLessThan(500);
  await visit.clock.install();
  await visit.evaluate(async () => {
    const all = [...document.querySelectorAll('td')];
    for (let i = 0; i < 12_000; i++) {
      const cell = all[i % all.length] as HTMLElement;
      cell.append(document.createElement('i'));
    }
  });
  await visit.clock.runFor(20_000);
  await until(() => ingest.events.filter(({ type }) => type === 2).length === 2);
  expect(sentText()).toContain('"tagName":"i"');
});

test('records a node that changes a thousand times at most five times a second, with its last state', async () => {
  const visit = await shop.visit('<b id="b">0</b>');
  await first();
  const seconds = await visit.evaluate(async (flush) => {
    const started = performance.now();
    const b = document.querySelector('#b') as HTMLElement;
    for (let i = 1; i <= 200; i++) {
      b.style.left = `${i}px`;
      (b.firstChild as Text).data = `${i}`;
      await new Promise((next) => setTimeout(next, 4));
    }
    new Function(flush)();
    return (performance.now() - started) / 1_000;
  }, FLUSH);
  await until(() => sentText().includes('"200"'));
  const changes = ingest.events.filter(({ data }) => (data as { texts?: object[] })?.texts?.length);
  expect(changes.length).toBeLessThanOrEqual(Math.ceil(seconds * 5) + 2);
  expect(sentText()).toContain('200px');
});

test('reports how visitors use a form, without what they typed', async () => {
  const visit =
    await shop.visit(`<form id="order" onsubmit="return false"><label>Your name <input name="name" required></label>
    <input type="search" name="q"><button>Send order</button></form>`);
  await first();
  await visit.click('button');
  await visit.fill('[name=name]', 'Mina');
  await visit.fill('[name=name]', '');
  await visit.fill('[name=name]', 'Lucy');
  await visit.click('button');
  await visit.evaluate(FLUSH);
  await until(() => ingest.reported('rv:submit').length > 0);
  expect(ingest.reported('rv:submit')).toEqual([{ form: '#order', label: 'Send order' }]);
  const [field] = ingest
    .reported('rv:field')
    .filter(({ field: { label } }) => label === 'Your name')
    .toReversed();
  expect(field).toMatchObject({
    field: { role: 'textbox', selector: 'input[name="name"]' },
    form: '#order',
    search: false,
    refills: 1,
  });
  expect(ingest.reported('rv:field').some(({ invalid }) => invalid === 1)).toBe(true);
});

test('a field that its page shows only with the focus has a label and a selector', async () => {
  const page = await shop.visit(`<style>.floating input { opacity: 0; transition: opacity 50ms }
      .floating input:focus, .floating input:not(:placeholder-shown) { opacity: 1 }</style>
    <label class="floating">Postcode <input name="postcode" placeholder=" "></label>`);
  await first();
  await page.click('[name=postcode]');
  await page.waitForFunction("document.querySelector('input').getAnimations().length === 0");
  await page.keyboard.type('ABC');
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(ingest.reported('rv:field').map(({ field }) => [field.label, field.selector])).toEqual([
    ['Postcode', 'input[name="postcode"]'],
  ]);
});

test('a field that was only visited is not taken for an editor by the keys that are pressed elsewhere', async () => {
  const page = await shop.visit(`<style>input { opacity: 0 } input:focus { opacity: 1 }</style>
    <label id="label"><span>Postcode</span> <input name="postcode"></label><p id="text">Delivery</p>`);
  await first();
  await page.focus('input');
  await page.click('#text');
  await page.keyboard.press('PageDown');
  await page.evaluate("document.querySelector('#label span').textContent = 'Postal code'");
  await page.goto('about:blank');
  await ingest.untilComplete();
  expect(sentText()).toContain('Postal code');
});

/** By then the browser has reported the largest paint; it reports none for a page that is left before its first frame. */
const hasPainted = (visit: Page) =>
  visit.evaluate(
    `new Promise((painted) =>
      new PerformanceObserver(painted).observe({ type: 'largest-contentful-paint', buffered: true }))`,
  );
const vitals = () => ingest.reported('rv:vital').map(({ name }) => name);

test('how long a page took to load is not measured if it was opened in the background', async () => {
  shop.setPage('/', '<h1 style="font-size:60px">Mugs for everyone</h1>');
  const visit = await shop.newPage();
  await visit.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await visit.goto(`http://${shop.host}/`);
  await visit.waitForLoadState('networkidle');
  expect(ingest.sessionRequests).toEqual([]);
  await visit.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await first();
  await hasPainted(visit);
  await visit.goto('about:blank');
  await ingest.untilComplete();
  expect(vitals()).not.toContain('LCP');
});

test('reports vitals, visibility and the cost of recording when the page is left', async () => {
  const visit = await shop.visit('<h1 style="font-size:60px">Mugs for everyone</h1>');
  await first();
  await hasPainted(visit);
  await visit.goto('about:blank');
  const last = await ingest.untilComplete();
  expect(vitals()).toContain('LCP');
  expect(last.cost).toMatchObject({ errors: 0, bytes: expect.any(Number) });
  expect(last.cost?.script_ms).toBeGreaterThan(0);
});
