/** How many of the indexes below `length` fulfill a condition that only the first ones can fulfill. */
export function countWhile(length: number, isFulfilled: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isFulfilled(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of these sorted times are before a time. */
export const countBefore = (times: readonly number[], time: number): number =>
  countWhile(times.length, (index) => (times[index] as number) < time);

/** Those of these sorted times that are in a range, with both ends. */
export const timesBetween = (
  times: readonly number[],
  from: number,
  to: number,
): readonly number[] =>
  times.slice(
    countBefore(times, from),
    countWhile(times.length, (index) => (times[index] as number) <= to),
  );
