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
