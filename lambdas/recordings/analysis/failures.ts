import { signalRules } from '../../contract/signals.ts';
import type { Placed, RequestMoment, Timeline } from './timeline.ts';

/** An error or a failed request: what can be behind a bad press or a white page. */
export interface Failure extends Placed {
  readonly about: string;
}

export const failuresIn = (timeline: Timeline): Failure[] =>
  [
    ...timeline.errors.map(({ at, order, shape }) => ({ at, order, about: shape })),
    ...failedRequestsIn(timeline).map(({ at, order, path }) => ({
      at,
      order,
      about: path,
    })),
  ].sort((a, b) => a.at - b.at || a.order - b.order);

/** A browser asks every site for these by itself; that there is none troubles nobody. */
const ASKED_UNPROMPTED = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;

/** Without what browsers ask for unprompted, and without the requests that leaving the page cut off. */
export const failedRequestsIn = (timeline: Timeline): RequestMoment[] =>
  timeline.requests.filter(
    (request) => !ASKED_UNPROMPTED.test(request.path) && !isCutOff(timeline, request),
  );

function isCutOff({ pages, visibility }: Timeline, { at, status }: RequestMoment): boolean {
  const isNear = (moment: Placed) => Math.abs(moment.at - at) <= signalRules.abortedMs;
  return (
    status === 0 &&
    (visibility.some((each) => !each.visible && isNear(each)) ||
      pages.some((each) => each.at > 0 && isNear(each)))
  );
}
