/**
 * Finds typed values in texts. Uses maps and sets instead of a compiled regular expression, because each typed character
 * changes the values: compiling took five times as long as all other work of the recorder.
 */
import {
  type HashesByLength,
  hashOf,
  plainWordsIn,
  type Span,
  spansOfHashed,
  wordsIn,
} from './typed-hashes.ts';
import {
  DIGITS,
  dateKey,
  MAX_DIGITS,
  MIN_CHARACTERS,
  MIN_UNSPACED,
  type Variants,
} from './typed-variants.ts';

const MIN_PHONE_DIGITS = 7;

/** Strings with the number of values that they are variants of. */
class CountedSet {
  readonly #counts = new Map<string, number>();
  get size(): number {
    return this.#counts.size;
  }
  has(text: string): boolean {
    return this.#counts.has(text);
  }
  /** Adds or removes one use of the string. Returns whether this added the first use or removed the last one. */
  count(text: string, change: 1 | -1): boolean {
    const before = this.#counts.get(text) ?? 0;
    const now = before + change;
    if (now > 0) this.#counts.set(text, now);
    else this.#counts.delete(text);
    return before * now === 0;
  }
}

export class TypedFinder {
  readonly #words = new CountedSet();
  readonly #numbers = new CountedSet();
  readonly #phrases = new CountedSet();
  /** Phrases by their first MIN_UNSPACED characters. */
  readonly #byPrefix = new Map<string, Set<string>>();
  readonly #firstLetters = new CountedSet();

  /** Adds or removes the variants of one spelling. */
  count({ singleWords, numbers, spellings }: Variants, change: 1 | -1): void {
    for (const word of singleWords) this.#words.count(word, change);
    for (const number of numbers) this.#numbers.count(number, change);
    for (const phrase of spellings) {
      if (!this.#phrases.count(phrase, change)) continue;
      const prefix = phrase.slice(0, MIN_UNSPACED);
      const others = this.#byPrefix.get(prefix) ?? new Set();
      others[change > 0 ? 'add' : 'delete'](phrase);
      this.#byPrefix.set(prefix, others);
      this.#firstLetters.count(phrase.charAt(0), change);
    }
  }

  /** Ordered spans of all variants and hashed values in a case-folded text; overlapping and adjacent ones are merged. */
  find(text: string, hashes: HashesByLength): Span[] {
    const found = [
      ...spansOfHashed(text, hashes),
      ...this.#wordsOf(text),
      ...this.#numbersOf(text, hashes.get(1)),
      ...this.#phrasesOf(text),
    ];
    const spans: [number, number][] = [];
    for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
      const last = spans.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else spans.push([start, end]);
    }
    return spans;
  }

  #wordsOf(text: string): Span[] {
    if (!plainWordsIn(text).some((word) => this.#words.has(word))) return [];
    return wordsIn(text)
      .filter(({ word }) => this.#words.has(word))
      .map(({ start, end }) => [start, end]);
  }

  #numbersOf(text: string, hashes?: ReadonlySet<number>): Span[] {
    if (!hashes && !this.#numbers.size) return [];
    const isTyped = (digits: string) => this.#numbers.has(digits) || hashes?.has(hashOf(digits));
    const spans: Span[] = [];
    for (const { 0: written, index } of text.matchAll(DIGITS)) {
      const positions = [...written.matchAll(/\d/g)].map((digit) => digit.index);
      const digits = written.replace(/\D/g, '');
      for (let first = 0; first < digits.length; first++) {
        const position = positions[first] as number;
        // A short number or a date starts with its group, or after a zero; a long number may follow the code of a country.
        const isInside = /[1-9]/.test(written[position - 1] ?? '');
        if (!isInside && isTyped(dateKey(written.slice(position))))
          spans.push([index + position, index + written.length]);
        const min = isInside ? MIN_PHONE_DIGITS : MIN_CHARACTERS;
        let last = Math.min(first + MAX_DIGITS, digits.length);
        while (last - first >= min && !isTyped(digits.slice(first, last))) last--;
        if (last - first < min) continue;
        spans.push([index + position, index + (positions[last - 1] as number) + 1]);
      }
    }
    return spans;
  }

  #phrasesOf(text: string): Span[] {
    const spans: Span[] = [];
    let covered = 0;
    for (let at = 0; at + MIN_UNSPACED <= text.length; at++) {
      if (!this.#firstLetters.has(text.charAt(at))) continue;
      for (const phrase of this.#byPrefix.get(text.slice(at, at + MIN_UNSPACED)) ?? []) {
        if (at + phrase.length <= covered || text.slice(at, at + phrase.length) !== phrase)
          continue;
        covered = at + phrase.length;
        spans.push([at, covered]);
      }
    }
    return spans;
  }
}
