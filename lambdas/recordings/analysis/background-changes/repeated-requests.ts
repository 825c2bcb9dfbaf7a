/** Requests that failed and that the page itself then repeated successfully. */

import { requestSentAt } from '../clicks/click-requests.ts';
import { append } from '../events/append.ts';
import { countBefore } from '../events/binary-search.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { RequestMoment, Timeline } from '../events/timeline.ts';
import { sentTimes } from './polls.ts';

/** Both times come from the same clock and are rounded. */
const SAME_FAILURE_MS = 50;
/** How many requests before it, at one distance, show that a request comes from a timer … */
const TICKS_BEFORE = 2;
/** … whose ticks vary by at most this much. */
const DRIFT_MS = 60;
/** A page that sends more requests per tick has one near any time. */
const MS_PER_REQUEST = 4 * DRIFT_MS;
const PERIOD_MS = { min: 1_000, max: 60_000 };

/** Whether the page repeated the request successfully, at once or when its timer sent it the next time. */
export const isRepeated = (timeline: Timeline, request: RequestMoment): boolean =>
  timeline.retried.some(
    (each) =>
      each.path === request.path &&
      each.status === request.status &&
      Math.abs(each.at - request.at) <= SAME_FAILURE_MS,
  ) || isAnsweredNextTime(timeline, request);

/** Sorted times. Built once: a page may poll a failed server for hours. */
interface Outcomes {
  readonly succeeded: readonly number[];
  readonly failed: ReadonlyMap<string, readonly number[]>;
}

const outcomes = perTimeline((timeline): Outcomes => {
  const responses = timeline.reactions.filter(({ kind }) => kind === 'request');
  const failed = new Map<string, number[]>();
  for (const request of timeline.requests)
    append(failed, request.path, requestSentAt(timeline, request));
  return {
    succeeded: sorted(responses.map(({ at }) => at)),
    failed: new Map([...failed].map(([path, ofPath]) => [path, sorted(ofPath)])),
  };
});

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const countNear = (times: readonly number[], time: number): number =>
  countBefore(times, time + DRIFT_MS + 1) - countBefore(times, time - DRIFT_MS);

/**
 * The paths of successful requests are not recorded, so the next tick must have as many requests as this one: what a click
 * or the page sent at the same time as the timer is not repeated.
 */
function isAnsweredNextTime(timeline: Timeline, request: RequestMoment): boolean {
  if (!request.isCall) return false;
  const all = sentTimes(timeline);
  const { succeeded, failed } = outcomes(timeline);
  const sentAt = requestSentAt(timeline, request);
  const sent = countNear(all, sentAt);
  const next = all.slice(
    countBefore(all, sentAt + PERIOD_MS.min),
    countBefore(all, sentAt + PERIOD_MS.max + 1),
  );
  return next.some((at) => {
    const before = Array.from(
      { length: TICKS_BEFORE },
      (_, tick) => sentAt - (tick + 1) * (at - sentAt),
    );
    const between = countBefore(all, at) - countBefore(all, sentAt);
    return (
      between * MS_PER_REQUEST <= at - sentAt &&
      before.every((time) => countNear(all, time) > 0) &&
      countNear(all, at) >= sent &&
      countNear(succeeded, at) > 0 &&
      countNear(failed.get(request.path) ?? [], at) === 0
    );
  });
}
