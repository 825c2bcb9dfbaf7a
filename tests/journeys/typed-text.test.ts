import { afterAll, beforeAll, expect, test } from 'vitest';
import { Shop } from '../tracker/browser/shop.ts';
import { canaryOf, leakFinder } from '../tracker/corpus/canaries.ts';
import { recordedVisit, storedTextOf } from '../tracker/corpus/ingested-visits.ts';
import { corpusPages } from '../tracker/corpus/pages.ts';

const shop = new Shop();
beforeAll(() => shop.open());
afterAll(() => shop.close());

/** The whole corpus is `npm run campaign -- privacy-storage`. */
const pages = corpusPages.filter(({ name }) =>
  [
    'chat, line by line',
    'an error names the value',
    'a failing request carries the value',
  ].includes(name),
);

test('no item, object, log, model prompt or email contains text that visitors typed', async () => {
  const visits = [];
  for (const [index, page] of pages.entries()) visits.push(await recordedVisit(shop, page, index));
  const storedByVisit = await storedTextOf(shop.host, visits);
  const everything = storedByVisit.map(({ text }) => text).join('\n');
  for (const part of ['Seen by all', '<material>', 'START RequestId'])
    expect(everything).toContain(part);
  const leaks = storedByVisit.flatMap(({ place, text }) => {
    const find = leakFinder(text);
    return pages.flatMap((page, index) =>
      find(page, canaryOf(index)).map((leak) => `${place}: ${leak}`),
    );
  });
  expect(leaks).toEqual([]);
}, 120_000);
