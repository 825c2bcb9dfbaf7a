/** All permutations of the items. */
export function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, place) =>
    permutationsOf(items.toSpliced(place, 1)).map((rest) => [first, ...rest]),
  );
}
