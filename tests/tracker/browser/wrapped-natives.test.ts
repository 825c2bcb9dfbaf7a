import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { INTERNAL_NAMES } from '../../../lib/tracker/build.ts';
import { chromiumTest } from './chromium-test.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
const sent = () => ingest.received.join('\n');
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test.each([
  'remains',
  'is removed before the tracker ends',
  'is removed after the tracker has ended',
])('a second recording records a rule once if a wrapper of another library %s', async (fate) => {
  const visit = await shop.visit('<style id="sheet"></style><p>Mugs</p>');
  await ingest.until(({ batches }) => batches[0]);
  const calls = await visit.evaluate((wrapper) => {
    const { prototype } = CSSStyleSheet;
    const inner = prototype.insertRule;
    const insert = (rule: string) =>
      (document.querySelector('#sheet') as HTMLStyleElement).sheet?.insertRule(rule);
    let calls = 0;
    const unwrap = () => {
      prototype.insertRule = inner;
    };
    prototype.insertRule = function (...args) {
      calls++;
      return inner.apply(this, args);
    };
    insert('.one { color: red }');
    if (wrapper.includes('before')) unwrap();
    window.reveille?.consent('denied');
    if (wrapper.includes('after')) unwrap();
    insert('.two { color: red }');
    window.reveille?.consent('granted');
    insert('.three { color: red }');
    return calls;
  }, fate);
  expect(calls).toBe(fate === 'remains' ? 3 : 1);
  // An admitted session is not yet a recording: only its first batch shows that the page is observed.
  await ingest.until(({ batches }) => batches.some(({ ticket }) => ticket.endsWith('ticket-2')));
  await visit.evaluate(() => {
    const { sheet } = document.querySelector('#sheet') as HTMLStyleElement;
    sheet?.insertRule('.four { color: red }');
  });
  await visit.goto('about:blank');
  const four = /"rule":"\.four/g;
  await ingest.until(({ received }) => received.some((each) => four.test(each)));
  expect(ingest.received.join('\n').match(four)?.length).toBe(1);
});

test.each([
  [
    'Prototype',
    `Array.from = (all) => { const list = []; for (let at = 0; at < all.length; at++) list[at] = all[at]; return list; };
    Array.prototype.entries = function () { return this.slice(); };
    for (const name of ['every', 'filter', 'find', 'map', 'some']) {
      const native = Array.prototype[name];
      Array.prototype[name] = function (run, self) { return native.call(this, (item, at) => run.call(self, item, at)); };
    }
    String.prototype.startsWith = function (start) { return this.lastIndexOf(start, 0) === 0; };
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    window.Event = { prototype: window.Event.prototype };`,
  ],
  [
    'MooTools',
    `Array.from = (all) => (typeof all === 'string' ? [all] : Array.isArray(all) ? all : Array.prototype.slice.call(all));
    window.Event = function () {};`,
  ],
  [
    'Sugar',
    `String.prototype.replaceAll = function (find, ...by) { return this.replace(RegExp(find, 'g'), () => by.shift() ?? ''); };`,
  ],
])('typed text stays hidden on a page with an old version of %s', async (_, script) => {
  const mirror = `<script>const [code, who, shown] = document.querySelectorAll('input, p'); addEventListener('input', () => { shown.textContent = shown.title = code.value.slice(0, 4) + ' ' + code.value.slice(4) + ' for ' + who.value; });</script>`;
  const site = { head: `<script>${script}</script>`, body: '' };
  shop.setPage('/two', { ...site, body: '<p>Welcome Wilhelmina Harker</p><b>all others</b>' });
  const card = `<x-card></x-card><script>document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML = '<input value="Carfax Abbey">'; document.querySelector('x-card').setAttribute('place', 'Carfax Abbey'); const old = new XMLHttpRequest(); old.open('GET', '/found', false); old.send();</script>`;
  const visit = await shop.visit({
    ...site,
    body: `<input><input><p></p><div class="css-1-singleValue">Hillingham</div>${mirror}${card}`,
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.locator('input').nth(0).fill('SW1A1AA');
  await visit.locator('input').nth(1).fill('Wilhelmina Harker');
  await visit.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/found', false);
    request.send();
    document.body.append('typed by now');
  });
  await visit.goto(`http://${shop.host}/two`);
  await ingest.until(() => sent().includes('all others'));
  await visit.goto('about:blank');
  await ingest.untilComplete();
  expect(sent()).toContain('typed by now');
  expect(sent()).not.toMatch(/SW1A|1AA|Wilhelmina|Harker|Carfax|Hillingham/);
  expect(ingest.batches.map(({ cost }) => cost?.errors)).toEqual(ingest.batches.map(() => 0));
  expect(ingest.reported('rv:request')).toEqual([]);
});

chromiumTest('no browser interface has a property whose name the build shortens', async () => {
  const visit = await shop.visit('<p>Mugs</p>');
  const names = await visit.evaluate(() =>
    Object.getOwnPropertyNames(window).flatMap((name) => {
      const { prototype } = Object(Reflect.get(window, name));
      return [name, ...(prototype ? Object.getOwnPropertyNames(prototype) : [])];
    }),
  );
  expect(names).toContain('querySelector');
  expect(names.filter((name) => INTERNAL_NAMES.test(name))).toEqual([]);
});
