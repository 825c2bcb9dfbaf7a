import { seededRandom } from '../../fakes/seeded-random.ts';

/** Random choices for a page, where a list to pick from may be empty. */
export function randomChoices(seed: number) {
  const random = seededRandom(seed);
  return {
    /** An integer from 0 up to, not including, `limit`. */
    below: random.integerBelow,
    pick: <T>(all: readonly T[]): T | undefined => (all.length > 0 ? random.pick(all) : undefined),
  };
}
export type RandomChoices = ReturnType<typeof randomChoices>;
