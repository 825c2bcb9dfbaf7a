import type { Rate } from '../../contract/rates.ts';

/**
 * A limit counts in windows of the clock: one counter, one conditional update, right under any number of parallel
 * calls. The price is known: across the edge of two windows up to twice the limit may pass.
 */
export interface RateWindow {
  readonly key: string;
  /** When the window began, in seconds since 1970. */
  readonly start: number;
  readonly limit: number;
  /** When the counter may be forgotten, in seconds since 1970. */
  readonly ttl: number;
}

export const keyOf = ({ name }: Rate, subject: string): string => `${name}#${subject}`;

/** `subject` is what the rate counts; email addresses are hashed first. */
export function windowOf(rate: Rate, subject: string, now: Date): RateWindow {
  const { limit, perSeconds } = rate;
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % perSeconds);
  return { key: keyOf(rate, subject), start, limit, ttl: start + 2 * perSeconds };
}
