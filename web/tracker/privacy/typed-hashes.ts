/**
 * Recognizes words that were typed on earlier pages of this tab ("Results for …"). The tab's storage holds hashes of values
 * with their numbers of words, never the words.
 */
import { read, tabStorage, write } from '../delivery/storage.ts';
import { invalidateMasked } from './masking-version.ts';

const KEY = 'reveille-typed';
const MAX_WORDS = 8;
/** A long message must not push out the name that was typed before it. */
const MAX_HASHES = 2_000;
/** Shorter words are common on pages and would mask unrelated text. */
const MIN_CHARACTERS = 5;

export type Span = readonly [start: number, end: number];
interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Each pattern with Unicode properties takes half a millisecond to compile, and most texts that are typed are ASCII. */
export const ASCII = /^[\0-\x7f]*$/;
/** Scripts without spaces between words or with short names: Thai to Burmese, Khmer, kana, Han, Hangul; and emoji. */
export const UNSPACED = /[\u0e00-\u109f\u1780-\u17ff\u3040-\uffff]/;
/** The words without their positions, which most texts do not need. */
export const plainWordsIn = (text: string): readonly string[] =>
  text.match(ASCII.test(text) ? /[a-z\d]+/gi : WORD) ?? [];
/** The words with their positions in the text. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** A 53-bit hash (as FNV-1a, twice). Long texts cannot be recovered from it; short words and numbers can be guessed. */
export function hashOf(text: string): number {
  let high = 0;
  let low = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return 4294967296 * (low >>> 11) + (high >>> 0);
}

/** `isOfPage`: the page itself used all of these words, so its URLs may contain them too. */
type Stored = readonly (readonly [words: number, hash: number, isOfPage?: boolean | undefined])[];
export type HashesByLength = ReadonlyMap<number, ReadonlySet<number>>;
let stored: Stored | undefined;
let inTexts: HashesByLength = new Map();
let inPaths: HashesByLength = new Map();

/** The hashes of earlier pages by number of words. */
export function hashesOfEarlierPages(isPath?: boolean): HashesByLength {
  if (!stored) {
    const found = read<Stored>(tabStorage, KEY);
    stored = Array.isArray(found) ? found : [];
    inTexts = byLength(stored);
    inPaths = byLength(stored.filter(([, , isOfPage]) => !isOfPage));
  }
  return isPath ? inPaths : inTexts;
}

/** Reads the stored hashes again: another page of the tab may have added some, or a denial removed all. */
export function readHashesAgain(): void {
  stored = undefined;
  invalidateMasked();
}

/** The places of stored values in a case-folded text. */
export function spansOfHashed(text: string, byCount: HashesByLength): Span[] {
  const spans: Span[] = [];
  if (!byCount.size) return spans;
  const words = wordsIn(text);
  let first = 0;
  for (const { start } of words) {
    for (const [count, hashes] of byCount) {
      const run = words.slice(first, first + count);
      const end = run[count - 1]?.end;
      if (end && hashes.has(hashOf(run.map(({ word }) => word).join(' '))))
        spans.push([start, end]);
    }
    first++;
  }
  return spans;
}

function byLength(hashes: Stored): HashesByLength {
  const sets = new Map<number, Set<number>>();
  for (const [count, hash] of hashes) sets.set(count, (sets.get(count) ?? new Set()).add(hash));
  return sets;
}

/** Stores the hashes of these values and of earlier pages for the next page of the tab. */
export function storeTypedHashes(
  values: readonly string[],
  isOfPage?: (text: string) => boolean,
): void {
  hashesOfEarlierPages();
  const added = values.flatMap((value) => {
    const words = plainWordsIn(value);
    const runs = [
      words,
      // The last name first, and a date that begins with its year.
      [...words].reverse(),
      words.length > MAX_WORDS ? [] : [words.join('')],
      ...words.map((word) => [word]),
    ];
    return runs.flatMap((run): Stored => {
      const text = run.join(' ');
      return run.length > MAX_WORDS || text.length < MIN_CHARACTERS
        ? []
        : [[run.length, hashOf(text), isOfPage?.(text)]];
    });
  });
  const all = new Map<number, Stored[number]>();
  for (const each of [...(stored as Stored), ...added]) {
    const before = all.get(each[1]);
    all.delete(each[1]);
    // The page may use the words only because it repeats what was typed on an earlier page.
    all.set(each[1], before && !before[2] ? before : each);
  }
  if (all.size) write(tabStorage, KEY, [...all.values()].slice(-MAX_HASHES));
}
