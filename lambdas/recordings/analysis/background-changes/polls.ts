/** Requests that a page sends again and again by itself. */
import type { Timeline } from '../events/timeline.ts';

/** How many requests before it, at one distance, show that a request comes from a timer … */
const POLLS_BEFORE = 3;
/** … whose ticks vary by at most this much. */
export const POLL_DRIFT_MS = 60;
export const POLL_MS = { min: 1_000, max: 60_000 };
/** A page may send thousands of requests; the last ones are enough. */
const POLLS_INSPECTED = 200;

/** Whether a request that started at this time continues a regular series, such as a poll for news. */
export function isPoll({ reactions }: Timeline, startedAt: number): boolean {
  const starts = reactions
    .filter(({ kind, at }) => kind === 'request-start' && at < startedAt)
    .map(({ at }) => at)
    .slice(-POLLS_INSPECTED);
  const hasStart = (time: number) => starts.some((at) => Math.abs(at - time) <= POLL_DRIFT_MS);
  return starts.some((before) => {
    const period = startedAt - before;
    if (period < POLL_MS.min || period > POLL_MS.max) return false;
    return Array.from({ length: POLLS_BEFORE - 1 }, (_, n) => before - (n + 1) * period).every(
      hasStart,
    );
  });
}
