/** Calls a function for each item, for at most `limit` at once. Continues after a failure and returns the errors. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  limit: number,
  run: (item: T) => Promise<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) await run(item).catch((error) => errors.push(error));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return errors;
}
