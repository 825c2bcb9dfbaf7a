import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { passingRepeats } from '../../../lambdas/contract/copy/passing-repeats.ts';
import { leakingRepeats } from '../corpus/play-repeats.ts';
import { repeats } from '../corpus/repeats.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.empty());
afterAll(() => shop.close());

const strict = 'data-privacy="strict"';

test('in strict mode no way of repeating typed text lets anything of it leave', async () => {
  expect(repeats.length).toBeGreaterThanOrEqual(60);
  const leaks = await leakingRepeats(shop, strict);
  expect(leaks.map(({ name, excerpt }) => `${name}: ${excerpt}`)).toEqual([]);
});

test('in the default mode only those repeats leave that the page for developers names', async () => {
  const leaks = await leakingRepeats(shop, '');
  expect(leaks.map(({ name }) => name).sort()).toEqual(Object.keys(passingRepeats).sort());
});

test('in strict mode the next page and another tab of the visit repeat nothing either, and known words stay', async () => {
  shop.put('/two', {
    tag: strict,
    head: '<title>Quentin Vyborg</title>',
    body: '<nav>Mugs and plates</nav><p>Hello Quentin Vyborg</p><a href="/of/Quentin">you</a>',
  });
  const visit = await shop.visit({
    tag: strict,
    body: '<nav>Mugs and plates</nav><input><a id="next" href="/two">two</a><a id="tab" href="/two" target="_blank">tab</a>',
  });
  await ingest.until(({ batches }) => batches[0]);
  await visit.fill('input', 'Quentin Vyborg');
  await visit.click('#tab');
  await ingest.until(({ asked }) => asked.length === 2);
  await visit.click('#next');
  await ingest.until(({ events }) => events.filter(({ type }) => type === 2).length === 3);
  const heard = ingest.heard.join('\n');
  expect(heard).not.toMatch(/Quentin|Vyborg/);
  expect(heard.match(/Mugs and plates/g)?.length).toBe(3);
});
