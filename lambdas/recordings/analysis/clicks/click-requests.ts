/** Requests that a click sent. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { isPoll } from '../background-changes/polls.ts';
import { isFilledIn } from '../events/field-moment.ts';
import {
  type ClickMoment,
  documentAt,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { canSend } from './causes.ts';
import type { Wait } from './click-moment.ts';
import { nextPress, pressOf } from './presses/press-time.ts';

const { dead } = signalRules;
/** Durations are rounded, so a request may seem to start this much before its click. */
export const ROUNDING_MS = 10;

/**
 * When a request was sent, but no earlier than the last page load: a document reports only requests that it sent itself,
 * and may have sent the first ones before its recorder started.
 */
export const requestSentAt = (timeline: Timeline, { at, durationMs }: RequestMoment): number =>
  Math.max(documentAt(timeline, at)?.at ?? 0, at - durationMs);

/** When requests were sent and ended: the successful ones and these failed ones. */
export const requestTimes = (timeline: Timeline, failed: readonly RequestMoment[]) => [
  ...timeline.reactions
    .filter(({ kind }) => kind === 'request')
    .map(({ at, durationMs }) => ({ sentAt: at, end: at + durationMs })),
  ...failed.map((each) => ({ sentAt: requestSentAt(timeline, each), end: each.at })),
];

type Reaction = Timeline['reactions'][number];
/** A request is reported when it starts, and again when its response has arrived. */
const isRequest = ({ kind }: Reaction): boolean => kind === 'request' || kind === 'request-start';

/** Whether requests other than polls started or ended in this time; both ends are inclusive. */
export const hasRequestBetween = (timeline: Timeline, from: number, to: number): boolean =>
  timeline.reactions.some(
    (each) => isRequest(each) && each.at >= from && each.at <= to && !isPoll(timeline, each.at),
  );

/** Whether a click sent a request. */
export function sendsRequest(timeline: Timeline, click: ClickMoment): boolean {
  const from = pressOf(timeline, click);
  return timeline.reactions.some((each) => isRequest(each) && canSend({ click, from }, each.at));
}

/**
 * Whether the page may have acted on the press of a control that moved away from its click. Effects of the press
 * taking the focus from a field, such as the field's message, do not count.
 */
export function actsOnPress(timeline: Timeline, click: ClickMoment): boolean {
  const { fields, mutations } = timeline;
  const from = pressOf(timeline, click);
  if (fields.some(({ at }) => at >= from && at <= click.at)) return false;
  const to = Math.min(click.at + dead.requestMs, nextPress(timeline, click) ?? Infinity) - 1;
  return mutations.firstTime(from, to) !== undefined || hasRequestBetween(timeline, from, to);
}

/** Whether this is a request that the click sent and that succeeded within the wait. */
export const hasSucceeded = (
  { kind, at, durationMs }: Timeline['reactions'][number],
  wait: Wait,
): boolean => kind === 'request' && canSend(wait, at) && at + durationMs <= wait.to;

/** When the first of these requests started. */
export const firstSuccessfulRequest = ({ reactions }: Timeline, wait: Wait): number | undefined =>
  reactions.find((each) => hasSucceeded(each, wait))?.at;

/**
 * In a series of requests, such as a token and then the form, the next one is sent this soon after the previous
 * response.
 */
export const NEXT_REQUEST_MS = 250;
/** Whether the page sent another request after the response to one of the click, and that had none within the wait. */
export function waitsForNextRequest(timeline: Timeline, wait: Wait): boolean {
  const { to } = wait;
  const answers = requestTimes(timeline, timeline.requests).filter(({ end }) => end <= to);
  let end = answers.find(({ sentAt }) => canSend(wait, sentAt))?.end;
  if (end === undefined) return false;
  for (const { kind, at } of timeline.reactions) {
    if (kind !== 'request-start' || at < end - ROUNDING_MS) continue;
    if (at > Math.min(end + NEXT_REQUEST_MS, to)) return false;
    const next = answers.find(({ sentAt }) => Math.abs(sentAt - at) <= ROUNDING_MS);
    if (!next) return true;
    end = Math.max(end, next.end);
  }
  return false;
}

/** Whether a request that the click sent failed within the wait. */
export function hasFailedRequest(timeline: Timeline, { click, from, to }: Wait): boolean {
  const earliest = from - ROUNDING_MS;
  // When a request was sent is known only after a search, so requests of other times are excluded first.
  return timeline.requests.some(
    (request) =>
      request.at >= earliest &&
      request.at <= to &&
      canSend({ click, from: earliest }, requestSentAt(timeline, request)),
  );
}

/** If the press took the focus from a field, a request before the click may belong to the field, as its check does. */
export const withoutCheckOfField = ({ fields }: Timeline, wait: Wait): Wait =>
  fields.some((field) => isFilledIn(field) && field.at >= wait.from && field.at <= wait.click.at)
    ? { ...wait, from: wait.click.at - ROUNDING_MS }
    : wait;
