const CONCURRENCY = 8;

/** Runs all functions, at most CONCURRENCY at a time. Rejects with the first error. */
export async function runConcurrently(work: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...work];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
