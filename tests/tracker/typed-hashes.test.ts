import { beforeEach, expect, test } from 'vitest';
import type * as carried from '../../web/tracker/privacy/typed-hashes.ts';

const KEY = 'reveille-typed';
let pages = 0;
/** The module as the next page of the tab loads it: only the tab's storage is left of the one before. */
const nextPage = (): Promise<typeof carried> => {
  const path = '../../web/tracker/privacy/typed-hashes.ts';
  return import(/* @vite-ignore */ `${path}?page=${++pages}`);
};
/** What a page that follows recognizes, of these texts. */
async function recognized(texts: readonly string[]): Promise<string[]> {
  const { hashesOfEarlierPages, hashOf, plainWordsIn } = await nextPage();
  return texts.filter((text) =>
    hashesOfEarlierPages().get(plainWordsIn(text).length)?.has(hashOf(text)),
  );
}
const stored = () => sessionStorage.getItem(KEY);

beforeEach(() => sessionStorage.clear());

test('the next page recognizes what was typed as a whole, and its longer words', async () => {
  const { storeTypedHashes } = await nextPage();
  storeTypedHashes(['wolfbane oil', 'Ann-Marie Wright']);
  const known = ['wolfbane oil', 'wolfbane', 'Ann Marie Wright', 'Marie', 'Wright'];
  expect(await recognized([...known, 'oil', 'Ann', 'Wolfbane', 'mugs'])).toEqual(known);
});

test('what was typed on the page before that one is carried on', async () => {
  (await nextPage()).storeTypedHashes(['wolfbane']);
  (await nextPage()).storeTypedHashes(['lantern']);
  expect(await recognized(['wolfbane', 'lantern'])).toEqual(['wolfbane', 'lantern']);
});

test('a page recognizes what a page of an earlier release left', async () => {
  sessionStorage.setItem(KEY, '[[1,8108816888178104],[3,7575503785942981]]');
  const texts = ['wolfbane', 'Ann Marie Wright'];
  expect(await recognized(texts)).toEqual(texts);
});

test('the longest texts are looked for first', async () => {
  (await nextPage()).storeTypedHashes(['red mugs', 'lantern', 'three red mugs']);
  expect([...(await nextPage()).hashesOfEarlierPages().keys()]).toEqual([3, 2, 1]);
});

test.each([
  ['short texts', 'a b', 'mugs'],
  ['texts of more than eight words', 'a b c d e f g h i', '1 2 3 4 5 6 7 8 9'],
])('%s are not carried', async (_, ...texts) => {
  (await nextPage()).storeTypedHashes(texts);
  expect(await recognized(texts)).toEqual([]);
  expect(stored()).toBeNull();
});

test('five letters and eight words are carried', async () => {
  const texts = ['mugs1', 'a b c', 'a b c d e f g h'];
  (await nextPage()).storeTypedHashes(texts);
  expect(await recognized(texts)).toEqual(texts);
});

test('the tab’s storage holds the last 200 texts at most, each once, and no word of any', async () => {
  const { storeTypedHashes } = await nextPage();
  const texts = Array.from({ length: 201 }, (_, n) => `typed${n}`);
  storeTypedHashes([...texts, 'typed200']);
  expect(await recognized(texts)).toEqual(texts.slice(1));
  expect(stored()).not.toContain('typed');
});

test('what is forgotten is neither recognized here nor carried on', async () => {
  const { hashesOfEarlierPages, storeTypedHashes, forgetTypedHashes } = await nextPage();
  storeTypedHashes(['wolfbane']);
  forgetTypedHashes();
  expect([hashesOfEarlierPages().size, stored()]).toEqual([0, null]);
  expect(await recognized(['wolfbane'])).toEqual([]);
});

test.each(['{}', 'null', '7', '{"half'])(
  'a storage that holds %s carries nothing',
  async (text) => {
    sessionStorage.setItem(KEY, text);
    const { hashesOfEarlierPages, storeTypedHashes } = await nextPage();
    expect(hashesOfEarlierPages().size).toBe(0);
    storeTypedHashes(['wolfbane']);
    expect(await recognized(['wolfbane'])).toEqual(['wolfbane']);
  },
);
