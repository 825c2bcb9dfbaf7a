import { signalRules } from '../../contract/signal-rules.ts';
import { sentAt } from './clicks/asked.ts';
import type { Placed, RequestMoment, Timeline } from './events/timeline.ts';
import { isExplained } from './rejections.ts';

/** An error or a failed request: what can be behind a bad click or a white page. */
export interface Failure extends Placed {
  readonly about: string;
  /** A request fails later than it was sent, perhaps behind a change of the page. */
  readonly startedAt: number;
  /** Another website's, or caught and logged: only a click that got no other answer has to do with it. */
  readonly isDoubtful: boolean;
}

export const failuresIn = (timeline: Timeline): Failure[] =>
  [
    ...[...timeline.errors, ...timeline.logged].map(({ at, order, shape, kind }) => ({
      at,
      order,
      about: shape,
      startedAt: at,
      isDoubtful: kind === 'logged',
    })),
    ...requestsIn(timeline).map((request) => ({
      at: request.at,
      order: request.order,
      about: requestName(request),
      startedAt: sentAt(timeline, request),
      isDoubtful: request.isForeign,
    })),
  ].sort((a, b) => a.at - b.at || a.order - b.order);

/** The path and the response; the same text identifies the request everywhere. */
export const requestName = ({ path, status }: Pick<RequestMoment, 'path' | 'status'>): string =>
  `${path} ${status === 0 ? 'without an answer' : status}`;

/** Browsers request these from every site by themselves; a missing one is harmless. */
const ASKED_UNPROMPTED = /^\/(favicon\.ico|apple-touch-icon[\w-]*\.png)$/;

/** The site's own. */
export const failedRequestsIn = (timeline: Timeline): RequestMoment[] =>
  requestsIn(timeline).filter(({ isForeign }) => !isForeign);

/**
 * Without what browsers ask for unprompted, without the requests that leaving the page cut off, without those that only
 * renewed a sign-in or that the page repeated with success, and without refusals that the page explains.
 */
const requestsIn = (timeline: Timeline): RequestMoment[] =>
  timeline.requests.filter(
    (request) =>
      !ASKED_UNPROMPTED.test(request.path) &&
      !isCutOff(timeline, request) &&
      !isRenewed(timeline, request) &&
      !isRetried(timeline, request) &&
      !isExplained(timeline, request, sentAt(timeline, request)),
  );

const UNAUTHORIZED = 401;
/** The page renewed the sign-in and sent the request again: both went well soon after. */
const isRenewed = ({ reactions }: Timeline, { at, status }: RequestMoment): boolean =>
  status === UNAUTHORIZED &&
  reactions.filter(
    (each) =>
      each.kind === 'request' && each.at >= at && each.at <= at + signalRules.errorClick.withinMs,
  ).length >= 2;

/** Both times are of one clock, and rounded. */
const SAME_FAILURE_MS = 50;
const isRetried = ({ retried }: Timeline, { at, path, status }: RequestMoment): boolean =>
  retried.some(
    (each) =>
      each.path === path && each.status === status && Math.abs(each.at - at) <= SAME_FAILURE_MS,
  );

function isCutOff({ pages, visibility }: Timeline, { at, status }: RequestMoment): boolean {
  const isNear = (moment: Placed) => Math.abs(moment.at - at) <= signalRules.abortedMs;
  return (
    status === 0 &&
    (visibility.some((each) => !each.visible && isNear(each)) ||
      pages.some((each) => each.at > 0 && isNear(each)))
  );
}
