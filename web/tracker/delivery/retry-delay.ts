import { RETRY_FIRST_MS, RETRY_LAST_MS } from '../limits.ts';

/** Milliseconds to wait after this many failures in a row: each time twice as long, less a random share of up to half. */
export function retryDelay(failures: number): number {
  return Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** failures) * (0.5 + Math.random() / 2);
}
