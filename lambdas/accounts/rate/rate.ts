import type { Rate } from '../../contract/rates.ts';

/**
 * A fixed-window limit: one counter and one conditional update, which is correct under any number of parallel calls. The
 * known cost: across the boundary of two windows up to twice the limit may pass.
 */
export interface RateWindow {
  readonly key: string;
  /** The start of the window, in seconds since 1970. */
  readonly start: number;
  readonly limit: number;
  /** When the counter may be deleted, in seconds since 1970. */
  readonly ttl: number;
}

export const keyOf = ({ name }: Rate, subject: string): string => `${name}#${subject}`;

/** `subject` identifies what is limited. Email addresses are hashed first. */
export function windowOf(rate: Rate, subject: string, now: Date): RateWindow {
  const { limit, perSeconds } = rate;
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % perSeconds);
  return { key: keyOf(rate, subject), start, limit, ttl: start + 2 * perSeconds };
}
