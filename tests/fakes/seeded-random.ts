/** A pseudorandom generator (mulberry32); the same seed returns the same numbers. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From 0 up to, not including, 1. */
    next,
    /** From 0 up to, not including, `below`. */
    integerBelow: (below: number) => Math.floor(next() * below),
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
  };
}
export type SeededRandom = ReturnType<typeof seededRandom>;
