/** Requests that failed and that the page itself then repeated successfully. */
import { requestSentAt } from '../clicks/click-requests.ts';
import type { RequestMoment, Timeline } from '../events/timeline.ts';

/** Both times come from the same clock and are rounded. */
const SAME_FAILURE_MS = 50;
/** How many requests before it, at one distance, show that a request comes from a timer … */
const TICKS_BEFORE = 2;
/** … whose ticks vary by at most this much. */
const DRIFT_MS = 60;
const PERIOD_MS = { min: 1_000, max: 60_000 };

/** Whether the page repeated the request successfully, at once or when its timer sent it the next time. */
export const isRepeated = (timeline: Timeline, request: RequestMoment): boolean =>
  timeline.retried.some(
    (each) =>
      each.path === request.path &&
      each.status === request.status &&
      Math.abs(each.at - request.at) <= SAME_FAILURE_MS,
  ) || isAnsweredNextTime(timeline, request);

/**
 * The paths of successful requests are not recorded, so the next tick must have as many requests as this one: what a click
 * or the page sent at the same time as the timer is not repeated.
 */
function isAnsweredNextTime(timeline: Timeline, request: RequestMoment): boolean {
  if (!request.isCall) return false;
  const { reactions, requests } = timeline;
  const sentAt = requestSentAt(timeline, request);
  const farthest = (TICKS_BEFORE + 1) * PERIOD_MS.max;
  const starts = reactions.filter(
    ({ kind, at }) => kind === 'request-start' && Math.abs(at - sentAt) <= farthest,
  );
  const isNear = (one: number, other: number) => Math.abs(one - other) <= DRIFT_MS;
  const sent = (time: number) => starts.filter(({ at }) => isNear(at, time)).length;
  const isAnswered = (time: number) =>
    reactions.some(({ kind, at }) => kind === 'request' && isNear(at, time)) &&
    !requests.some(
      (each) => each.path === request.path && isNear(requestSentAt(timeline, each), time),
    );
  return starts.some(({ at }) => {
    const period = at - sentAt;
    if (period < PERIOD_MS.min || period > PERIOD_MS.max) return false;
    const before = Array.from({ length: TICKS_BEFORE }, (_, tick) => sentAt - (tick + 1) * period);
    return before.every((time) => sent(time) > 0) && sent(at) >= sent(sentAt) && isAnswered(at);
  });
}
