import { signalRules } from '../../../contract/signal-rules.ts';
import { requestSentAt } from '../clicks/click-requests.ts';
import { documentAt, type RequestMoment, type Timeline } from '../events/timeline.ts';
import { wasHidden } from '../events/visibility.ts';

const { abortedMs } = signalRules;

/** Whether the visitor left the page at the same time. What a page sent was not aborted by the navigation to it. */
export function isAborted(timeline: Timeline, request: RequestMoment): boolean {
  const { at, status } = request;
  if (status !== 0) return false;
  const shownAt = documentAt(timeline, at)?.at ?? -1;
  const sentAt = requestSentAt(timeline, request);
  return (
    wasHidden(timeline, Math.max(at - abortedMs, shownAt + 1), at + abortedMs) ||
    timeline.pages.some((page) => page.at > sentAt && Math.abs(page.at - at) <= abortedMs)
  );
}
