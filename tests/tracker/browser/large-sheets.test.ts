import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const RULES = 3_000;
const LAST_RULE = `.theme-${RULES - 1} {`;
/** 190,000 characters. */
const CSS = Array.from(
  { length: RULES },
  (_, n) => `.theme-${n} { margin: ${n % 7}px; color: rgb(${n % 251}, ${n % 13}, 0); }`,
).join('\n');
const STYLE = `<style id="theme">${CSS}</style>`;
const LINK = '<link rel="stylesheet" href="/theme.css">';
const BODY = '<h1>Mugs</h1><input aria-label="Name">';

/** The text of the snapshot of this page, with its styles. */
const snapshotOf = (title: string) => () =>
  ingest.events
    .filter(({ type }) => type === 2)
    .map((event) => JSON.stringify(event))
    .find((text) => text.includes(title));

const sentWith = (text: string) => () => {
  const sent = JSON.stringify(ingest.events);
  return sent.includes(text) && sent;
};

/** Without a session nothing is sent, so only the first piece of each sheet is read. */
function holdSession(): () => void {
  ingest.onStartSession = () => 500;
  return () => {
    ingest.onStartSession = (request) => ingest.admit(request);
  };
}

test.each([
  ['linked', LINK],
  ['inline', STYLE],
])(
  'a large %s style sheet is read in many short tasks, and every rule is sent',
  async (_, head) => {
    shop.files.set('/theme.css', CSS);
    const countReads = `<script>
    const { get, ...rest } = Object.getOwnPropertyDescriptor(CSSRule.prototype, 'cssText');
    let reads = 0;
    window.mostReads = 0;
    const endTask = () => { mostReads = Math.max(mostReads, reads); reads = 0; };
    Object.defineProperty(CSSRule.prototype, 'cssText', { ...rest, get() {
      if (reads++ === 0) queueMicrotask(endTask);
      return get.call(this);
    } });
  </script>`;
    const visit = await shop.visit({ body: BODY, head: countReads + head });
    // Hiding the page would read the rest at once.
    await ingest.until(({ received }) => received.some((text) => text.includes(LAST_RULE)));
    expect(await visit.evaluate('mostReads')).toBeLessThan(RULES / 3);
  },
);

test('a large style sheet is sent complete if the visitor leaves before it is read', async () => {
  const admit = holdSession();
  const visit = await shop.visit({ body: BODY, head: STYLE });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  admit();
  shop.setPage('/more', '<h1>Bowls</h1>');
  await visit.goto(`http://${shop.host}/more`);
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot.includes(LAST_RULE)).toBe(true);
});

test('a rule that is added before its style sheet is read is recorded once, and so is every other rule', async () => {
  const admit = holdSession();
  const visit = await shop.visit({ body: BODY, head: STYLE });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  await visit.evaluate(() =>
    document.querySelector<HTMLStyleElement>('#theme')?.sheet?.insertRule('.added { top: 1px; }'),
  );
  admit();
  await visit.evaluate(() => dispatchEvent(new Event('online')));
  await shop.flushUntil(visit, () => JSON.stringify(ingest.events).includes('.added'));
  const sent = JSON.stringify(ingest.events);
  const count = (text: string) => sent.split(text).length - 1;
  expect([count('.added'), count('"rule":".added { top: 1px; }"')]).toEqual([1, 1]);
  expect(count('.theme-')).toBe(RULES);
});

test.each([
  ['default', '', (visit: Page) => visit.getByLabel('Name').pressSequentially('theme')],
  ['strict', 'data-privacy="strict"', (visit: Page) => visit.getByText('7').click()],
])('in the %s mode input does not change styles that are not read yet', async (_, tag, enter) => {
  const admit = holdSession();
  const visit = await shop.visit({ body: `${BODY}<button>7</button>`, head: STYLE, tag });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  await enter(visit);
  admit();
  await visit.evaluate(() => dispatchEvent(new Event('online')));
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot.includes(LAST_RULE)).toBe(true);
});

test('a style element without text that follows a large style sheet is recorded with the rules that a script inserted', async () => {
  const head = `${STYLE}<style id="inserted"></style>
    <script>document.querySelector('#inserted').sheet.insertRule('.inserted { top: 1px; }')</script>`;
  const visit = await shop.visit({ body: BODY, head });
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot).toContain('.inserted { top: 1px; }');
});

test('a style sheet that is disabled before it is read is recorded as it was', async () => {
  const admit = holdSession();
  const visit = await shop.visit({ body: BODY, head: STYLE });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  await visit.evaluate(() => {
    const { sheet } = document.querySelector<HTMLStyleElement>('#theme') ?? {};
    if (sheet) sheet.disabled = true;
  });
  admit();
  await visit.evaluate(() => dispatchEvent(new Event('online')));
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot.includes(LAST_RULE)).toBe(true);
});

test('a style element whose imports are still loading is recorded with its text', async () => {
  // Firefox throws this error for the rules of such a sheet.
  const head = `<style id="pending">.pending { top: 1px; }</style><script>
    const { get, ...rest } = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'cssRules');
    Object.defineProperty(CSSStyleSheet.prototype, 'cssRules', { ...rest, get() {
      if (this.ownerNode?.id === 'pending') throw new DOMException('', 'InvalidAccessError');
      return get.call(this);
    } });
  </script>`;
  const visit = await shop.visit({ body: BODY, head });
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot).toContain('.pending { top: 1px; }');
});

test('an error in reading a style sheet does not prevent the others from being read and sent', async () => {
  const head = `<style>.broken {}</style>${STYLE}<script>
    const { get, ...rest } = Object.getOwnPropertyDescriptor(CSSRule.prototype, 'cssText');
    Object.defineProperty(CSSRule.prototype, 'cssText', { ...rest, get() {
      if (this.selectorText === '.theme-2000') throw new Error('broken');
      return get.call(this);
    } });
  </script>`;
  const visit = await shop.visit({
    body: BODY,
    head: `${head}<style>.later { top: 1px; }</style>`,
  });
  const snapshot = await shop.flushUntil(visit, snapshotOf('Mugs'));
  expect(snapshot).toContain('.later { top: 1px; }');
});

test('a style element whose text changes to a large style sheet shows all of its rules', async () => {
  const visit = await shop.visit({ body: BODY, head: '<style id="theme">.first {}</style>' });
  await ingest.until(sentWith('.first'));
  await visit.evaluate((css) => {
    (document.querySelector('#theme') as Element).textContent = css;
  }, CSS);
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  expect(events).not.toContain('\\u0001');
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
  const styles = `<style id="closed">${CSS.replaceAll('theme', 'closed')}</style>${STYLE}`;
  const visit = await shop.visit({ body: BODY, head: closeSheet + styles });
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  // Its source is sent instead of its rules.
  expect(events).toContain('.closed-0 {');
  expect(ingest.batches.at(-1)?.cost?.errors).toBe(0);
});

test('addresses in a style sheet that is read late are those of the page that had it', async () => {
  const admit = holdSession();
  const css = `${CSS} .cup { background: url("cup.png"); }`;
  const visit = await shop.visit({ body: BODY, head: `<style>${css}</style>` }, { path: '/mugs/' });
  await ingest.until(({ sessionRequests }) => sessionRequests.length > 0);
  await visit.evaluate(() => history.pushState(null, '', '/bowls/blue/'));
  admit();
  await visit.evaluate(() => dispatchEvent(new Event('online')));
  const events = await shop.flushUntil(visit, sentWith(LAST_RULE));
  expect(events).toContain('/mugs/cup.png');
});
