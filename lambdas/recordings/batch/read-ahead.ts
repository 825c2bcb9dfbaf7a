/** The same order, with a few of the answers already on their way. */
export async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  ahead: number,
  read: (each: T) => Promise<R>,
): AsyncGenerator<R> {
  const reading: Promise<R>[] = [];
  for await (const each of source) {
    const answer = read(each);
    // A failed read is thrown when its turn comes; until then the rejection is unobserved.
    answer.catch(() => {});
    reading.push(answer);
    if (reading.length > ahead) yield (await reading.shift()) as R;
  }
  for (const answer of reading) yield await answer;
}
