/** The only place that reads the time; everything else is told. */
export const now = () => new Date();

/**
 * Answers and refuses no sooner than after this long, so that the time tells nothing about the answer. Work that takes
 * longer must therefore take the same way whatever it finds.
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((done) => setTimeout(done, milliseconds));
  await Promise.allSettled([work, pause]);
  return work;
}

/**
 * What `fetch` brought, asked for anew after so many minutes. When that fails, what was there before still holds and the
 * next call asks again.
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
