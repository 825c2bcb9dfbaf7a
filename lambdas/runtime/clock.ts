/** The only place that reads the time; everything else is told. */
export const now = () => new Date();

/**
 * Answers and refuses only after whole steps of so many milliseconds, so that the time tells nothing about the answer:
 * not on a slow day either, when the work takes longer than the first step.
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

/**
 * Caches the result of `fetch` for some minutes. When a refresh fails, the earlier result stays valid and the next call
 * tries again.
 */
export function kept<T>(minutes: number, fetch: () => Promise<T>): () => Promise<T> {
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
