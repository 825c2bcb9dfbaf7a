import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const page = '<h1>Mugs</h1><a href="/two">two</a><button>Buy</button>';
const isRecorded = () => ingest.until(({ batches }) => batches[0]);
/** By then a page has requested the recorder, if it does at all. */
const hasLoaded = (visit: import('playwright').Page) => visit.waitForLoadState('networkidle');

test.each([
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  [
    'Global Privacy Control',
    "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })",
  ],
])(
  'a visitor with %s is not recorded and not counted, and no session is requested',
  async (_, setting) => {
    shop.setPage('/', { body: page });
    const visit = await shop.newPage();
    await visit.addInitScript(setting);
    await visit.goto(`http://${shop.host}/`);
    await hasLoaded(visit);
    expect(ingest.received).toEqual([]);
    expect(await visit.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([
      0, 0,
    ]);
  },
);

test('nothing is loaded or stored before required consent, and all is deleted when it is withdrawn', async () => {
  const visit = await shop.visit({ body: page, tag: 'data-consent="required"' });
  await hasLoaded(visit);
  expect(ingest.received).toEqual([]);
  expect(await visit.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

  await visit.evaluate(() => window.reveille?.consent('granted'));
  await isRecorded();
  const before = ingest.received.length;
  await visit.evaluate(() => window.reveille?.consent('denied'));
  await visit.click('button');
  await visit.goto('about:blank');
  expect(ingest.received.length).toBe(before);
  await visit.goto(`http://${shop.host}/`);
  expect(await visit.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});

chromiumTest('an automated browser is reported once and not recorded', async () => {
  const as = { userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' };
  const visit = await shop.visit(page, { as });
  await ingest.until(({ sessionRequests }) => sessionRequests[0]);
  await visit.reload();
  await hasLoaded(visit);
  expect(ingest.sessionRequests).toMatchObject([{ automated: true }]);
  expect(ingest.batches).toEqual([]);
});

test('a rejection is final for the visit: the recorder is not loaded on the next page', async () => {
  ingest.onStartSession = () => ({ admitted: false, reason: 'limit' });
  const visit = await shop.visit(page);
  await ingest.until(({ sessionRequests }) => sessionRequests[0]);
  await visit.waitForFunction(() => sessionStorage.length > 0);
  const loaded: string[] = [];
  visit.on('request', (request) => loaded.push(request.url()));
  await visit.reload();
  await hasLoaded(visit);
  expect(loaded.filter((url) => url.includes('recorder-'))).toEqual([]);
  expect(ingest.sessionRequests.length).toBe(1);
});

test('pages of one tab are one session with consecutive batch numbers; another tab is another session', async () => {
  shop.setPage('/two', { body: page });
  const visit = await shop.visit(page);
  await isRecorded();
  await visit.click('a');
  await ingest.until(
    ({ batches }) =>
      batches.filter(({ events }) => events.some(({ type }) => type === 2)).length === 2,
  );
  expect(ingest.sessionRequests.length).toBe(1);
  // The last batch of the first page may arrive after the first one of the second.
  const seqs = () => ingest.batches.map(({ seq }) => seq).sort((a, b) => a - b);
  await expect
    .poll(() => seqs().every((seq, index) => seq === index), { timeout: 15_000 })
    .toBe(true);
  expect(ingest.reported('rv:page').map(({ page }) => page)).toEqual(
    expect.arrayContaining(['/', '/two']),
  );

  const other = await visit.context().newPage();
  await other.goto(`http://${shop.host}/two`);
  await ingest.until(({ sessionRequests }) => sessionRequests[1]);
  expect(ingest.sessionRequests[1]).not.toHaveProperty('session_id');
  expect(ingest.sessionRequests[1]?.visitor).toBe(ingest.sessionRequests[0]?.visitor);
});

test('a batch that could not be delivered is sent again with the same bytes, after a longer delay each time', async () => {
  let failures = 2;
  const bodies: string[] = [];
  ingest.onRecordEvents = (batch) => {
    if (batch.seq === 0) bodies.push(JSON.stringify(batch));
    return failures-- > 0 ? 429 : 202;
  };
  await shop.visit(page);
  await isRecorded();
  expect(bodies.length).toBe(3);
  expect(new Set(bodies).size).toBe(1);
});

test('an expired ticket is renewed, and the batch is sent with the new one', async () => {
  let hasEnded = false;
  ingest.onRecordEvents = () => {
    const status = hasEnded ? 202 : 401;
    hasEnded = true;
    return status;
  };
  await shop.visit(page);
  await isRecorded();
  expect(ingest.sessionRequests).toMatchObject([{}, { session_id: expect.any(String) }]);
  expect(ingest.batches[0]).toMatchObject({ seq: 0, ticket: expect.stringContaining('/ticket-2') });
});

test('events right before a page is closed still arrive, in a batch marked as the last', async () => {
  const visit = await shop.visit(page);
  await isRecorded();
  await visit.click('button');
  await visit.close({ runBeforeUnload: true });
  await ingest.untilComplete();
  expect(ingest.reported('rv:click')).toMatchObject([
    { target: { role: 'button', label: 'Buy', tag: 'button' } },
  ]);
});

test('an idle page sends nothing after its first batch', async () => {
  const visit = await shop.visit(page);
  await isRecorded();
  const before = ingest.received.length;
  await visit.clock.install();
  await visit.clock.runFor(60_000);
  expect(ingest.received.length).toBe(before);
});

test('a page that is offline for a while loses nothing', async () => {
  const visit = await shop.visit(page);
  await isRecorded();
  await visit.context().setOffline(true);
  await visit.click('button');
  await visit.evaluate(() => document.body.append('x'.repeat(200_000)));
  // The first batch has an entry as well; the second one got no response.
  await visit.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('record-events'))
        .length > 1,
  );
  await visit.context().setOffline(false);
  await ingest.until(() => ingest.reported('rv:click').length === 1);
});
