/** Errors that only repeat that a request got no response or was rejected. The request itself is the evidence. */
import { signalRules } from '../../../contract/signal-rules.ts';
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import { perTimeline } from '../events/per-timeline.ts';
import { documentAt, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { isAbortedByExit } from './aborted-requests.ts';
import { isExplainedRejection } from './rejections.ts';

type ErrorMoment = Timeline['errors'][number];

const { causedMs, reportedMs } = signalRules.networkError;

/**
 * How browsers and libraries word it, some with the host in parentheses. A missing module has other words, and no request
 * of its own in the recording.
 */
const NO_RESPONSE =
  /^((type|axios)error: )?(failed to fetch|networkerror when attempting to fetch resource|load failed|network error|network request failed|the network connection was lost|the internet connection appears to be offline)( \([^()]*\))?\.?$/i;

/** How axios and ky word that the server rejected a request. Digits are folded. */
const REJECTED = /^(\w+error: )?request failed with status code #( |$)/i;

/**
 * The errors of a recording without those that a request caused
 * - which leaving the page aborted: Firefox and Safari still run the page's scripts then
 * - whose rejection the page explained, although its script let the rejection of the promise pass
 */
export const errorsIn = perTimeline((timeline): readonly ErrorMoment[] =>
  timeline.errors.filter((error) => {
    const causes = timeline.requests.filter(
      ({ at }) =>
        error.at >= at - ROUNDING_MS &&
        error.at <= at + causedMs &&
        documentAt(timeline, at) === documentAt(timeline, error.at),
    );
    const isRejection = error.kind === 'rejection' && REJECTED.test(error.fingerprint);
    return (
      !causes.some((each) => isAbortedByExit(timeline, each)) &&
      !(isRejection && areExplained(timeline, causes))
    );
  }),
);

/** Whether there are rejected requests, and the page explained all of them. */
const areExplained = (timeline: Timeline, requests: readonly RequestMoment[]): boolean =>
  requests.length > 0 && requests.every((each) => isExplainedRejection(timeline, each));

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
