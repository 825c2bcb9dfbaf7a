/** Requests that a click sent, and pages that it opened. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { isPoll } from '../background-changes/polls.ts';
import { enteredAtOf, isFilledIn } from '../events/field-moment.ts';
import {
  type ClickMoment,
  documentAt,
  lastUntil,
  type RequestMoment,
  type Timeline,
} from '../events/timeline.ts';
import { hidesReferrers } from '../referrer.ts';
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

/** Whether requests other than polls started or ended in this time; both ends are inclusive. */
export const hasRequestBetween = (timeline: Timeline, from: number, to: number): boolean =>
  timeline.reactions.some(
    ({ kind, at }) => kind.startsWith('request') && at >= from && at <= to && !isPoll(timeline, at),
  );

/** Whether a click sent a request. */
export function sendsRequest(timeline: Timeline, click: ClickMoment): boolean {
  const from = pressOf(timeline, click);
  return timeline.reactions.some(
    ({ kind, at }) => kind.startsWith('request') && at >= from && at <= click.at + dead.requestMs,
  );
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

/** When the first request that the click sent and that succeeded within the wait started. */
export function firstSuccessfulRequest({ reactions }: Timeline, { click, from, to }: Wait) {
  return reactions.find(
    ({ kind, at, durationMs }) =>
      kind === 'request' && at >= from && at <= click.at + dead.requestMs && at + durationMs <= to,
  )?.at;
}

/**
 * In a series of requests, such as a token and then the form, the next one is sent this soon after the previous
 * response.
 */
const NEXT_REQUEST_MS = 250;
/** Whether the page sent another request after the response to one of the click, and that had none within the wait. */
export function waitsForNextRequest(timeline: Timeline, { click, from, to }: Wait): boolean {
  const answers = requestTimes(timeline, timeline.requests).filter(({ end }) => end <= to);
  let end = answers.find(
    ({ sentAt }) => sentAt >= from && sentAt <= click.at + dead.requestMs,
  )?.end;
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
export const hasFailedRequest = (timeline: Timeline, { click, from, to }: Wait): boolean =>
  timeline.requests.some((request) => {
    // When a request was sent is known only after a search, so requests of other times are excluded first.
    if (request.at < from - ROUNDING_MS || request.at > to) return false;
    const sent = requestSentAt(timeline, request);
    return sent >= from - ROUNDING_MS && sent <= click.at + dead.requestMs;
  });

/**
 * When the page loaded that a click opened. After the wait of other responses, and for a button whose script opens it, only
 * a page with a referrer counts: the visitor may have opened it.
 */
export function pageLoadedBy(
  timeline: Timeline,
  click: ClickMoment,
  to: number,
): number | undefined {
  const { pages, clicks } = timeline;
  const next = pages.find(({ at }) => at > click.at);
  if (next?.kind !== 'load' || lastUntil(clicks, next.at)?.order !== click.order) return;
  const isOpener = click.link === 'page' || click.submits;
  if (!isOpener && (!mayOpenByScript(click) || isUsedBetween(timeline, click.at, next.at))) return;
  const hasReferrer = next.referrer !== '' || (isOpener && hidesReferrers(timeline, next));
  const isInTime =
    (isOpener && next.at <= to) || (hasReferrer && next.at - click.at <= dead.loadMs);
  return isInTime ? next.at : undefined;
}

/** A button, or a link that opens no page itself: only a script can open one. */
export const mayOpenByScript = ({ tag, element, link }: ClickMoment): boolean =>
  link === 'fragment' || (link === undefined && (tag === 'button' || element.role === 'button'));

/** Whether the visitor used a form between a click and this time, which may have opened the next page. */
const isUsedBetween = ({ fields, submits }: Timeline, clickAt: number, to: number): boolean =>
  submits.some(({ at }) => at > clickAt + CLICK_TO_SUBMIT_MS && at < to) ||
  fields.some((each) => each.inputMs > 0 && enteredAtOf(each) > clickAt && each.at <= to);

/** A click submits its form within this time. */
export const CLICK_TO_SUBMIT_MS = 100;
/** Whether the browser sent a form, which no script took, and still waits for the next page. */
export function waitsForPage(timeline: Timeline, click: ClickMoment, to: number): boolean {
  const { submits, forms, pages } = timeline;
  const submit = submits.find(({ at }) => at >= click.at && at <= click.at + CLICK_TO_SUBMIT_MS);
  if (!submit || !click.submits || pageLoadedBy(timeline, click, to) !== undefined) return false;
  const isSoon = ({ at }: { readonly at: number }) => at > submit.at && at <= to;
  return (
    !pages.some(isSoon) &&
    !forms.some((each) => each.form === submit.form && each.after === 'submit' && isSoon(each))
  );
}

/** If the press took the focus from a field, a request before the click may belong to the field, as its check does. */
export const withoutCheckOfField = ({ fields }: Timeline, wait: Wait): Wait =>
  fields.some((field) => isFilledIn(field) && field.at >= wait.from && field.at <= wait.click.at)
    ? { ...wait, from: wait.click.at - ROUNDING_MS }
    : wait;
