import { signalRules } from '../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { canSend } from './causes.ts';
import { sendsRequest } from './click-requests.ts';
import { pressOf } from './presses/press-time.ts';

const { dead } = signalRules;
/** A page shows the response to a request this soon after its end. */
const SHOWN_MS = 250;

/**
 * Whether the next click only repeated this one while its slow request was pending, and sent none itself: the page's
 * response comes with the end of that request.
 */
export const isRetriedEarly = (
  timeline: Timeline,
  click: ClickMoment,
  next: ClickMoment,
  respondedAt: number,
): boolean =>
  respondedAt - click.at > dead.slowMs &&
  next.identity === click.identity &&
  !sendsRequest(timeline, next) &&
  requestEndsOf(timeline, click).some((end) => Math.abs(respondedAt - end) <= SHOWN_MS);

/** When the requests that a click sent, and that succeeded, ended. */
const requestEndsOf = (timeline: Timeline, click: ClickMoment): number[] => {
  const from = pressOf(timeline, click);
  return timeline.reactions
    .filter(({ kind, at }) => kind === 'request' && canSend({ click, from }, at))
    .map(({ at, durationMs }) => at + durationMs);
};
