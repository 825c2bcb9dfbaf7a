/** Busy pages that the tracker reported, and pages that wait for a further request. */
import { type EventTime, lastUntil, type Timeline } from '../../events/timeline.ts';
import type { Wait } from '../click-moment.ts';
import {
  firstSuccessfulRequest,
  hasFailedRequest,
  sendsRequest,
  waitsForNextRequest,
} from '../click-requests.ts';
import { isOnlyBusy } from './busy-state.ts';

/** A reported click time may be slightly before the recorded click, or after it. */
const CLICK_TIME_TOLERANCE_MS = 100;
export const isReportedFor = (
  reports: readonly EventTime[],
  { clicks }: Timeline,
  clickAt: number,
): boolean =>
  reports.some(
    ({ at }) =>
      Math.abs(at - clickAt) <= CLICK_TIME_TOLERANCE_MS ||
      lastUntil(clicks, at + CLICK_TIME_TOLERANCE_MS)?.at === clickAt,
  );
export const staysBusyAfter = (timeline: Timeline, clickAt: number) =>
  isReportedFor(timeline.busy, timeline, clickAt);

/** Whether the page still waits for a request of the click. Then a dialog that opens at once is only a loading state. */
export const waitsForRequest = (timeline: Timeline, wait: Wait): boolean =>
  staysBusyAfter(timeline, wait.click.at) &&
  sendsRequest(timeline, wait.click) &&
  firstSuccessfulRequest(timeline, wait) === undefined &&
  !hasFailedRequest(timeline, wait);

/** Whether the click left controls disabled, or a spinner, for a second request, which never got a response. */
export function isLeftBusy(timeline: Timeline, wait: Wait): boolean {
  if (!waitsForNextRequest(timeline, wait)) return false;
  if (staysBusyAfter(timeline, wait.click.at)) return true;
  for (const row of timeline.mutations.rowsBetween(wait.from, wait.to))
    if (isOnlyBusy(timeline, row, wait.click.node)) return true;
  return false;
}
