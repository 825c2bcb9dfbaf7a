import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

test('a response that is no JSON is recorded as a logged error with its address, without its content', async () => {
  shop.setPage('/api/cart', '<p>Hello Wilhelmina</p>');
  const page = await shop.visit('<h1>Shop</h1>');
  await ingest.until(({ batches }) => batches[0]);
  const results = await page.evaluate(async () => {
    const handled = await fetch('/api/cart?name=Wilhelmina').then((response) =>
      response
        .json()
        .catch((error: Error) => `${error.name} ${error.stack?.includes('/tracker/')}`),
    );
    // One that was read before, and one that is JSON, are no fault of the server.
    const read = await fetch('/api/cart');
    await read.text();
    const again = await read.json().catch((error: Error) => error.name);
    const valid = await new Response('{"sum": 4}').json();
    return { handled, again, valid, length: Response.prototype.json.length };
  });
  expect(results).toEqual({
    handled: 'SyntaxError false',
    again: 'TypeError',
    valid: { sum: 4 },
    length: 0,
  });
  await page.goto('about:blank');
  await ingest.until(() => ingest.reported('rv:error').length > 0);
  expect(ingest.reported('rv:error')).toEqual([
    { kind: 'logged', message: `Not JSON: http://${shop.host}/api/cart?name=_`, file: '', line: 0 },
  ]);
  expect(ingest.received.join('\n')).not.toContain('Wilhelmina');
});

test.each([
  ['', /^Not JSON: http:.*\/api\/names\/\*+$/],
  ['data-privacy="strict"', /^Error$/],
])(
  'the address of a response that is no JSON contains nothing typed (tag: %s)',
  async (tag, message) => {
    shop.setPage('/api/names/Wilhelmina', '<p>Taken</p>');
    const page = await shop.visit({ body: '<h1>Shop</h1><input>', tag });
    await ingest.until(({ batches }) => batches[0]);
    await page.fill('input', 'Wilhelmina');
    await page.evaluate(() =>
      fetch('/api/names/Wilhelmina').then((response) => response.json().catch(() => {})),
    );
    await page.goto('about:blank');
    await ingest.until(() => ingest.reported('rv:error').length > 0);
    expect(ingest.reported('rv:error')[0]?.message).toMatch(message);
    expect(ingest.received.join('\n')).not.toContain('Wilhelmina');
  },
);

test('a response that is no JSON is not reported if it has no content or failed as a request', async () => {
  shop.setPage('/api/cart', '<p>Taken</p>');
  const page = await shop.visit('<h1>Shop</h1>');
  await page.route(/\/api\/empty/, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/api\/missing/, (route) => route.fulfill({ status: 404, body: '<p>' }));
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(async () => {
    for (const name of ['empty', 'missing', 'cart'])
      await fetch(`/api/${name}`).then((response) => response.json().catch(() => {}));
  });
  await page.goto('about:blank');
  await ingest.until(() => ingest.reported('rv:error').length > 0);
  const messages = ingest.reported('rv:error').map(({ message }) => message);
  expect(messages).toEqual([`Not JSON: http://${shop.host}/api/cart`]);
});

test.each([
  [
    'a response that is no JSON',
    `fetch('/api/names/Wilhelmina').then((response) => response.json().catch(() => {}))`,
  ],
  ['a logged error', `console.error(new Error('No user Wilhelmina'))`],
])('%s repeats no value that a script wrote into a field without an event', async (_, script) => {
  shop.setPage('/api/names/Wilhelmina', '<p>Taken</p>');
  const page = await shop.visit('<h1>Shop</h1><input>');
  await ingest.until(({ batches }) => batches[0]);
  await page.evaluate(`document.querySelector('input').value = 'Wilhelmina'`);
  await page.evaluate(script);
  await page.goto('about:blank');
  await ingest.until(() => ingest.reported('rv:error').length > 0);
  expect(ingest.received.join('\n')).not.toContain('Wilhelmina');
});

test("a page's own wrapper of Response.json keeps working, whatever it returns", async () => {
  const page = await shop.visit(
    `<h1>Shop</h1><script>
      const { json } = Response.prototype;
      Response.prototype.json = function () { return this.url ? json.call(this) : 'no promise' };
    </script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  expect(await page.evaluate(() => new Response('<p>').json())).toBe('no promise');
  await page.goto('about:blank');
  await ingest.until(({ batches }) => batches.some(({ last }) => last));
  expect(ingest.recordedBatches.at(-1)?.cost?.errors).toBe(0);
});
