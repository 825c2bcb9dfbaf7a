/** Two at a time, for a machine with two cores. */
export async function inPairs<T>(
  all: readonly T[],
  act: (each: T) => Promise<void>,
): Promise<void> {
  const queue = [...all];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await act(next);
  };
  await Promise.all([work(), work()]);
}
