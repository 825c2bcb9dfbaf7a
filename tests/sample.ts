/**
 * Some tests try a part of what they could; `npm run campaign -- properties` has them try all of it. Which part is
 * always the same, so that a run fails for a change and not by chance.
 */
export const isWhole = process.env.SAMPLE === 'whole';

/** How many values a property tries: a quarter, which are the first ones of all. */
export const tries = (all: number): number => (isWhole ? all : Math.ceil(all / 4));

/** These things, or the one whose turn it is. */
export const sampled = <T>(all: readonly T[], turn: number): readonly T[] =>
  isWhole ? all : all.slice(turn % all.length, (turn % all.length) + 1);

/** Every fourth of these things, from the given one on. */
export const everyFourth = <T>(all: readonly T[], first: number): readonly T[] =>
  isWhole ? all : all.filter((_, at) => at % 4 === first);
