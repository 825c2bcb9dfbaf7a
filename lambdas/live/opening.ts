import { LIVE_OPENING_SECONDS } from '../contract/limits.ts';

/**
 * Whether a connection may still be opening: it is stored before it is open, and until then API Gateway reports it as
 * gone. The page refetches everything when the connection opens, so it misses no change.
 */
export const mayBeOpening = (startedAt: Date, now: Date): boolean =>
  now.getTime() - startedAt.getTime() < LIVE_OPENING_SECONDS * 1_000;
