/** Measures the time that recording takes on the page's main thread, in milliseconds. */
const SAMPLES = 500;
/** One in this many calls of frequent handlers is measured, and counted for all of them. */
const SAMPLED = 8;

export class Cost {
  /** Total milliseconds. */
  totalMs = 0;
  readonly #samples: number[] = [];
  #pieces = 0;
  #depth = 0;
  #calls = 0;

  /** Runs and measures work; nested calls are part of the outer one. */
  measureTask<A>(run: (arg: A) => void, arg: A): void {
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

  /** Runs a frequent handler and measures one in SAMPLED calls, because reading the clock costs more than most calls. */
  sampleTask<A>(run: (arg: A) => void, arg: A): void {
    if (this.#depth > 0 || ++this.#calls % SAMPLED !== 0) {
      run(arg);
      return;
    }
    const measuredBefore = this.totalMs;
    const started = performance.now();
    try {
      run(arg);
    } finally {
      // Nested measurements are already counted.
      const nested = this.totalMs - measuredBefore;
      const selfTime = performance.now() - started - nested;
      this.#add(selfTime);
      this.totalMs += selfTime * (SAMPLED - 1);
    }
  }

  /** The total, and the median and 95th percentile of the last pieces of work, in milliseconds. */
  get times() {
    const sorted = this.#samples.slice().sort((a, b) => a - b);
    const at = (share: number) => rounded(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return { script_ms: rounded(this.totalMs), script_ms_median: at(0.5), script_ms_p95: at(0.95) };
  }

  #add(ms: number): void {
    this.totalMs += ms;
    this.#samples[this.#pieces++ % SAMPLES] = ms;
  }
}

/** Rounded to hundredths of a millisecond. */
const rounded = (ms: number): number => Math.round(ms * 100) / 100;
