import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as typedHashes from '../../web/tracker/privacy/typed-hashes.ts';

const KEY = 'reveille-typed';
let pages = 0;
/** A fresh module instance, as on the next page of the tab; only the tab's storage remains. */
const nextPage = (): Promise<typeof typedHashes> => {
  const path = '../../web/tracker/privacy/typed-hashes.ts';
  return import(/* @vite-ignore */ `${path}?page=${++pages}`);
};
/** The texts that the next page recognizes. */
async function recognized(texts: readonly string[]): Promise<string[]> {
  const { hashesOfEarlierPages, hashOf, plainWordsIn } = await nextPage();
  return texts.filter((text) =>
    hashesOfEarlierPages().get(plainWordsIn(text).length)?.has(hashOf(text)),
  );
}
const stored = () => sessionStorage.getItem(KEY);

beforeEach(() => sessionStorage.clear());

test('the next page recognizes the whole typed text and its longer words', async () => {
  const { storeTypedHashes } = await nextPage();
  storeTypedHashes(['wolfbane oil', 'Ann-Marie Wright']);
  const known = ['wolfbane oil', 'wolfbane', 'Ann Marie Wright', 'Marie', 'Wright'];
  expect(await recognized([...known, 'oil', 'Ann', 'Wolfbane', 'mugs'])).toEqual(known);
});

test('the next page recognizes words that it joins', async () => {
  (await nextPage()).storeTypedHashes(['Ann Marie']);
  expect(await recognized(['AnnMarie', 'Annmarie'])).toEqual(['AnnMarie']);
});

test('the next page recognizes a date with its year first and a name with the last name first', async () => {
  (await nextPage()).storeTypedHashes(['14/05/1987', 'Ann Wright']);
  const known = ['1987-05-14', 'Wright, Ann'].map((text) => text.replace(/\W+/g, ' '));
  expect(await recognized([...known, '05 14 1987'])).toEqual(known);
});

test('text typed on the page before the previous one is still recognized', async () => {
  (await nextPage()).storeTypedHashes(['wolfbane']);
  (await nextPage()).storeTypedHashes(['lantern']);
  expect(await recognized(['wolfbane', 'lantern'])).toEqual(['wolfbane', 'lantern']);
});

test('URLs of the next page may contain its own words, but no repeat from an earlier page', async () => {
  const inPaths = async () => {
    const { hashesOfEarlierPages, hashOf } = await nextPage();
    return ['wolfbane', 'lantern'].filter((word) =>
      hashesOfEarlierPages(true).get(1)?.has(hashOf(word)),
    );
  };
  (await nextPage()).storeTypedHashes(['wolfbane'], () => false);
  (await nextPage()).storeTypedHashes(['wolfbane', 'lantern'], () => true);
  expect(await inPaths()).toEqual(['wolfbane']);
  (await nextPage()).storeTypedHashes(['lantern'], () => false);
  expect(await inPaths()).toEqual(['wolfbane', 'lantern']);
});

test('a page recognizes the hashes that an earlier release stored', async () => {
  sessionStorage.setItem(KEY, '[[1,6054676791031146],[3,215206331679092]]');
  const texts = ['wolfbane', 'Ann Marie Wright'];
  expect(await recognized(texts)).toEqual(texts);
});

test('the stored texts and their words are found in a text', async () => {
  (await nextPage()).storeTypedHashes(['red mugs', 'lantern']);
  const { hashesOfEarlierPages, spansOfHashed } = await nextPage();
  const spans = spansOfHashed('three red mugs, one lantern', hashesOfEarlierPages());
  expect(spans).toEqual([
    [6, 14],
    [20, 27],
  ]);
});

test.each([
  ['short texts', 'a b', 'mugs'],
  ['texts of more than eight words', 'a b c d e f g h i', '1 2 3 4 5 6 7 8 9'],
])('%s are not stored for the next page', async (_, ...texts) => {
  (await nextPage()).storeTypedHashes(texts);
  expect(await recognized(texts)).toEqual([]);
  expect(stored()).toBeNull();
});

test('texts of five letters and of up to eight words are stored for the next page', async () => {
  const texts = ['mugs1', 'a b c', 'a b c d e f g h'];
  (await nextPage()).storeTypedHashes(texts);
  expect(await recognized(texts)).toEqual(texts);
});

test('the tab’s storage holds at most the hashes of the last 2,000 texts, each once, and no text', async () => {
  const { storeTypedHashes } = await nextPage();
  const texts = Array.from({ length: 2_001 }, (_, n) => `typed${n}`);
  storeTypedHashes([...texts, 'typed2000']);
  expect(await recognized(texts)).toEqual(texts.slice(1));
  expect(stored()).not.toContain('typed');
});

test('text is not recognized after a denial has cleared the storage', async () => {
  const { hashesOfEarlierPages, storeTypedHashes, readHashesAgain } = await nextPage();
  storeTypedHashes(['wolfbane']);
  sessionStorage.clear();
  readHashesAgain();
  expect(hashesOfEarlierPages().size).toBe(0);
  expect(await recognized(['wolfbane'])).toEqual([]);
});

test.each(['{}', 'null', '7', '{"half'])('a storage that contains %s is ignored', async (text) => {
  sessionStorage.setItem(KEY, text);
  const { hashesOfEarlierPages, storeTypedHashes } = await nextPage();
  expect(hashesOfEarlierPages().size).toBe(0);
  storeTypedHashes(['wolfbane']);
  expect(await recognized(['wolfbane'])).toEqual(['wolfbane']);
});

test('the words of a text are the same with and without their positions', async () => {
  const { plainWordsIn, wordsIn } = await nextPage();
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\w'.éßжΩ三 -]*$/),
  );
  fc.assert(
    fc.property(text, (each) => {
      const words = wordsIn(each).map(({ word }) => word);
      return plainWordsIn(each).join(' ') === words.join(' ');
    }),
  );
});

test.each([
  ['0151 23456789', 'We call 0151-234 567 89.', 'We call *****.'],
  ['0151 23456789', 'We call +49 151 234 567 89.', 'We call +49 *****.'],
  ['+49 (151) 234 56789', 'We call 0151/23456789.', 'We call 0*****.'],
  ['0151 23456789', 'We call +4915123456789.', 'We call +49*****.'],
  ['1984-03-07', 'Born 3/7/1984', 'Born *****'],
  ['sw1a1aa', 'London SW1A 1AA', 'London *****'],
  ['José', 'Hola Jose', 'Hola Jose'],
  ['José Müller', 'Hola Muller', 'Hola *****'],
  ['4111 2222', 'Order 4111 3333', 'Order 4111 3333'],
])('of %s, the next page hides “%s”', async (typed, text, shown) => {
  vi.resetModules();
  const words = () => import('../../web/tracker/privacy/typed-words.ts');
  const hashes = () => import('../../web/tracker/privacy/typed-hashes.ts');
  const { rememberTyped, typedValues } = await words();
  rememberTyped({}, typed);
  (await hashes()).storeTypedHashes(typedValues());
  vi.resetModules();
  expect((await words()).maskTyped(text)).toBe(shown);
});

test('a restored page recognizes text typed on the page after it, and keeps it for the next page', async () => {
  const first = await nextPage();
  expect(first.hashesOfEarlierPages().size).toBe(0);
  (await nextPage()).storeTypedHashes(['wolfbane oil']);
  first.readHashesAgain();
  expect(first.hashesOfEarlierPages().get(1)?.has(first.hashOf('wolfbane'))).toBe(true);
  first.storeTypedHashes(['large mugs']);
  expect(await recognized(['wolfbane oil', 'large mugs'])).toEqual(['wolfbane oil', 'large mugs']);
});

test('the next page recognizes the values of the fields after many messages', async () => {
  vi.resetModules();
  const words = await import('../../web/tracker/privacy/typed-words.ts');
  const hashes = await import('../../web/tracker/privacy/typed-hashes.ts');
  words.rememberTyped({}, 'Wilhelmina Murray');
  words.rememberText('Wilhelmina Murray');
  for (let n = 0; n < 500; n += 1)
    words.rememberText(`message ${n} about order${n} from store${n}`);
  hashes.storeTypedHashes(words.typedValues());
  expect(await recognized(['wilhelmina murray'])).toEqual(['wilhelmina murray']);
});
