import type { PageAt } from './page-at.ts';
import type { Shown } from './part-cache.ts';

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1);
}

/** The page of the next probable seek, folded while the browser is idle. */
export class PreparedPage {
  #expected = -1;
  #held: { readonly atMs: number; readonly last: number; readonly page: PageAt } | undefined;

  expect(atMs: number, loading: Promise<Shown>, fold: (shown: Shown) => PageAt): void {
    this.#expected = atMs;
    const prepare = (shown: Shown) => {
      if (this.#expected !== atMs) return;
      this.#held = { atMs, last: shown.last, page: fold(shown) };
    };
    loading.then((shown) => whenIdle(() => prepare(shown))).catch(() => {}); // the seek itself reports a failure
  }

  /** Frees its memory; what still loads is not folded. */
  drop(): void {
    this.#expected = -1;
    this.#held = undefined;
  }

  /** It changes with what is played from there, so it is taken once. */
  take(atMs: number, last: number): PageAt | undefined {
    const held = this.#held;
    this.#held = undefined;
    return held?.atMs === atMs && held.last === last ? held.page : undefined;
  }
}
