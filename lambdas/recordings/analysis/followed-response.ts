/** Responses that explain what a page shows. */

import { isPoll } from './background-changes/polls.ts';
import { ROUNDING_MS } from './clicks/click-requests.ts';
import type { Timeline } from './events/timeline.ts';

/** Changes are recorded up to a second after the response that caused them. */
const RECORDED_LATE_MS = 1_000;

interface Opened {
  readonly sentUntil: number;
  /** The script changes the address and renders the page before the tracker reports the response. */
  readonly openedAt: number;
}
/** Whether a response came right before this time, or, of a request that opened the page, was reported right after it. */
export const followsResponse = (timeline: Timeline, at: number, opened?: Opened): boolean =>
  timeline.reactions.some((each) => {
    const respondedAt = each.at + each.durationMs;
    const isRendered = opened && each.at < opened.openedAt && respondedAt >= opened.openedAt;
    return (
      each.kind === 'request' &&
      each.at <= (opened?.sentUntil ?? at) &&
      respondedAt <= at + (isRendered ? RECORDED_LATE_MS : ROUNDING_MS) &&
      respondedAt >= at - RECORDED_LATE_MS &&
      !isPoll(timeline, each.at)
    );
  });
