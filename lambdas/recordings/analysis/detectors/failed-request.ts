import { requestSentAt } from '../clicks/click-requests.ts';
import { failedRequestsIn, requestName } from '../failures.ts';
import { pathAt } from '../page-visits.ts';
import type { Detector, Finding } from './finding.ts';

/** Failed requests to the site itself: one signal per path and status, at its first occurrence. */
export const failedRequests: Detector = (timeline) => {
  const found = new Map<string, Finding>();
  for (const request of failedRequestsIn(timeline)) {
    const { at, path, status } = request;
    const about = requestName({ path, status });
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
