import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const RULES = 1_000;
const LAST_RULE = `.late-${RULES - 1} {`;
/** More characters than are read at once. */
const cssOf = (name: string) =>
  Array.from({ length: RULES }, (_, n) => `.${name}-${n} { margin: ${n % 7}px; top: 1px; }`).join(
    '',
  );
const BODY = '<h1>Mugs</h1>';
const sent = () => JSON.stringify(ingest.events);
const sentWith = (text: string) => () => sent().includes(text) && sent();

test('a style element whose text changes to a large style sheet shows all of its rules', async () => {
  const visit = await shop.visit({ body: BODY, head: '<style id="theme">.first {}</style>' });
  await ingest.until(sentWith('.first'));
  await visit.evaluate((css) => {
    (document.querySelector('#theme') as Element).textContent = css;
  }, cssOf('late'));
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  expect(events).not.toContain('\\u0001');
});

test('rules that a script inserted into an empty style element are sent after many other styles', async () => {
  const insert = `<script>
    const style = document.head.appendChild(document.createElement('style'));
    style.sheet.insertRule('.inserted { top: 1px; }');
  </script>`;
  const visit = await shop.visit({ body: BODY, head: `<style>${cssOf('late')}</style>${insert}` });
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  expect(events).toContain('.inserted { top: 1px; }');
});

test.each([
  ['at once', 0],
  ['after its first piece', 2],
])('a style sheet that the browser does not let read %s stops nothing else', async (_, reads) => {
  const closeSheet = `<script>
    const { get, ...rest } = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'cssRules');
    let reads = 0;
    Object.defineProperty(CSSStyleSheet.prototype, 'cssRules', { ...rest, get() {
      if (this.ownerNode?.id === 'closed' && reads++ >= ${reads}) throw new DOMException('', 'SecurityError');
      return get.call(this);
    } });
  </script>`;
  const styles = `<style id="closed">${cssOf('closed')}</style><style>${cssOf('late')}</style>`;
  const visit = await shop.visit({ body: BODY, head: closeSheet + styles });
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  // Its source is sent instead of its rules.
  expect(events).toContain('.closed-0 {');
  expect(ingest.batches.at(-1)?.cost?.errors).toBe(0);
});

test('addresses in a style sheet that is read late are those of the page that had it', async () => {
  ingest.onStartSession = () => 500;
  const css = `${cssOf('late')} .cup { background: url("cup.png"); }`;
  const visit = await shop.visit({ body: BODY, head: `<style>${css}</style>` }, { path: '/mugs/' });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  await visit.evaluate(() => history.pushState(null, '', '/bowls/blue/'));
  ingest.onStartSession = (request) => ingest.admit(request);
  await visit.evaluate(() => dispatchEvent(new Event('online')));
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  expect(events).toContain('/mugs/cup.png');
});
