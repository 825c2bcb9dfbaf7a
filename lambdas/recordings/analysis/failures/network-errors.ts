/** Errors that only repeat that a request got no response. The request itself is the evidence. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import { perTimeline } from '../events/per-timeline.ts';
import { documentAt, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { isAbortedByExit } from './aborted-requests.ts';

type ErrorMoment = Timeline['errors'][number];

const { causedMs, reportedMs } = signalRules.networkError;

/**
 * How browsers and libraries word it, some with the host in parentheses. A missing module has other words, and no request
 * of its own in the recording.
 */
const NO_RESPONSE =
  /^((type|axios)error: )?(failed to fetch|networkerror when attempting to fetch resource|load failed|network error|network request failed|the network connection was lost|the internet connection appears to be offline)( \([^()]*\))?\.?$/i;

/**
 * The errors of a recording without those that a request caused which leaving the page aborted: Firefox and Safari still
 * run the page's scripts then.
 */
export const errorsIn = perTimeline((timeline): readonly ErrorMoment[] =>
  timeline.errors.filter(
    ({ at }) =>
      !timeline.requests.some(
        (request) =>
          at >= request.at - ROUNDING_MS &&
          at <= request.at + causedMs &&
          documentAt(timeline, request.at) === documentAt(timeline, at) &&
          isAbortedByExit(timeline, request),
      ),
  ),
);

/**
 * Whether a rejection only says that some request got no response, and no such request is known: a content blocker stopped it,
 * or the visitor was offline.
 */
export const isWithoutRequest = (timeline: Timeline, error: ErrorMoment): boolean =>
  error.kind === 'rejection' &&
  NO_RESPONSE.test(error.fingerprint) &&
  !timeline.requests.some((request) => isCause(timeline, request, error));

/** Requests that failed before the recorder started are reported later than the error. */
const isCause = (timeline: Timeline, request: RequestMoment, error: ErrorMoment): boolean =>
  request.status === 0 &&
  request.isCall &&
  request.at >= error.at - causedMs &&
  request.at <= error.at + reportedMs &&
  documentAt(timeline, request.at) === documentAt(timeline, error.at);
