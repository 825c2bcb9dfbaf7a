/**
 * Masks repeats of what the visitor typed ("Results for …", a copy in an attribute, a search term in a path). Typed values
 * stay in memory only. Best effort: finds lines, words, slugs, encodings and other number formats of a value. Strict
 * mode (strict-mode.ts) does not depend on it.
 */

import { HIDDEN_WORDS } from '../../../lambdas/contract/tracker.ts';
import { maskMarkup, maskText } from './mask-text.ts';
import { invalidateMasked } from './masking-version.ts';
import { TypedFinder } from './typed-finder.ts';
import {
  type HashesByLength,
  hashesOfEarlierPages,
  plainWordsIn,
  readHashesAgain,
} from './typed-hashes.ts';
import {
  codePartsOf,
  decoded,
  folded,
  numbersOf,
  spellingsOf,
  type VariantsByPlace,
  variantsOf,
} from './typed-variants.ts';

const MAX_VALUES = 1_000;
/** Of a value; the rest is not searched for. */
export const MAX_CHARACTERS = 2_000;
/** A page may show an earlier state of a field for this long after the visitor typed more. */
const REPLACED_MS = 5_000;

/** A way to mask: each typed value as asterisks of its length. */
export const KEEPING_LENGTH = 1;
/** A way to mask: without the letter before the classes of a library, which may equal the first letter of an entry. */
export const IN_CLASS = 2;
type Way = typeof KEEPING_LENGTH | typeof IN_CLASS;

/** Numbers of fields, because maps by field would keep removed fields in memory. */
const fieldNumbers = new WeakMap<object, number>();
let lastNumber = 0;
/** The values of fields by field number, case-folded. */
const current = new Map<number, string>();
/** The fields whose last change was a deletion. */
const shrinking = new Set<number>();
/** Deleting a value up to this length mostly corrects a typing error. */
const MIN_PEAK = 4;
/** Values that were replaced by other values or belong to no field: a page may repeat them at any time. */
const past = new Map<string, 0>();
/** Earlier states of a value that is still being typed, and until when each is masked (performance.now()). */
const replaced = new Map<string, number>();
/** The words of the page before the visitor typed; they are not masked as single words. */
let vocabulary: ReadonlySet<string> = new Set();
/** Whether the finders are outdated. The next search updates them, because typing is more frequent than masking. */
let isStale = false;
function markStale(): void {
  isStale = true;
  invalidateMasked();
}
let texts = new TypedFinder();
let paths = new TypedFinder();
/** The variants in the finders, by value; one entry per spelling. */
const variantsByValue = new Map<string, readonly VariantsByPlace[]>();

/** Sets the words of the page before the visitor typed. */
export const setVocabulary = (words: ReadonlySet<string>): void => {
  vocabulary = words;
  rebuild();
};
function rebuild(): void {
  texts = new TypedFinder();
  paths = new TypedFinder();
  variantsByValue.clear();
  markStale();
}

/** The part of a value that is searched for. Cut first, because the values of all fields are read again and again. */
const wordOf = (value: string): string => folded(decoded(value.trim().slice(0, MAX_CHARACTERS)));

/** Whether the vocabulary contains every word of a text. */
export const isInVocabulary = (text: string): boolean =>
  plainWordsIn(wordOf(text)).every((word) => vocabulary.has(word));

/** Remembers the value of a field in place of its last one. */
export function rememberTyped(field: object, value: string): void {
  const word = wordOf(value);
  const number = fieldNumbers.get(field) ?? ++lastNumber;
  fieldNumbers.set(field, number);
  const before = current.get(number) ?? '';
  if (before === word) return;
  current.delete(number);
  const isStillTyped = !!word && (word.startsWith(before) || before.startsWith(word));
  // A value that is deleted letter by letter was complete before the first deletion.
  const isPeak = word.length < before.length && before.length > MIN_PEAK && !shrinking.has(number);
  if (before && isStillTyped && !isPeak)
    setNewest(replaced, before, performance.now() + REPLACED_MS);
  else if (before) addPast(before);
  shrinking[word.length < before.length ? 'add' : 'delete'](number);
  if (word) setNewest(current, number, word);
  markStale();
}

/** Remembers a text without a field: a file name, an answer to a prompt, a pasted or dropped text. */
export function rememberText(text: string): void {
  const word = wordOf(text);
  if (!word) return;
  addPast(word);
  markStale();
}

/** Whether the visitor selected a file or drew on a canvas: from then on a page may show it as a data URL, in any size. */
let hasOwnPicture = false;
export function noteOwnPicture(): void {
  hasOwnPicture = true;
}
export const mayShowOwnPicture = (): boolean => hasOwnPicture;

const addPast = (word: string): void => setNewest(past, word, 0);
/** Sets an entry as the newest one, and removes the oldest above MAX_VALUES. */
function setNewest<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_VALUES) map.delete(oldest as K);
}

/** The values of fields come last: if there are too many for the next page, it gets the last ones. */
const values = () => [...past.keys(), ...replaced.keys(), ...current.values()];

/** Applies only the difference to the finders, because a typed character changes just one or two values. */
function updateFinders(): void {
  if (!isStale) return;
  const now = new Set(values());
  for (const [value, variants] of variantsByValue) {
    if (now.has(value)) continue;
    variantsByValue.delete(value);
    countVariants(variants, -1);
  }
  for (const value of now) {
    if (variantsByValue.has(value)) continue;
    const variants = spellingsOf(value).map((each) => variantsOf(each, vocabulary));
    countVariants(variants, 1);
    // Afterwards, so that the value is added again after an error: no text is recorded without all values.
    variantsByValue.set(value, variants);
  }
  isStale = false;
}

function countVariants(variants: readonly VariantsByPlace[], change: 1 | -1): void {
  for (const each of variants) {
    texts.count(each.texts, change);
    paths.count(each.paths, change);
  }
}

export const hasTyped = (): boolean => current.size + past.size + replaced.size > 0;

/** Whether texts may repeat something that was typed on this or an earlier page. */
export const mayRepeat = (): boolean => hasTyped() || hashesOfEarlierPages().size > 0;

/**
 * Masks email addresses, card numbers, and typed values of this and earlier pages in a text. `mask`: masks what was not
 * typed.
 */
export function maskTyped(text: string, way?: Way, mask = maskText): string {
  forgetReplaced();
  return maskFound(text, texts, mask, hashesOfEarlierPages(), way);
}

/**
 * Masks the same in a part of a URL or in markup, where spaces are written differently. Words that are also in the page's
 * texts and links stay: a visitor who types "contact" may open /contact.
 */
export const maskTypedInPath = (part: string): string =>
  maskFound(part, paths, maskMarkup, hashesOfEarlierPages(true));

function maskFound(
  text: string,
  typed: TypedFinder,
  mask: (text: string) => string,
  hashes: HashesByLength,
  way?: Way,
): string {
  updateFinders();
  if (!(hashes.size + variantsByValue.size)) return mask(text);
  const plain = way === KEEPING_LENGTH ? text : decoded(text);
  const spans = typed.find(folded(plain), hashes);
  // Typed values are found in the original text, because they may contain an address or a card number.
  const rest = mask(spans[0] ? plain : text);
  let masked = '';
  let done = 0;
  for (const [start, end] of spans) {
    // `q-btn`, `md:p-4`
    if (way === IN_CLASS && /^[\s:!]?.-$/.test(plain.slice(start && start - 1, end + 1))) continue;
    masked +=
      rest.slice(done, start) + (way === KEEPING_LENGTH ? '*'.repeat(end - start) : HIDDEN_WORDS);
    done = end;
  }
  return masked + rest.slice(done);
}

function forgetReplaced(): void {
  if (!replaced.size) return;
  const now = performance.now();
  for (const [word, end] of replaced) {
    if (end > now) return;
    replaced.delete(word);
    markStale();
  }
}

/** All remembered values in every spelling, their codes in parts, and their numbers. */
export const typedValues = (): readonly string[] =>
  values().flatMap((value) => [
    ...spellingsOf(value),
    ...codePartsOf(value).map((parts) => parts.join(' ')),
    ...numbersOf(value),
  ]);

/** Forgets all typed values and the vocabulary. A denial has removed the stored hashes by the time they are read again. */
export function forgetTyped(): void {
  current.clear();
  replaced.clear();
  past.clear();
  hasOwnPicture = false;
  setVocabulary(new Set());
  readHashesAgain();
}
