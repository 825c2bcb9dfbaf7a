import { LIVE_OPENING_SECONDS } from '../contract/limits.ts';

/**
 * A connection is stored before it is open, and until then API Gateway calls it gone. The page reads everything again
 * once it is open, so it misses no change of that time.
 */
export const mayBeOpening = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < LIVE_OPENING_SECONDS * 1_000;
