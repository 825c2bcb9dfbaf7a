import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const page = '<h1>Mugs</h1><a href="/two">two</a><button>Buy</button>';
const isRecorded = () => ingest.until(({ batches }) => batches[0]);
/** By then a page has requested the recorder, if it does at all. */
const hasLoaded = (visit: Page) => visit.waitForLoadState('networkidle');

const rejectedForNow = async () => {
  ingest.onStartSession = () => ({ admitted: false });
  const visit = await shop.visit(page);
  await ingest.until(({ sessionRequests }) => sessionRequests[0]);
  await hasLoaded(visit);
  ingest.onStartSession = (request) => ingest.admit(request);
  return visit;
};
const setHidden = (visit: Page, isHidden: boolean) =>
  visit.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a rejection without a reason ends with the page: the next page of the tab is recorded', async () => {
  const visit = await rejectedForNow();
  await visit.click('button');
  shop.setPage('/two', { body: page });
  await visit.click('a');
  await isRecorded();
  expect(ingest.reported('rv:page').map(({ page }) => page)).toEqual(['/two']);
  expect(ingest.reported('rv:click')).toEqual([]);
});

test('a page rejected without a reason asks again, and is recorded, only once it is shown again', async () => {
  const visit = await rejectedForNow();
  await visit.click('button');
  await setHidden(visit, true);
  await visit.click('button');
  expect(ingest.sessionRequests.length).toBe(1);
  await setHidden(visit, false);
  await isRecorded();
  await visit.click('button');
  await shop.flushUntil(visit, () => ingest.reported('rv:click')[0]);
  expect(ingest.reported('rv:click').length).toBe(1);
  expect(ingest.reported('rv:page').map(({ kind }) => kind)).toEqual(['restored']);
  expect(ingest.sessionRequests.length).toBe(2);
});

test.each([
  ['the site stops recording', () => window.reveille?.stop()],
  ['consent is denied', () => window.reveille?.consent('denied')],
])('a page that was rejected without a reason stays unrecorded once %s', async (_, end) => {
  const visit = await rejectedForNow();
  await visit.evaluate(end);
  await setHidden(visit, true);
  await setHidden(visit, false);
  await hasLoaded(visit);
  expect(ingest.sessionRequests.length).toBe(1);
  expect(ingest.batches).toEqual([]);
});
