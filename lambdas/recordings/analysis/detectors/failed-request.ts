import { failedRequestsIn } from '../failures.ts';
import type { Detector, Finding } from './finding.ts';

/** Requests to the site itself that failed; one signal for each path and status, at its first time. */
export const failedRequests: Detector = (timeline) => {
  const found = new Map<string, Finding>();
  for (const { at, path, status } of failedRequestsIn(timeline)) {
    const key = `${status} ${path}`;
    if (!found.has(key)) {
      found.set(key, { kind: 'failed-request', at, about: path, count: status });
    }
  }
  return [...found.values()];
};
