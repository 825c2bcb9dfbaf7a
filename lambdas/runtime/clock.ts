/** The only place that reads the time; everything else takes it as a parameter. */
export const now = () => new Date();

/** Clocks of AWS services differ by less. */
const CLOCK_SKEW_MS = 50;
/** Waits until the next second has begun on every server. */
export const untilNextSecond = (): Promise<void> =>
  new Promise((done) => setTimeout(done, 1_000 - (Date.now() % 1_000) + CLOCK_SKEW_MS));

/**
 * Settles only after a multiple of `milliseconds`, so that the response time reveals nothing about the result, even if
 * the work takes longer than one step.
 */
export async function afterWholeSteps<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  do {
    await new Promise((next) => setTimeout(next, milliseconds));
  } while (!isDone);
  return work;
}

/** Caches the result of `fetch` for some minutes. If a refresh fails, the earlier result stays valid until the next call. */
export function cached<T>(minutes: number, fetch: () => Promise<T>): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let staleAt = 0;
  return () => {
    if (latest && Date.now() < staleAt) return latest;
    const before = latest;
    staleAt = Date.now() + minutes * 60_000;
    latest = fetch().catch((error) => {
      staleAt = 0;
      latest = before;
      if (before) return before;
      throw error;
    });
    return latest;
  };
}
