import { whenIdle } from '../../lib/loading/idle.ts';
import type { PageAt } from './page-at.ts';
import type { Shown } from './part-cache.ts';

interface Expected {
  readonly atMs: number;
  readonly load: () => Promise<Shown>;
  readonly fold: (shown: Shown) => PageAt;
}

/**
 * The page of the next probable seek, folded while the browser is idle. One place is loaded at a time, then the latest:
 * a pointer that sweeps over an hour would have every part of it fetched before the one that it clicks.
 */
export class PreparedPage {
  #expected: Expected | undefined;
  #isLoading = false;
  #held: { readonly atMs: number; readonly last: number; readonly page: PageAt } | undefined;

  expect(expected: Expected): void {
    this.#expected = expected;
    if (this.#isLoading) return;
    this.#isLoading = true;
    const end = () => {
      this.#isLoading = false;
      if (this.#expected && this.#expected !== expected) this.expect(this.#expected);
    };
    const prepare = (shown: Shown) => {
      if (this.#expected !== expected) return;
      const { atMs, fold } = expected;
      this.#held = { atMs, last: shown.last, page: fold(shown) };
    };
    expected
      .load()
      .then((shown) => whenIdle(() => prepare(shown)))
      .catch(() => {}) // the seek itself reports a failure
      .finally(end);
  }

  /** Frees its memory; what still loads is not folded. */
  drop(): void {
    this.#expected = undefined;
    this.#held = undefined;
  }

  /** It changes with what is played from there, so it is taken once. */
  take(atMs: number, last: number): PageAt | undefined {
    const held = this.#held;
    this.#held = undefined;
    return held?.atMs === atMs && held.last === last ? held.page : undefined;
  }
}
