import { MINUTE_MS } from '../../contract/durations.ts';
import {
  CLOCK_SKEW_MINUTES,
  EVENT_FUTURE_MINUTES,
  EVENT_OLDEST_HOURS,
} from '../../contract/limits.ts';

/** The milliseconds to add to a visitor's clock; 0 if it is nearly right. */
export function skewOf(sentAt: number, receivedAt: number): number {
  const skew = receivedAt - sentAt;
  return Math.abs(skew) > CLOCK_SKEW_MINUTES * MINUTE_MS ? skew : 0;
}

/**
 * The clock shift of one batch. The session's shift is measured at its start, by a request that is sent immediately. A
 * batch may have waited offline for hours, so only a batch from the future corrects it.
 */
export function shiftOf(
  batch: { sentAt: number; sessionShift: number },
  receivedAt: number,
): number {
  const batchSkew = skewOf(batch.sentAt + batch.sessionShift, receivedAt);
  return batch.sessionShift + Math.min(batchSkew, 0);
}

/** An event's time on the server's clock, clamped to at most a day ago and a few minutes ahead. */
export const correctedTime = (timestamp: number, shift: number, receivedAt: number): number =>
  Math.min(
    Math.max(timestamp + shift, receivedAt - EVENT_OLDEST_HOURS * 60 * MINUTE_MS),
    receivedAt + EVENT_FUTURE_MINUTES * MINUTE_MS,
  );
