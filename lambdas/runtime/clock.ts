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
