import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Batch } from '../../../lambdas/contract/tracker.ts';
import { decodeBatch } from '../../../lambdas/contract/wire/decode.ts';
import { SharedSheets } from '../../../lambdas/contract/wire/shared-sheets.ts';
import { batchOf } from './ingest.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
const RULES = 600;
const LAST_RULE = `.theme-${RULES - 1}`;
const rules = (name: string) =>
  Array.from(
    { length: RULES },
    (_, n) => `.${name}-${n} { margin: ${n * 7}px; color: rgb(${n % 251}, ${n % 13}, ${n % 97}); }`,
  ).join('\n');

/** A batch as sent, and with the style sheets of earlier batches resolved. */
interface Received {
  readonly text: string;
  readonly resolved: string;
  readonly size: number;
}
let received: Received[] = [];
beforeAll(() => shop.open());
const { decode } = ingest;
afterEach(async () => {
  received = [];
  ingest.decode = decode;
  await shop.reset();
});
afterAll(() => shop.close());

/** Decodes like the server: a batch cannot refer to the style sheets of a batch that was not stored. */
function decodeLikeServer(): void {
  shop.files.set('/theme.css', rules('theme'));
  const sheets = new SharedSheets();
  ingest.decode = (body, type) => {
    const bytes = type === 'text/plain' ? Buffer.from(body.toString(), 'base64') : gunzipSync(body);
    const raw = decodeBatch(bytes);
    const isStored = ingest.onRecordEvents(raw as Batch) === 202;
    const batch = batchOf(body, type, isStored ? sheets : new SharedSheets());
    received.push({
      text: JSON.stringify(raw),
      resolved: JSON.stringify(batch),
      size: body.length,
    });
    return batch;
  };
}
const LINK = '<link rel="stylesheet" href="/theme.css">';
const page = (title: string, head = `<style>${rules('theme')}</style>`) => ({
  head,
  body: `<h1>${title}</h1>`,
});
/** Hides the page repeatedly until it has stored an acknowledged style sheet. */
const waitForAcknowledgment = (visit: Page) =>
  expect
    .poll(() =>
      visit.evaluate(() => {
        const hide = (value: boolean) => {
          Object.defineProperty(document, 'hidden', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        };
        hide(true);
        const stored = sessionStorage.getItem('reveille');
        hide(false);
        Reflect.deleteProperty(document, 'hidden');
        return stored;
      }),
    )
    .toMatch(/"sheets":\["/);
const hasSheet = ({ resolved }: Received) => resolved.includes(LAST_RULE);
const snapshotOf = (title: string) => () =>
  received.find(({ text, resolved }) => text.includes('"type":2') && resolved.includes(title));

test.each([
  ['linked', LINK],
  ['inline', undefined],
])(
  'a large %s style sheet is sent with the first page of a session only, and every page has it',
  async (_, head) => {
    decodeLikeServer();
    const visit = await shop.visit(page('Mugs', head));
    await waitForAcknowledgment(visit);
    const first = received.splice(0);
    shop.setPage('/more', page('Bowls', head));
    await visit.goto(`http://${shop.host}/more`);
    // A linked sheet may load after the snapshot.
    await shop.flushUntil(visit, () => received.some(hasSheet));
    const sum = (batches: readonly Received[]) => batches.reduce((all, { size }) => all + size, 0);
    expect(first.map(({ text }) => text).join()).toContain(LAST_RULE);
    expect(received.map(({ text }) => text).join()).not.toContain(LAST_RULE);
    expect(sum(received)).toBeLessThan(sum(first) / 3);
  },
);

test('a style sheet that the server has not stored is sent again with the next page', async () => {
  decodeLikeServer();
  ingest.onRecordEvents = () => 500;
  const visit = await shop.visit(page('Mugs'));
  await ingest.until(snapshotOf('Mugs'));
  ingest.onRecordEvents = () => 202;
  shop.setPage('/more', page('Bowls'));
  await visit.goto(`http://${shop.host}/more`);
  expect((await ingest.until(snapshotOf('Bowls'))).text).toContain(LAST_RULE);
});

test('a session that replaces another on the same page gets every style sheet again', async () => {
  decodeLikeServer();
  const visit = await shop.visit(page('Mugs'));
  await waitForAcknowledgment(visit);
  received = [];
  ingest.onStartSession = (request) => ingest.admit({ ...request, session_id: undefined });
  ingest.onRecordEvents = () => (ingest.sessionRequests.length > 1 ? 202 : 401);
  await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshotOf('Mugs')()?.text).toContain(LAST_RULE);
});

test('a session after a renewed consent gets the style sheets of its page again', async () => {
  decodeLikeServer();
  const visit = await shop.visit(page('Mugs'));
  await waitForAcknowledgment(visit);
  received = [];
  for (const state of ['denied', 'granted'] as const)
    await visit.evaluate((each) => window.reveille?.consent(each), state);
  expect((await ingest.until(snapshotOf('Mugs'))).text).toContain(LAST_RULE);
});
