import { signalRules } from '../../../contract/signal-rules.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { isAfter } from '../events/event-time.ts';
import {
  documentAt,
  isLoad,
  lastUntil,
  type PageMoment,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';
import { clickThatSent } from './sending-click.ts';

const { abortedMs } = signalRules;

/** Whether the visitor left the page at the same time. What a page sent was not aborted by the navigation to it. */
export const isAborted = (timeline: Timeline, request: RequestMoment): boolean =>
  isAbortedBy(timeline, request, () => true);

/** Whether the browser aborted the request as it left the document. A router that opens a page keeps the scripts running. */
export const isAbortedByExit = (timeline: Timeline, request: RequestMoment): boolean =>
  isAbortedBy(timeline, request, isLoad);

function isAbortedBy(
  timeline: Timeline,
  request: RequestMoment,
  isExit: (page: PageMoment) => boolean,
): boolean {
  const { at, status } = request;
  if (status !== 0) return false;
  const shownAt = documentAt(timeline, at)?.at ?? -1;
  const sentAt = requestSentAt(timeline, request);
  return (
    wasHidden(timeline, Math.max(at - abortedMs, shownAt + 1), at + abortedMs) ||
    timeline.pages.some(
      (page) =>
        isExit(page) &&
        page.at > sentAt &&
        Math.abs(page.at - at) <= abortedMs &&
        !isOpenedAfter(timeline, page, request, sentAt),
    )
  );
}

/**
 * Whether a router fetched the data of a page, and opened the page only after that had failed: the last click before the
 * page sent the request. Routers abort the requests of earlier clicks.
 */
function isOpenedAfter(
  timeline: Timeline,
  page: PageMoment,
  request: RequestMoment,
  sentAt: number,
): boolean {
  if (isLoad(page) || !isAfter(page, request)) return false;
  const click = clickThatSent(timeline, sentAt);
  return click !== undefined && click === lastUntil(timeline.clicks, page.at);
}
