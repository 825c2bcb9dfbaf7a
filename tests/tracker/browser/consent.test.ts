import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const page = '<h1>Mugs</h1><button>Buy</button>';
const consent = (visit: Page, answer: string) =>
  visit.evaluate((state) => window.reveille?.consent(state as 'granted'), answer);
const stored = (visit: Page) =>
  visit.evaluate(() =>
    [localStorage, sessionStorage].flatMap((place) =>
      Object.keys(place).filter((key) => key.startsWith('reveille')),
    ),
  );
/** A page that is still being parsed draws no frames, so this polls by time. */
const loaderHasRun = (visit: Page) =>
  visit.waitForFunction(() => window.reveille !== undefined, undefined, { polling: 20 });
const snapshots = () => ingest.events.filter(({ type }) => type === 2).length;

test('denying deletes what an earlier visit stored, even if recording never started', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(({ batches }) => batches[0]);
  shop.setPage('/', { body: page, tag: 'data-consent="required"' });
  await visit.goto(`http://${shop.host}/`);
  expect(await stored(visit)).not.toEqual([]);
  await consent(visit, 'denied');
  expect(await stored(visit)).toEqual([]);
});

test('consent may be unset, denied and granted in turn on one page', async () => {
  const visit = await shop.visit({ body: page, tag: 'data-consent="required"' });
  await consent(visit, 'denied');
  await visit.waitForLoadState('networkidle');
  expect(ingest.received).toEqual([]);
  await consent(visit, 'granted');
  await ingest.until(() => snapshots() === 1);
  await consent(visit, 'denied');
  expect(await stored(visit)).toEqual([]);
  const before = ingest.received.length;
  await visit.click('button');
  expect(ingest.received.length).toBe(before);
  await consent(visit, 'granted');
  await ingest.until(() => snapshots() === 2);
  expect(ingest.reported('rv:page').map(({ kind }) => kind)).toEqual(['load', 'restored']);
});

test.each([401, 403])(
  'nothing is sent or stored if the server rejects a batch with %i after consent was denied',
  async (status) => {
    const visit = await shop.visit({ body: page });
    await ingest.until(() => snapshots() === 1);
    const requests: (() => Promise<void>)[] = [];
    await visit.route(/record-events/, (route) => {
      requests.push(() =>
        route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } }),
      );
    });
    await visit.click('button');
    await visit.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => requests.length).toBe(1);
    await consent(visit, 'denied');
    await requests[0]?.();
    await visit.waitForTimeout(400);
    expect([requests.length, await stored(visit)]).toEqual([1, []]);
  },
);

test('a page that the browser kept ends its recording if another page denied consent meanwhile', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const show = () =>
    visit.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await show();
  await visit.click('button');
  await shop.flushUntil(visit, () => ingest.reported('rv:click').length === 1);
  // As another page of the tab does.
  await visit.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await show();
  const before = ingest.received.length;
  await visit.click('button');
  await visit.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await visit.waitForLoadState('networkidle');
  expect(ingest.received.length).toBe(before);
  expect(await stored(visit)).toEqual([]);
});

test('a denial in one tab ends the recording of the others', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await ingest.until(() => snapshots() === 2);
  await consent(other, 'denied');
  await other.close();
  await visit.bringToFront();
  const before = ingest.received.length;
  await visit.click('button');
  await visit.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await visit.waitForLoadState('networkidle');
  expect(ingest.received.length).toBe(before);
  expect(await stored(visit)).toEqual([]);
});

test.each([
  ["require-trusted-types-for 'script'; trusted-types other"],
  ["require-trusted-types-for 'script'; trusted-types 'none'"],
  ['trusted-types reveille'],
])('under the policy %s no tracker call throws into the page', async (policy) => {
  const visit = await shop.visit({
    body: page,
    tag: 'data-consent="required"',
    headers: { 'content-security-policy': policy },
  });
  const thrown = await visit.evaluate(() => {
    const names: string[] = [];
    for (const answer of ['granted', 'denied', 'granted', 'denied'] as const) {
      try {
        window.reveille?.consent(answer);
      } catch (error) {
        names.push(String(error));
      }
    }
    return names;
  });
  expect(thrown).toEqual([]);
});

const platforms: Record<string, { before: string; grant: string; deny: string }> = {
  'Google Consent Mode': {
    before:
      "window.dataLayer = []; window.gtag = function () { dataLayer.push(arguments); }; gtag('consent', 'default', { analytics_storage: 'denied' });",
    grant: "gtag('consent', 'update', { analytics_storage: 'granted' })",
    deny: "gtag('consent', 'update', { analytics_storage: 'denied' })",
  },
  Shopify: {
    before:
      'window.Shopify = { customerPrivacy: { allowed: false, analyticsProcessingAllowed() { return this.allowed; } } };',
    grant:
      "Shopify.customerPrivacy.allowed = true; document.dispatchEvent(new CustomEvent('visitorConsentCollected'))",
    deny: "Shopify.customerPrivacy.allowed = false; document.dispatchEvent(new CustomEvent('visitorConsentCollected'))",
  },
  'the WP Consent API': {
    before: 'window.wpAllowed = false; window.wp_has_consent = () => wpAllowed;',
    grant:
      "wpAllowed = true; document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))",
    deny: "wpAllowed = false; document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'deny' } }))",
  },
  'IAB TCF v2': {
    before: `window.heard = []; window.__tcfapi = (command, version, callback) => { heard.push(callback); callback({ gdprApplies: true, eventStatus: 'cmpuishown' }, true); };
      window.answer = (given) => { for (const callback of heard) callback({ gdprApplies: true, eventStatus: 'useractioncomplete', purpose: { consents: { 1: given, 8: given } } }, true); };`,
    grant: 'answer(true)',
    deny: 'answer(false)',
  },
  'IAB GPP': {
    before: `window.heard = []; window.signal = (eventName, signalStatus, SaleOptOut) => ({ eventName, pingData: { signalStatus, applicableSections: [7], parsedSections: { usnat: [{ SaleOptOut }] } } });
      window.__gpp = (command, callback) => { heard.push(callback); callback(signal('listenerRegistered', 'not ready', 0), true); };
      window.answer = (optOut) => { for (const callback of heard) callback(signal('sectionChange', 'ready', optOut), true); };`,
    grant: 'answer(2)',
    deny: 'answer(1)',
  },
};

test.each(Object.entries(platforms))(
  '%s works without configuration: nothing is recorded before consent, nothing is kept after a denial',
  async (_, { before, grant, deny }) => {
    const visit = await shop.visit({ head: `<script>${before}</script>`, body: page });
    await visit.waitForLoadState('networkidle');
    expect([ingest.received, await stored(visit)]).toEqual([[], []]);
    await visit.evaluate(grant);
    await ingest.until(() => snapshots() === 1);
    await visit.evaluate(deny);
    expect(await stored(visit)).toEqual([]);
    const known = ingest.received.length;
    await visit.click('button');
    await visit.evaluate(grant);
    await ingest.until(() => snapshots() === 2);
    expect(ingest.received.length).toBeGreaterThan(known);
  },
);

test.each(Object.entries(platforms))(
  '%s also works if loaded after the tag: nothing is requested before consent',
  async (_, { before, grant }) => {
    shop.setPage('/', { head: '<script src="/banner.js"></script>', body: page });
    const visit = await shop.newPage();
    const recorders: string[] = [];
    visit.on('request', (request) => {
      if (request.url().includes('/recorder-')) recorders.push(request.url());
    });
    await visit.route('**/banner.js', async (route) => {
      await loaderHasRun(visit);
      await route.fulfill({ contentType: 'text/javascript', body: before });
    });
    await visit.goto(`http://${shop.host}/`);
    await visit.waitForLoadState('networkidle');
    expect([recorders, ingest.received, await stored(visit)]).toEqual([[], [], []]);
    await visit.evaluate(grant);
    await ingest.until(() => snapshots() === 1);
  },
);

test('errors while the page is still being parsed are recorded after the page event', async () => {
  // Parsing takes another 20 ms after the error.
  const busy = '<script>for (const end = Date.now() + 20; Date.now() < end; );</script>';
  shop.setPage('/', { head: '<script src="/late.js"></script>', body: busy + page });
  const visit = await shop.newPage();
  await visit.route('**/late.js', async (route) => {
    await loaderHasRun(visit);
    await route.fulfill({ contentType: 'text/javascript', body: 'missing.value' });
  });
  await visit.goto(`http://${shop.host}/`);
  await ingest.until(() => ingest.reported('rv:error')[0]);
  const timeOf = (tag: string) =>
    ingest.events.find(({ data }) => (data as { tag?: string }).tag === tag)?.timestamp;
  expect(timeOf('rv:page')).toBeLessThanOrEqual(timeOf('rv:error') ?? 0);
});

test('a data layer without a consent command needs no consent, and recording begins', async () => {
  await shop.visit({ head: '<script>window.dataLayer = [{ event: "x" }];</script>', body: page });
  await ingest.until(({ batches }) => batches[0]);
});

test('a consent command of the page overrides the consent platform', async () => {
  const visit = await shop.visit({
    head: `<script>${platforms['Google Consent Mode']?.before}</script>`,
    body: page,
  });
  await consent(visit, 'denied');
  await visit.evaluate(platforms['Google Consent Mode']?.grant ?? '');
  await visit.waitForLoadState('networkidle');
  expect(ingest.received).toEqual([]);
});

test('a same-site frame is recorded as part of its page and is not a separate visit', async () => {
  shop.setPage('/inner', { body: '<p>inside</p>' });
  const visit = await shop.visit('<iframe src="/inner"></iframe><iframe src="/inner"></iframe>');
  await ingest.until(({ received }) => received.some((each) => each.includes('inside')));
  await visit.waitForLoadState('networkidle');
  expect(ingest.sessionRequests.length).toBe(1);
});

test('a recorder with another hash than the loader was built with does not run', async () => {
  shop.setPage('/', { body: page });
  const visit = await shop.newPage();
  await visit.route(/recorder-/, (route) =>
    route.fulfill({
      body: 'window.foreign = true',
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
    }),
  );
  await visit.goto(`http://${shop.host}/`);
  await visit.waitForLoadState('networkidle');
  expect(await visit.evaluate(() => 'foreign' in window)).toBe(false);
});

test('a withdrawn release stops for the visit, and an outdated one makes the browser fetch the loader again', async () => {
  ingest.onStartSession = (request) =>
    ({ ...(ingest.admit(request) as object), upgrade: true }) as never;
  const visit = await shop.visit(page);
  await ingest.until(({ batches }) => batches[0]);
  expect(ingest.sessionRequests[0]?.release).toMatch(/^[0-9a-f]{16}$/);
  await visit.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/loader.js'))
        .length === 2,
  );
  ingest.onStartSession = () => ({ admitted: false, reason: 'outdated' });
  const other = await shop.visit(page);
  await other.waitForFunction(() => sessionStorage.getItem('reveille')?.includes('outdated'));
});
