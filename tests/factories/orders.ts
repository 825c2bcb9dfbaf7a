/** Every order of the given things. */
export function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, place) =>
    ordersOf(things.toSpliced(place, 1)).map((rest) => [first, ...rest]),
  );
}
