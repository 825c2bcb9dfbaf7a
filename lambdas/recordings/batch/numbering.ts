import { SEQUENCES_PER_LOAD } from '../../contract/limits.ts';

/** The page load of the session that sent a batch, counted from 1. */
export const loadOf = (seq: number): number => Math.floor(seq / SEQUENCES_PER_LOAD) + 1;

/**
 * Numbers a session's batches as if it were one page load. Each load has a range of numbers: the unused rest of a range
 * is no gap, but a gap inside a range is a lost batch. Returns undefined for a duplicate.
 */
export function renumbering(): (seq: number) => number | undefined {
  let load = 1;
  let shift = 0;
  let last = -1;
  return (seq) => {
    const current = loadOf(seq);
    if (current !== load) {
      load = current;
      shift = (current - 1) * SEQUENCES_PER_LOAD - (last + 1);
    }
    const number = seq - shift;
    if (number <= last) return undefined;
    last = number;
    return number;
  };
}
