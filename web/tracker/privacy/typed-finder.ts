/**
 * Finds typed values in texts. Uses maps and sets instead of a compiled regular expression, because each typed character
 * changes the values: compiling took five times as long as all other work of the recorder.
 */
import { plainWordsIn, wordsIn } from './typed-hashes.ts';
import {
  DIGITS,
  MAX_DIGITS,
  MIN_CHARACTERS,
  MIN_UNSPACED,
  type Variants,
} from './typed-variants.ts';

export type Span = readonly [start: number, end: number];

/** Strings with the number of values that they are variants of. */
class CountedSet {
  readonly #counts = new Map<string, number>();
  get size(): number {
    return this.#counts.size;
  }
  has(text: string): boolean {
    return this.#counts.has(text);
  }
  /** Returns whether the string was new. */
  add(text: string): boolean {
    const before = this.#counts.get(text) ?? 0;
    this.#counts.set(text, before + 1);
    return before === 0;
  }
  /** Returns whether the last use of the string was removed. */
  remove(text: string): boolean {
    const left = (this.#counts.get(text) ?? 0) - 1;
    if (left > 0) this.#counts.set(text, left);
    else this.#counts.delete(text);
    return left <= 0;
  }
}

export class TypedFinder {
  readonly #words = new CountedSet();
  readonly #numbers = new CountedSet();
  readonly #phrases = new CountedSet();
  /** Phrases by their first MIN_UNSPACED characters, the longest first. */
  readonly #byPrefix = new Map<string, string[]>();
  readonly #firstLetters = new CountedSet();

  add({ words, numbers, phrases }: Variants): void {
    for (const word of words) this.#words.add(word);
    for (const number of numbers) this.#numbers.add(number);
    for (const phrase of phrases) {
      if (!this.#phrases.add(phrase)) continue;
      const prefix = phrase.slice(0, MIN_UNSPACED);
      const others = this.#byPrefix.get(prefix) ?? [];
      others.push(phrase);
      this.#byPrefix.set(
        prefix,
        others.sort((a, b) => b.length - a.length),
      );
      this.#firstLetters.add(phrase.charAt(0));
    }
  }

  remove({ words, numbers, phrases }: Variants): void {
    for (const word of words) this.#words.remove(word);
    for (const number of numbers) this.#numbers.remove(number);
    for (const phrase of phrases) {
      if (!this.#phrases.remove(phrase)) continue;
      const prefix = phrase.slice(0, MIN_UNSPACED);
      const others = (this.#byPrefix.get(prefix) ?? []).filter((other) => other !== phrase);
      if (others.length > 0) this.#byPrefix.set(prefix, others);
      else this.#byPrefix.delete(prefix);
      this.#firstLetters.remove(phrase.charAt(0));
    }
  }

  /** Ordered spans of all variants in a case-folded text; overlapping and adjacent ones are merged. */
  find(text: string): Span[] {
    const found = [...this.#wordsOf(text), ...this.#numbersOf(text), ...this.#phrasesOf(text)];
    if (found.length === 0) return found;
    const spans: [number, number][] = [];
    for (const [start, end] of found.sort((a, b) => a[0] - b[0])) {
      const last = spans.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else spans.push([start, end]);
    }
    return spans;
  }

  #wordsOf(text: string): Span[] {
    if (this.#words.size === 0 || !plainWordsIn(text).some((word) => this.#words.has(word)))
      return [];
    return wordsIn(text)
      .filter(({ word }) => this.#words.has(word))
      .map(({ start, end }) => [start, end]);
  }

  #numbersOf(text: string): Span[] {
    if (this.#numbers.size === 0) return [];
    const spans: Span[] = [];
    for (const { 0: written, index } of text.matchAll(DIGITS)) {
      const positions = [...written.matchAll(/\d/g)].map((digit) => digit.index);
      const digits = written.replace(/\D/g, '');
      for (let first = 0; first < digits.length; first++) {
        const position = positions[first] ?? 0;
        if (position === (positions[first - 1] ?? -2) + 1) continue;
        let last = Math.min(first + MAX_DIGITS, digits.length);
        while (last - first >= MIN_CHARACTERS && !this.#numbers.has(digits.slice(first, last)))
          last--;
        if (last - first < MIN_CHARACTERS) continue;
        spans.push([index + position, index + (positions[last - 1] ?? 0) + 1]);
      }
    }
    return spans;
  }

  #phrasesOf(text: string): Span[] {
    if (this.#phrases.size === 0) return [];
    const spans: Span[] = [];
    let covered = 0;
    for (let at = 0; at + MIN_UNSPACED <= text.length; at++) {
      if (!this.#firstLetters.has(text.charAt(at))) continue;
      for (const phrase of this.#byPrefix.get(text.slice(at, at + MIN_UNSPACED)) ?? []) {
        if (at + phrase.length <= covered) break;
        if (!text.startsWith(phrase, at)) continue;
        covered = at + phrase.length;
        spans.push([at, covered]);
        break;
      }
    }
    return spans;
  }
}
