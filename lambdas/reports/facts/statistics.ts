/** The report's statistics. They are total functions: without observations they return the widest result, never NaN. */
import { RARELY_FROM_EXPOSED, RARELY_SHARE, Z_95 } from './constants.ts';

/** Wilson's 95 % interval for `hits` of `trials`, as shares from 0 to 1. Usable at 3 trials and at 10,000. */
export function wilson(hits: number, trials: number): readonly [low: number, high: number] {
  if (trials <= 0) return [0, 1];
  const share = Math.min(hits, trials) / trials;
  const z2 = Z_95 ** 2;
  const middle = share + z2 / (2 * trials);
  const spread = Z_95 * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  const scale = 1 + z2 / trials;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** Whether a report says that something happened rarely. */
export const isFewOfMany = (hits: number, trials: number): boolean =>
  trials >= RARELY_FROM_EXPOSED && hits <= trials * RARELY_SHARE;

/** Whole percentages that sum to 100 (largest remainder, ties to the earlier one); all 0 without counts. */
export function wholePercentages(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The mean of the two middle values when their number is even; undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The smallest value that at least this share of the values does not exceed (nearest rank). */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/**
 * Samples a stream of unknown length evenly: every item up to `max`, then every second, every fourth, and so on.
 * Memory stays bounded, and the selection depends only on the order.
 */
export function evenSample<T>(max: number) {
  let items: T[] = [];
  let stride = 1;
  let total = 0;
  return {
    add(item: T): void {
      if (total % stride === 0) items.push(item);
      total += 1;
      if (items.length <= max) return;
      items = items.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    get items(): readonly T[] {
      return items;
    },
    /** Items added, including those that were not selected. */
    get total(): number {
      return total;
    },
  };
}
