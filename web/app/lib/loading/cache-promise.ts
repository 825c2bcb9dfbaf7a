/** Calls `make` once and caches its promise. A rejection is not cached: the next call tries again. */
export function cachePromise<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= make().catch((failure: unknown) => {
      cached = undefined;
      throw failure;
    });
    return cached;
  };
}
