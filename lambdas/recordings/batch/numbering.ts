import { SEQUENCES_PER_LOAD } from '../../contract/limits.ts';

/** Which page load of its session sent a batch, from 1. */
export const loadOf = (seq: number): number => Math.floor(seq / SEQUENCES_PER_LOAD) + 1;

/**
 * Numbers batches as if a session were one page load: each load has its own range of numbers, and gaps between ranges are
 * not lost batches. A gap inside a range is. Undefined for a number that came before.
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
