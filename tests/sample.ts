/**
 * Some tests try only a sample of their cases; `npm run campaign -- properties` makes them try all. The sample is
 * always the same, so that a run fails because of a change and not by chance.
 */
export const triesAllCases = process.env.SAMPLE === 'whole';

/** How many values a property tries: the first quarter of all. */
export const tries = (all: number): number => (triesAllCases ? all : Math.ceil(all / 4));

/** All cases, or the one at this turn. */
export const sampled = <T>(all: readonly T[], turn: number): readonly T[] =>
  triesAllCases ? all : all.slice(turn % all.length, (turn % all.length) + 1);

/** Every fourth case, starting at index `first`. */
export const everyFourth = <T>(all: readonly T[], first: number): readonly T[] =>
  triesAllCases ? all : all.filter((_, at) => at % 4 === first);
