import { requestSentAt } from '../clicks/click-requests.ts';
import { hasNoVisibleResponse } from '../clicks/expected-response.ts';
import type { RequestMoment, Timeline } from '../events/timeline.ts';
import { MISSING } from '../failures/error-pages.ts';
import { failedRequestsIn, requestName } from '../failures/failures.ts';
import { clickThatSent } from '../failures/sending-click.ts';
import { pathAt } from '../page-visits.ts';
import type { Detector, Finding } from './finding.ts';

/** A page sends its requests within this time. */
const TOGETHER_MS = 1_000;

/**
 * Whether a page only requested a part that one item may not have, such as a photo, while its other requests
 * succeeded.
 */
function isOptional(timeline: Timeline, request: RequestMoment): boolean {
  if (!request.isCall || !MISSING.includes(request.status) || !request.path.includes('/:id'))
    return false;
  const sentAt = requestSentAt(timeline, request);
  return timeline.reactions.some(
    ({ kind, at }) => kind === 'request' && Math.abs(at - sentAt) <= TOGETHER_MS,
  );
}

/** The page of an address of page data, after the language that the page's own address may leave out. */
const pageOfData = (path: string): string =>
  path
    .replace(/^\/(_next\/data\/[^/]+|page-data)(?=\/)/, '')
    .replace(/(\/(_payload|__data|page-data))?\.json$/, '')
    .replace(/^\/index$/, '') || '/';

/**
 * Whether a framework fetched a page in advance for a link that a click brought into view: the click got its response, and
 * this page was not opened afterwards.
 */
function isPageOfShownLink(timeline: Timeline, request: RequestMoment): boolean {
  const { at, path, isPageData } = request;
  const click = isPageData && clickThatSent(timeline, requestSentAt(timeline, request));
  return (
    !!click &&
    !hasNoVisibleResponse(timeline, click) &&
    !timeline.pages.some((next) => next.at >= at && pageOfData(path).endsWith(next.page))
  );
}

/**
 * Failed requests to the site itself: one signal per path and status, at its first occurrence. Leaves out missing
 * optional parts, and pages that were fetched in advance. A script fails on the page that needs it, not on one that fetched
 * it in advance.
 */
export const failedRequests: Detector = (timeline) => {
  const found = new Map<string, Finding>();
  const requests = failedRequestsIn(timeline);
  for (const request of requests.toSorted((a, b) => +a.isEarlyScript - +b.isEarlyScript)) {
    const { at, path, status } = request;
    const about = requestName({ path, status });
    if (isOptional(timeline, request) || isPageOfShownLink(timeline, request)) continue;
    if (!found.has(about))
      found.set(about, {
        kind: 'failed-request',
        at,
        page: pathAt(timeline, requestSentAt(timeline, request)),
        about,
        count: status,
      });
  }
  return [...found.values()];
};
