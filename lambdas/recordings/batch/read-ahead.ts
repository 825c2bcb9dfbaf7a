/** Reads the items of a source in order, with up to `ahead` further reads in flight. */
export async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  ahead: number,
  read: (each: T) => Promise<R>,
): AsyncGenerator<R> {
  const reading: Promise<R>[] = [];
  for await (const each of source) {
    const pending = read(each);
    // Thrown when this read's turn comes; avoids an unhandled rejection until then.
    pending.catch(() => {});
    reading.push(pending);
    if (reading.length > ahead) yield (await reading.shift()) as R;
  }
  for (const pending of reading) yield await pending;
}
