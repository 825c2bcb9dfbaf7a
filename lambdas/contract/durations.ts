export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. Where clocks change, a local day may have 23 or 25: see `rules/local-time.ts`. */
export const DAY_MS = 24 * HOUR_MS;
