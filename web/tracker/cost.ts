/** What recording costs this page: the time of every piece of work on the page's own thread. */
const SAMPLES = 500;
/** Of what happens at every movement of a hand, one in so many is measured and stands for the others. */
const SAMPLED = 8;

export class Cost {
  /** Milliseconds so far. */
  total = 0;
  readonly #samples: number[] = [];
  #pieces = 0;
  #depth = 0;
  #passed = 0;

  /** Runs what is done on the page's time. A piece inside another one is part of it. */
  measure<A>(run: (arg: A) => void, arg: A): void {
    if (this.#depth > 0) {
      run(arg);
      return;
    }
    this.#depth++;
    const started = performance.now();
    try {
      run(arg);
    } finally {
      this.#depth--;
      this.#add(performance.now() - started);
    }
  }

  /** Runs what happens so often that asking the clock each time would cost more than it does. */
  sample<A>(run: (arg: A) => void, arg: A): void {
    if (this.#depth > 0 || ++this.#passed % SAMPLED !== 0) {
      run(arg);
      return;
    }
    const measured = this.total;
    const started = performance.now();
    try {
      run(arg);
    } finally {
      // What was measured inside stands for itself.
      const inside = this.total - measured;
      const own = performance.now() - started - inside;
      this.#add(own);
      this.total += own * (SAMPLED - 1);
    }
  }

  /** Median and 95th percentile of the last pieces of work, in milliseconds. */
  get percentiles(): { readonly median: number; readonly p95: number } {
    const sorted = this.#samples.slice().sort((a, b) => a - b);
    const at = (share: number) => rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return { median: at(0.5), p95: at(0.95) };
  }

  #add(ms: number): void {
    this.total += ms;
    this.#samples[this.#pieces++ % SAMPLES] = ms;
  }
}

export const rounded = (ms: number): number => Math.round(ms * 100) / 100;
