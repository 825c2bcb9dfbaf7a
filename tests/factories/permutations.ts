/** All permutations of the items. */
export function permutationsOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, place) =>
    permutationsOf(things.toSpliced(place, 1)).map((rest) => [first, ...rest]),
  );
}
