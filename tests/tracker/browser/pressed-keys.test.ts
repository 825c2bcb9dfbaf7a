import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exitAndCollect } from '../corpus/play-fixtures.ts';
import { Shop } from './shop.ts';

const shop = new Shop();
const { ingest } = shop;
beforeAll(() => shop.open());
afterEach(() => shop.reset());
afterAll(() => shop.close());

const TEXT = '<p>text</p>'.repeat(600);
const KEYS = `<main>${[...'abcdefghij'].map((letter) => `<button>${letter}</button>`).join('')}</main>${TEXT}`;

/** The changed elements of the recording, with their attributes. */
async function changesOf(visit: Page): Promise<readonly { id: number; attributes: object }[]> {
  // Changes are recorded five times per second.
  await visit.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await exitAndCollect(shop, visit);
  return ingest.events.flatMap(
    ({ data }) => (data as { attributes?: { id: number; attributes: object }[] }).attributes ?? [],
  );
}
const mark = (visit: Page, place: number) =>
  visit.evaluate((at) => document.querySelectorAll('button')[at]?.classList.add('on'), place);

test('the mark of a pressed key is recorded as a change of the first key, which is a response [TRACK-05]', async () => {
  const visit = await shop.visit(
    `${KEYS}<script>onclick = ({ target }) => target.classList.toggle('on')</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button:nth-child(1)');
  await visit.click('button:nth-child(7)');
  const changes = await changesOf(visit);
  const change = { id: changes[0]?.id, attributes: {} };
  expect(changes).toEqual([change, change]);
});

test('a key that the page marks for the first typed letter is not recorded [TRACK-05]', async () => {
  const visit = await shop.visit(KEYS);
  await ingest.until(({ batches }) => batches[0]);
  await visit.keyboard.press('h');
  await mark(visit, 7);
  expect((await changesOf(visit)).map(({ attributes }) => attributes)).toEqual([{}]);
});

test('the name of a keyboard hides no key, not even the one that wrote into a field [TRACK-05]', async () => {
  const visit = await shop.visit(
    `<input>${KEYS}<script>onclick = ({ target }) => { document.querySelector('input').value = target.textContent; }</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await visit.click('button:nth-child(8)');
  await visit.click('button:nth-child(3)');
  await exitAndCollect(shop, visit);
  const labels = ingest.reported('rv:click').map(({ target }) => target.label);
  expect(labels).toEqual(['a b c d e f g h i j', 'a b c d e f g h i j']);
});

test('letters that a page animates are recorded until the visitor points at them', async () => {
  const visit = await shop.visit(KEYS);
  await ingest.until(({ batches }) => batches[0]);
  await mark(visit, 7);
  expect((await changesOf(visit)).map(({ attributes }) => attributes)).toEqual([{ class: 'on' }]);
});

test('a link of an index of letters is recorded with its mark', async () => {
  const links = [...'abcdefghij'].map((letter) => `<a href="/${letter}">${letter}</a>`).join('');
  const visit = await shop.visit(
    `${KEYS}<nav>${links}</nav><script>onclick = (event) => { event.preventDefault(); event.target.classList.add('on'); }</script>`,
  );
  await ingest.until(({ batches }) => batches[0]);
  await visit.hover('button');
  await visit.click('nav a:nth-child(4)');
  expect((await changesOf(visit)).map(({ attributes }) => attributes)).toEqual([{ class: 'on' }]);
});
