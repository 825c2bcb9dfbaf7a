import { signalRules } from '../../../contract/signal-rules.ts';
import { isRepeated } from '../background-changes/repeated-requests.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { compareTimes } from '../events/event-time.ts';
import {
  type ClickMoment,
  type EventTime,
  pageAt,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { isReplacedPicture } from '../replaced-pictures.ts';
import { isAborted } from './aborted-requests.ts';
import { openerOf } from './error-pages.ts';
import { isHarmless } from './harmless-requests.ts';
import { errorsIn, isWithoutRequest } from './network-errors.ts';
import { isAboutTyped, isExplainedRejection } from './rejections.ts';
import { clickThatSent } from './sending-click.ts';

/** An error or a failed request: the possible cause of an error click or a white screen. */
export interface Failure extends EventTime {
  readonly about: string;
  /** For a request, when it was sent: it may fail only after a navigation. */
  readonly startedAt: number;
  /**
   * A third-party request, data of a page that may have been fetched in advance, a picture without a file name, an error
   * that visitors may not notice, or one that was caught and logged matters only if the page showed no response.
   */
  readonly doubt?: 'third-party' | 'page-data' | 'unnamed-picture' | 'uncertain-error' | 'logged';
  /** The click that opened a page which is an error page. */
  readonly openedBy?: ClickMoment | undefined;
}

export const failuresIn = (timeline: Timeline): Failure[] =>
  [
    ...[...errorsIn(timeline), ...timeline.logged].map((error) => ({
      at: error.at,
      order: error.order,
      about: error.fingerprint,
      startedAt: error.at,
      ...((error.uncertain || isWithoutRequest(timeline, error)) && {
        doubt: 'uncertain-error' as const,
      }),
      ...(error.kind === 'logged' && { doubt: error.kind }),
    })),
    ...requestsIn(timeline).map((request) => ({
      at: request.at,
      order: request.order,
      about: requestName(request),
      startedAt: requestSentAt(timeline, request),
      ...(request.isUnnamedPicture && { doubt: 'unnamed-picture' as const }),
      ...(request.isPageData && { doubt: 'page-data' as const }),
      ...(request.isThirdParty && { doubt: 'third-party' as const }),
      ...(request.isErrorPage && { openedBy: openerOf(timeline, request) }),
    })),
  ].sort(compareTimes);

/** Path and status: the text that identifies a failed request everywhere. */
export const requestName = ({ path, status }: Pick<RequestMoment, 'path' | 'status'>): string =>
  `${path} ${status === 0 ? 'without an answer' : status}`;

/** Failed requests to the site itself, not to third parties. */
export const failedRequestsIn = (timeline: Timeline): RequestMoment[] =>
  requestsIn(timeline).filter(({ isThirdParty }) => !isThirdParty);

/**
 * Failed requests. Excludes:
 * - requests that leaving the page aborted
 * - checks and renewals of a sign-in, and pages fetched in advance
 * - requests that the page repeated successfully
 * - lookups of what was typed, and rejections that the page explains
 * - requests that a site works without (`harmless-requests.ts`), and pictures that the page replaced
 * - pages that no click opened
 */
const requestsIn = (timeline: Timeline): RequestMoment[] =>
  timeline.requests.filter(
    (request) =>
      !isHarmless(timeline, request) &&
      !isReplacedPicture(timeline, request) &&
      !isAborted(timeline, request) &&
      !isSignInCheck(timeline, request) &&
      !isRenewedSignIn(timeline, request) &&
      !isRepeated(timeline, request) &&
      !isPrefetch(timeline, request) &&
      !isLookup(timeline, request) &&
      !(request.isErrorPage && !openerOf(timeline, request)) &&
      !isExplainedRejection(timeline, request),
  );

const UNAUTHORIZED = 401;
/** Whether the page, not a click, checked the sign-in: a visitor who is not signed in gets a 401. A click on a field sends nothing. */
const isSignInCheck = (timeline: Timeline, request: RequestMoment): boolean =>
  request.status === UNAUTHORIZED &&
  clickThatSent(timeline, requestSentAt(timeline, request))?.editable !== false;
/** Whether the page renewed the sign-in and repeated the request: two requests succeeded shortly after the 401. */
const isRenewedSignIn = ({ reactions }: Timeline, { at, status }: RequestMoment): boolean =>
  status === UNAUTHORIZED &&
  reactions.filter(
    (each) =>
      each.kind === 'request' && each.at >= at && each.at <= at + signalRules.errorClick.withinMs,
  ).length >= 2;

/** Whether a framework fetched a page in advance: no click and no submit on the same page sent the request. */
function isPrefetch(timeline: Timeline, request: RequestMoment): boolean {
  if (!request.isPageData) return false;
  const sentAt = requestSentAt(timeline, request);
  const from = Math.max(sentAt - signalRules.dead.requestMs, pageAt(timeline, sentAt)?.at ?? 0);
  return ![...timeline.clicks, ...timeline.submits].some(({ at }) => at >= from && at <= sentAt);
}

/**
 * Whether a script looked up what the visitor typed, such as a name that may be taken, and the server answered that it does
 * not exist. Excludes a request that a button alone sent, because its target may have been meant to exist, unless the page
 * explains that it does not (`isExplainedRejection`).
 */
function isLookup(timeline: Timeline, request: RequestMoment): boolean {
  if (!isAboutTyped(request)) return false;
  const click = clickThatSent(timeline, requestSentAt(timeline, request));
  if (!click || click.editable) return true;
  const { reactions, requests } = timeline;
  const isSoon = (sentAt: number) =>
    sentAt >= click.at && sentAt <= click.at + signalRules.errorClick.withinMs;
  return (
    reactions.some(({ kind, at }) => kind === 'request' && isSoon(at)) ||
    requests.some((each) => !isAboutTyped(each) && isSoon(requestSentAt(timeline, each)))
  );
}
