import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { INTERNAL_NAMES } from '../../../lib/tracker/build.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
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

test('no browser interface has a property whose name the build shortens', async () => {
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
