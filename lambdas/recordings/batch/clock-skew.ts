import {
  CLOCK_SKEW_MINUTES,
  EVENT_FUTURE_MINUTES,
  EVENT_OLDEST_HOURS,
} from '../../contract/limits.ts';

const MINUTE_MS = 60_000;

/** What must be added to a visitor's clock, in milliseconds; 0 for one that is nearly right. */
export function skewOf(sentAt: number, receivedAt: number): number {
  const skew = receivedAt - sentAt;
  return Math.abs(skew) > CLOCK_SKEW_MINUTES * MINUTE_MS ? skew : 0;
}

/**
 * The shift of one batch. The session's shift is measured at its start, by a request that never waits; a batch may have
 * waited for hours offline, so only a batch that claims to come from the future is measured again.
 */
export function shiftOf(
  batch: { sentAt: number; sessionShift: number },
  receivedAt: number,
): number {
  const own = skewOf(batch.sentAt + batch.sessionShift, receivedAt);
  return own < 0 ? batch.sessionShift + own : batch.sessionShift;
}

/** An event's instant on the server's clock, at most a day old and at most a few minutes ahead. */
export const correctedTime = (timestamp: number, shift: number, receivedAt: number): number =>
  Math.min(
    Math.max(timestamp + shift, receivedAt - EVENT_OLDEST_HOURS * 60 * MINUTE_MS),
    receivedAt + EVENT_FUTURE_MINUTES * MINUTE_MS,
  );
