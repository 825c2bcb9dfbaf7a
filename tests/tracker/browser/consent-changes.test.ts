import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const page = '<h1>Mugs</h1><button>Buy</button>';
const consent = (visit: Page, answer: 'granted' | 'denied') =>
  visit.evaluate((state) => window.reveille?.consent(state), answer);
const storedInTab = (visit: Page) =>
  visit.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('reveille')));
const setHidden = (visit: Page, isHidden: boolean) =>
  visit.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
const snapshots = () => ingest.events.filter(({ type }) => type === 2).length;
const failedPaths = () => [...new Set(ingest.reported('rv:request').map(({ path }) => path))];
/** Resolves once the page's request has failed. */
const failAt = (visit: Page, path: string) =>
  visit.evaluate((url) => fetch(url).then((response) => response.text()), path);

test('a denial in another tab also removes what a hidden tab has stored', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await ingest.until(() => snapshots() === 2);
  await setHidden(visit, true);
  expect(await storedInTab(visit)).toEqual(['reveille']);
  await consent(other, 'denied');
  await expect.poll(() => storedInTab(visit)).toEqual([]);
  // A later grant begins a new session.
  await consent(other, 'granted');
  await setHidden(visit, false);
  await consent(visit, 'granted');
  await ingest.until(() => snapshots() === 4);
  expect(ingest.sessionRequests.map(({ session_id }) => session_id)).toEqual(
    Array(4).fill(undefined),
  );
});

test('the data layer can grant consent again after a denial in another tab', async () => {
  const gtag = 'function gtag() { dataLayer.push(arguments); }';
  const choose = (visit: Page, state: string) =>
    visit.evaluate(`gtag('consent', 'update', { analytics_storage: '${state}' })`);
  const visit = await shop.visit({
    head: `<script>dataLayer = []; ${gtag} gtag('consent', 'default', { analytics_storage: 'denied' });</script>`,
    body: page,
  });
  await choose(visit, 'granted');
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await choose(other, 'granted');
  await ingest.until(() => snapshots() === 2);
  await choose(other, 'denied');
  await expect.poll(() => storedInTab(visit)).toEqual([]);
  await other.close();
  await visit.evaluate("dataLayer.push({ event: 'scroll' })");
  await visit.click('button');
  await visit.waitForLoadState('networkidle');
  const before = ingest.received.length;
  await choose(visit, 'granted');
  await ingest.until(() => snapshots() === 3);
  expect(ingest.sessionRequests.length).toBe(3);
  expect(before).toBe(ingest.received.length - 2);
});

test('a denial ends the recording of other tabs even if the page has cleared its storage', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await ingest.until(() => snapshots() === 2);
  await other.evaluate(() => {
    localStorage.clear();
    window.reveille?.consent('denied');
  });
  await other.close();
  await visit.bringToFront();
  const before = ingest.received.length;
  await visit.click('button');
  await visit.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await visit.waitForLoadState('networkidle');
  expect(ingest.received.length).toBe(before);
});

test('a tab whose recorder still loads is not recorded if consent is denied in another tab', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.addInitScript("addEventListener('storage', () => { window.isDenied = true; })");
  await other.route('**/recorder-*', async (route) => {
    await consent(visit, 'denied');
    await other.waitForFunction('window.isDenied');
    await route.continue();
  });
  await other.goto(`http://${shop.host}/`);
  await other.waitForLoadState('networkidle');
  await other.click('button');
  await other.goto('about:blank');
  expect(ingest.sessionRequests.length).toBe(1);
});

test('a page that the browser kept begins a new session if another page denied and granted consent meanwhile', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const dispatch = (type: string) =>
    visit.evaluate(
      (name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })),
      type,
    );
  await dispatch('pagehide');
  await ingest.until(({ batches }) => batches.some(({ last }) => last));
  // As another page of the tab does.
  await visit.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.reveille = '"another-visitor"';
  });
  await dispatch('pageshow');
  await ingest.until(() => snapshots() === 2);
  const { visitor, session_id } = ingest.sessionRequests[1] ?? {};
  expect([visitor, session_id]).toEqual(['another-visitor', undefined]);
  expect(new Set(ingest.batches.map(({ ticket }) => ticket)).size).toBe(2);
});

test('a frame that clears the storage of its tab does not end the recording', async () => {
  const visit = await shop.visit({ body: `${page}<iframe srcdoc="<p>A frame</p>"></iframe>` });
  await ingest.until(() => snapshots() > 0);
  const isReported = visit.evaluate(
    () =>
      new Promise((resolve) => addEventListener('storage', () => resolve(true), { once: true })),
  );
  await visit.evaluate(() => {
    sessionStorage.setItem('cart', '1');
    frames[0]?.sessionStorage.clear();
  });
  expect(await isReported).toBe(true);
  expect(await visit.evaluate(() => Object.keys(localStorage))).toContain('reveille');
});

test('a tab that had left the website continues and sends nothing from before a denial in another tab', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  ingest.onRecordEvents = () => 503;
  await visit.evaluate(() => document.body.append('before the denial'.repeat(9_000)));
  await visit.goto('about:blank');
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await ingest.until(({ sessionRequests }) => sessionRequests.length === 2);
  await consent(other, 'denied');
  ingest.onRecordEvents = () => 202;
  ingest.batches.length = ingest.received.length = 0;
  await visit.goto(`http://${shop.host}/`);
  await consent(visit, 'granted');
  await ingest.until(() => snapshots() === 1);
  await visit.waitForLoadState('networkidle');
  expect(ingest.received.join('\n')).not.toContain('before the denial');
  expect(ingest.sessionRequests.map(({ session_id }) => session_id)).toEqual(
    Array(3).fill(undefined),
  );
});

test('a privacy signal that is switched on later deletes what earlier visits stored, and ends other tabs', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await other.goto(`http://${shop.host}/`);
  await other.waitForLoadState('networkidle');
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await visit.bringToFront();
  const before = ingest.received.length;
  await visit.click('button');
  await visit.goto('about:blank');
  await other.reload();
  expect(ingest.received.length).toBe(before);
});

test('a tab in the background is not recorded if consent was denied before it is shown', async () => {
  const visit = await shop.visit({ body: page });
  await ingest.until(() => snapshots() === 1);
  const other = await visit.context().newPage();
  await other.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await other.goto(`http://${shop.host}/`);
  await other.waitForLoadState('networkidle');
  await consent(visit, 'denied');
  const before = ingest.received.length;
  await setHidden(other, false);
  await other.click('button');
  await other.goto('about:blank');
  expect(ingest.received.length).toBe(before);
});

test('a rejected tab stays unrecorded if consent was denied in another window while it was visible', async () => {
  ingest.onStartSession = () => ({ admitted: false });
  const visit = await shop.visit({ body: page });
  await ingest.until(({ sessionRequests }) => sessionRequests[0]);
  await visit.waitForLoadState('networkidle');
  ingest.onStartSession = (request) => ingest.admit(request);
  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/`);
  await ingest.until(() => snapshots() === 1);
  await consent(other, 'denied');
  await setHidden(visit, true);
  await setHidden(visit, false);
  await visit.click('button');
  await visit.waitForLoadState('networkidle');
  expect(ingest.sessionRequests.length).toBe(2);
});

test.each([
  [
    'before the recorder is requested',
    `let api;
    Object.defineProperty(window, 'reveille', {
      get: () => api,
      set: (value) => { api = value; api.consent('denied'); window.hasDenied = true; },
    });`,
  ],
  [
    'while the recorder loads',
    `new MutationObserver((_, observer) => {
      if (!document.querySelector('script[src*="/recorder-"]')) return;
      observer.disconnect();
      reveille.consent('denied');
      window.hasDenied = true;
    }).observe(document.head, { childList: true });`,
  ],
])('requests from before consent are not reported if the page denies it %s', async (_, script) => {
  const visit = await shop.visit({ body: page, head: `<script>${script}</script>` });
  await visit.waitForFunction('window.hasDenied');
  await visit.waitForLoadState('networkidle');
  await failAt(visit, '/gone/before-consent');
  await consent(visit, 'granted');
  await ingest.until(({ batches }) => batches[0]);
  await failAt(visit, '/gone/later');
  await shop.flushUntil(visit, () => failedPaths().includes('/gone/later'));
  expect(failedPaths()).toEqual(['/gone/later']);
});

test('requests from before consent or between a denial and a new consent are not reported', async () => {
  const visit = await shop.visit({ body: page, tag: 'data-consent="required"' });
  for (const path of ['/gone/before-consent', '/gone/in-between']) {
    await failAt(visit, path);
    await consent(visit, 'granted');
    await ingest.until(({ batches }) => batches[0]);
    await failAt(visit, '/gone/later');
    await shop.flushUntil(visit, () => failedPaths().includes('/gone/later'));
    await consent(visit, 'denied');
  }
  expect(failedPaths()).toEqual(['/gone/later']);
});

test('after consent on an earlier page, requests from the start of the page are reported', async () => {
  const early = `<script>fetch('/gone/early')</script>${page}`;
  const visit = await shop.visit({ body: early, tag: 'data-consent="required"' });
  await consent(visit, 'granted');
  await ingest.until(({ batches }) => batches[0]);
  await visit.reload();
  await consent(visit, 'granted');
  await shop.flushUntil(visit, () => failedPaths().includes('/gone/early'));
});
