/**
 * What was typed on earlier pages of this tab, so that the next page recognizes it ("Results for …"). The tab's storage
 * holds hashes of whole values by their number of words, never a word.
 */
import { read, remove, tabStorage, write } from '../delivery/storage.ts';

const KEY = 'reveille-typed';
const MOST_WORDS = 8;
/** A single word of fewer letters would star half of a page that has nothing to do with it. */
const SHORTEST = 5;

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}
const WORD = /[\p{L}\p{N}]+/gu;
/** Most texts hold nothing that is looked for, and need no places. */
export const plainWordsIn = (text: string): readonly string[] => text.match(WORD) ?? [];
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));

/** 53 bits of a text (cyrb53): enough to tell values apart, too few to give them back. */
export function hashOf(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

type Stored = readonly (readonly [words: number, hash: number])[];
let stored: Stored | undefined;
let lengths = new Map<number, ReadonlySet<number>>();

/** By number of words, the longest first. */
export function carriedWords(): ReadonlyMap<number, ReadonlySet<number>> {
  if (!stored) {
    stored = read<Stored>(tabStorage, KEY) ?? [];
    if (!Array.isArray(stored)) stored = [];
    const counts = [...new Set(stored.map(([count]) => count))].sort((a, b) => b - a);
    lengths = new Map(
      counts.map((count) => [
        count,
        new Set(stored?.filter(([words]) => words === count).map(([, hash]) => hash)),
      ]),
    );
  }
  return lengths;
}

/** Leaves what was typed here, and before, to the next page. */
export function carryWords(values: readonly string[]): void {
  carriedWords();
  const added = values.flatMap((value) => {
    const words = plainWordsIn(value);
    const runs = [words, ...words.filter((word) => word.length >= SHORTEST).map((word) => [word])];
    return runs
      .filter((run) => run.length <= MOST_WORDS && run.join(' ').length >= SHORTEST)
      .map((run) => [run.length, hashOf(run.join(' '))] as const);
  });
  const all = new Map([...(stored ?? []), ...added].map((each) => [each[1], each]));
  if (all.size > 0) write(tabStorage, KEY, [...all.values()].slice(-200));
}

export function forgetCarried(): void {
  stored = [];
  lengths = new Map();
  remove(tabStorage, KEY);
}
