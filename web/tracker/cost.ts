/** Measures the time that recording takes on the page's main thread, in milliseconds. */
/** One in this many calls of frequent handlers is measured, and counted for all of them. */
const SAMPLED = 8;

export class Cost {
  /** Total milliseconds. */
  totalMs = 0;
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
      this.totalMs += performance.now() - started;
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
      this.totalMs += (performance.now() - started - nested) * SAMPLED;
    }
  }
}
