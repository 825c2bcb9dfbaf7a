/** Requests that a click sent. */
import { signalRules } from '../../../contract/signal-rules.ts';
import {
  type ClickMoment,
  documentAt,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { pressTimeOf } from './press-time.ts';

const { dead } = signalRules;
/** Durations are rounded, so a request may seem to start this much before its click. */
const ROUNDING_MS = 10;

/**
 * When a request was sent, but no earlier than the last page load: a document reports only requests that it sent itself,
 * and may have sent the first ones before its recorder started.
 */
export const requestSentAt = (timeline: Timeline, { at, durationMs }: RequestMoment): number =>
  Math.max(documentAt(timeline, at)?.at ?? 0, at - durationMs);

/** Whether a click sent a request. */
export function sendsRequest(timeline: Timeline, click: ClickMoment): boolean {
  const from = pressTimeOf(timeline, click.at, dead.pressMs);
  return timeline.reactions.some(
    ({ kind, at }) => kind.startsWith('request') && at >= from && at <= click.at + dead.requestMs,
  );
}

/** When the first request that the click sent and that succeeded within the wait started. */
export function firstSuccessfulRequest(
  { reactions }: Timeline,
  from: number,
  to: number,
  clickAt: number,
) {
  return reactions.find(
    ({ kind, at, durationMs }) =>
      kind === 'request' && at >= from && at <= clickAt + dead.requestMs && at + durationMs <= to,
  )?.at;
}

/** Whether a request that the click sent failed within the wait. */
export const hasFailedRequest = (
  timeline: Timeline,
  from: number,
  to: number,
  clickAt: number,
): boolean =>
  timeline.requests.some((request) => {
    const sent = requestSentAt(timeline, request);
    return sent >= from - ROUNDING_MS && sent <= clickAt + dead.requestMs && request.at <= to;
  });
