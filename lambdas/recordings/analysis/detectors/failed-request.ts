import { sentAt } from '../clicks/asked.ts';
import { failedRequestsIn, requestName } from '../failures.ts';
import { pathAt } from '../page-visits.ts';
import type { Detector, Finding } from './finding.ts';

/** Requests to the site itself that failed; one signal for each path and status, at its first time. */
export const failedRequests: Detector = (timeline) => {
  const found = new Map<string, Finding>();
  for (const request of failedRequestsIn(timeline)) {
    const { at, path, status } = request;
    const about = requestName({ path, status });
    if (!found.has(about))
      found.set(about, {
        kind: 'failed-request',
        at,
        page: pathAt(timeline, sentAt(timeline, request)),
        about,
        count: status,
      });
  }
  return [...found.values()];
};
