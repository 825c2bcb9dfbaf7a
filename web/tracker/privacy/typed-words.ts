/**
 * What a visitor typed, kept in memory only: pages repeat it elsewhere (a greeting, "results for …", a copy in an
 * attribute, a search in the path of an address), and there it must not leave the browser either. This is best effort:
 * lines, words, slugs, encodings and other number formats are looked for; strict mode (strict-mode.ts) needs no luck.
 */
import { carriedWords, hashOf, plainWordsIn, wordsIn } from './carried-words.ts';
import { changeKnowledge } from './knowledge.ts';
import { TypedFinder } from './typed-finder.ts';
import { type VariantsByPlace, variantsOf } from './typed-variants.ts';

const MOST = 200;
/** So long after it was replaced, what a field held while it was being filled may still turn up on the page. */
const LATE_MS = 5_000;
/** Masked repeats are all equally long, so that none shows the length of what was typed. */
export const STARS = '*****';

/** Fields by number: a field that left the page must not stay in memory. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;
const current = new Map<number, string>();
/** By field, as it was remembered: most fields hold the same at the next look. */
const written = new WeakMap<object, string>();
const sent = new Set<string>();
const replaced = new Map<string, number>();
/** The page's own words before the visitor typed: a single one of them is not starred all over the page. */
let vocabulary: ReadonlySet<string> = new Set();
/** Made when a text is looked through: letters come faster than texts. */
let isStale = false;
function makeStale(): void {
  isStale = true;
  changeKnowledge();
}
let texts = new TypedFinder();
let paths = new TypedFinder();
/** What they look for now. */
const known = new Map<string, VariantsByPlace>();

export const learnVocabulary = (words: ReadonlySet<string>): void => {
  vocabulary = words;
  startAgain();
};
function startAgain(): void {
  texts = new TypedFinder();
  paths = new TypedFinder();
  known.clear();
  makeStale();
}

/** Whether a text is made of nothing but words that the page used by itself. */
export const isOwnWords = (text: string): boolean =>
  plainWordsIn(folded(text)).every((word) => vocabulary.has(word));

/** Whether this is what the field is remembered with. */
export const isRemembered = (field: object, value: string): boolean =>
  written.get(field) === value && current.has(numbers.get(field) ?? 0);

/** Remembers a field's value as it is now, in place of what it was. */
export function rememberTyped(field: object, value: string): void {
  written.set(field, value);
  const word = folded(value.trim()).slice(0, 2_000);
  const number = numbers.get(field) ?? ++lastNumber;
  numbers.set(field, number);
  const before = current.get(number) ?? '';
  if (before === word) return;
  current.delete(number);
  const isStillTyped = word !== '' && (word.startsWith(before) || before.startsWith(word));
  if (before && isStillTyped) keep(replaced, before, performance.now() + LATE_MS);
  else if (before) keepSent(before);
  if (word) keep(current, number, word);
  makeStale();
}

/** Remembers a text that belongs to no field: a file's name, an answer to a prompt, what was pasted or dropped. */
export function rememberText(text: string): void {
  const word = folded(text.trim()).slice(0, 2_000);
  if (!word || sent.has(word)) return;
  keepSent(word);
  makeStale();
}

function keepSent(word: string): void {
  sent.add(word);
  const [oldest] = sent;
  if (sent.size > MOST && oldest !== undefined) sent.delete(oldest);
}
/** The last one comes last, also when it was there before. */
function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST && oldest !== undefined) map.delete(oldest);
}

const values = () => new Set([...current.values(), ...sent, ...replaced.keys()]);

/** A letter changes one value or two: all others stay as they are. */
function refresh(): void {
  if (!isStale) return;
  isStale = false;
  const now = values();
  for (const [value, variants] of known) {
    if (now.has(value)) continue;
    known.delete(value);
    texts.remove(variants.texts);
    paths.remove(variants.paths);
  }
  for (const value of now) {
    if (known.has(value)) continue;
    const variants = variantsOf(value, vocabulary);
    known.set(value, variants);
    texts.add(variants.texts);
    paths.add(variants.paths);
  }
}

export const hasTyped = (): boolean => current.size + sent.size + replaced.size > 0;

export function maskTyped(text: string): string {
  const masked = maskCarried(text);
  forgetLate();
  refresh();
  return without(masked, texts);
}

/**
 * The same in a part of an address, where spaces are written differently. Words that the page itself used, in a text or
 * in a link, stay: who types "contact" and then opens /contact was on that page.
 */
export function maskTypedInPath(part: string): string {
  refresh();
  return without(part, paths);
}

/**
 * Letters without their case, each at its place: the capital İ is the one letter that lower case makes longer, and a
 * last sigma looks different from the others.
 */
export const folded = (text: string): string =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');

function without(text: string, typed: TypedFinder): string {
  if (known.size === 0) return text;
  let masked = '';
  let done = 0;
  for (const [start, end] of typed.find(folded(text))) {
    masked += text.slice(done, start) + STARS;
    done = end;
  }
  return done === 0 ? text : masked + text.slice(done);
}

/** What was typed on the page before is known by its hashes only. */
function maskCarried(text: string): string {
  const lengths = carriedWords();
  if (lengths.size === 0) return text;
  const words = wordsIn(folded(text));
  let masked = '';
  let done = 0;
  for (let first = 0; first < words.length; first++) {
    for (const [count, hashes] of lengths) {
      const run = words.slice(first, first + count);
      if (run.length < count || !hashes.has(hashOf(run.map(({ word }) => word).join(' '))))
        continue;
      const start = run[0]?.start ?? 0;
      if (start < done) continue;
      masked += text.slice(done, start) + STARS;
      done = run.at(-1)?.end ?? done;
      break;
    }
  }
  return done === 0 ? text : masked + text.slice(done);
}

function forgetLate(): void {
  if (replaced.size === 0) return;
  const now = performance.now();
  for (const [word, end] of replaced) {
    if (end > now) return;
    replaced.delete(word);
    makeStale();
  }
}

/** Every value that is known now, for the next page of the tab. */
export const typedValues = (): readonly string[] => [...values()];

export function forgetTyped(): void {
  current.clear();
  replaced.clear();
  sent.clear();
  vocabulary = new Set();
  startAgain();
}
