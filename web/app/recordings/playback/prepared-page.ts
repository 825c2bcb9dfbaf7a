import { whenIdle } from '../../lib/loading/idle.ts';
import type { PageAt } from './page-at.ts';
import type { LoadedRange } from './part-cache.ts';

interface Expected {
  readonly atMs: number;
  readonly load: () => Promise<LoadedRange>;
  readonly fold: (range: LoadedRange) => PageAt;
}

/**
 * Prepares the page of the next probable seek while the browser is idle. Loads one position at a time, then the latest:
 * otherwise a pointer that moves over an hour would fetch every part before the one that is clicked.
 */
export class PreparedPage {
  #expected: Expected | undefined;
  #isLoading = false;
  #prepared: { readonly atMs: number; readonly last: number; readonly page: PageAt } | undefined;

  expect(expected: Expected): void {
    this.#expected = expected;
    if (this.#isLoading) return;
    this.#isLoading = true;
    const end = () => {
      this.#isLoading = false;
      if (this.#expected && this.#expected !== expected) this.expect(this.#expected);
    };
    const prepare = (range: LoadedRange) => {
      if (this.#expected !== expected) return;
      const { atMs, fold } = expected;
      this.#prepared = { atMs, last: range.last, page: fold(range) };
    };
    expected
      .load()
      .then((range) => whenIdle(() => prepare(range)))
      .catch(() => {}) // the seek itself reports a failure
      .finally(end);
  }

  /** Discards the prepared page and pending loads. */
  drop(): void {
    this.#expected = undefined;
    this.#prepared = undefined;
  }

  /** Returns the prepared page at most once, because playback changes it. */
  take(atMs: number, last: number): PageAt | undefined {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    return prepared?.atMs === atMs && prepared.last === last ? prepared.page : undefined;
  }
}
