import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.empty());
afterAll(() => shop.close());

test('leaving with the cursor in a field tells of the field, and no batch stays behind', async () => {
  const page = await shop.visit('<form><label>Name <input id="name"></label></form>');
  await ingest.until(({ batches }) => batches[0]);
  await page.locator('#name').pressSequentially('Iris', { delay: 30 });
  await page.goto('about:blank');
  await ingest.until(({ batches }) => batches.some(({ last }) => last));
  await ingest.until(({ batches }) => {
    const numbers = new Set(batches.map(({ seq }) => seq));
    return numbers.size === Math.max(...numbers) + 1;
  });
  expect(ingest.told('rv:field').map(({ field }) => field.label)).toEqual(['Name']);
});
