/**
 * Finds what was typed in a text. Every letter changes what is looked for, so nothing is compiled: a regular expression of
 * all variants took five times as long as everything else that a visit asks of the recorder.
 */
import { plainWordsIn, wordsIn } from './carried-words.ts';
import { MOST_DIGITS, SHORTEST, type Variants } from './typed-variants.ts';

export type Span = readonly [start: number, end: number];

/** Texts and how many values they are a variant of. */
class Counted {
  readonly #counts = new Map<string, number>();
  get size(): number {
    return this.#counts.size;
  }
  has(text: string): boolean {
    return this.#counts.has(text);
  }
  /** Whether it is new. */
  add(text: string): boolean {
    const before = this.#counts.get(text) ?? 0;
    this.#counts.set(text, before + 1);
    return before === 0;
  }
  /** Whether it is gone. */
  remove(text: string): boolean {
    const left = (this.#counts.get(text) ?? 0) - 1;
    if (left > 0) this.#counts.set(text, left);
    else this.#counts.delete(text);
    return left <= 0;
  }
}

/** At least four digits with at most three separators between two of them. */
const DIGITS = /\d(?:[\s.,'()/\-\u00a0\u2009\u202f]{0,3}\d){3,}/g;

export class TypedFinder {
  readonly #words = new Counted();
  readonly #numbers = new Counted();
  readonly #phrases = new Counted();
  /** Phrases by their first letters, the longest first. */
  readonly #byStart = new Map<string, string[]>();
  readonly #firstLetters = new Counted();

  add({ words, numbers, phrases }: Variants): void {
    for (const word of words) this.#words.add(word);
    for (const number of numbers) this.#numbers.add(number);
    for (const phrase of phrases) {
      if (!this.#phrases.add(phrase)) continue;
      const start = phrase.slice(0, SHORTEST);
      const others = this.#byStart.get(start) ?? [];
      others.push(phrase);
      this.#byStart.set(
        start,
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
      const start = phrase.slice(0, SHORTEST);
      const others = (this.#byStart.get(start) ?? []).filter((other) => other !== phrase);
      if (others.length > 0) this.#byStart.set(start, others);
      else this.#byStart.delete(start);
      this.#firstLetters.remove(phrase.charAt(0));
    }
  }

  /** Their places in a text without its case, in order; what overlaps or touches is one span. */
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
      const places = [...written.matchAll(/\d/g)].map((digit) => digit.index);
      const digits = written.replace(/\D/g, '');
      for (let first = 0; first < digits.length; first++) {
        const place = places[first] ?? 0;
        if (place === (places[first - 1] ?? -2) + 1) continue;
        let last = Math.min(first + MOST_DIGITS, digits.length);
        while (last - first >= SHORTEST && !this.#numbers.has(digits.slice(first, last))) last--;
        if (last - first < SHORTEST) continue;
        spans.push([index + place, index + (places[last - 1] ?? 0) + 1]);
      }
    }
    return spans;
  }

  #phrasesOf(text: string): Span[] {
    if (this.#phrases.size === 0) return [];
    const spans: Span[] = [];
    let covered = 0;
    for (let at = 0; at + SHORTEST <= text.length; at++) {
      if (!this.#firstLetters.has(text.charAt(at))) continue;
      for (const phrase of this.#byStart.get(text.slice(at, at + SHORTEST)) ?? []) {
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
