import { signalRules } from '../../../contract/signal-rules.ts';
import { canCause } from '../clicks/causes.ts';
import { hasRespondedBy } from '../clicks/click-outcome.ts';
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import { nextClick, pressOf } from '../clicks/presses/press-time.ts';
import { isSameField } from '../element.ts';
import { isAfter } from '../events/event-time.ts';
import { isFilledIn, startedAtOf } from '../events/field-moment.ts';
import {
  type ClickMoment,
  type FieldMoment,
  isLoad,
  lastUntil,
  pageAt,
  type Timeline,
} from '../events/timeline.ts';
import { clickIntoEnteredField } from './entered-field.ts';
import type { Failure } from './failures.ts';
import { clickOfSeries, clickThatSent } from './sending-click.ts';

const { errorClick, dead } = signalRules;
const { withinMs } = errorClick;

/**
 * The click that opened an error page; the click that opened a field whose entry Enter sent; the click shortly before the
 * failure; or the click that sent a slow request or the request before it.
 */
export function causingClick(timeline: Timeline, failure: Failure): ClickMoment | undefined {
  const { at, startedAt, openedBy } = failure;
  if (openedBy) return openedBy;
  // An error of a script is at the time when it started.
  const entered = startedAt < at && clickIntoEnteredField(timeline, startedAt);
  if (entered) return entered;
  const last = lastUntil(timeline.clicks, at);
  const click =
    clickPressedAt(timeline, failure) ??
    (last && at - last.at <= withinMs
      ? last
      : (clickThatSent(timeline, startedAt) ?? clickOfSeries(timeline, startedAt)));
  if (!click || click.disabled) return undefined;
  if (click.editable && isWhileTyping(timeline, click, startedAt)) return undefined;
  if (click.editable && isOfLeftField(timeline, click, startedAt)) return undefined;
  const isOnResponse = startedAt === at && hasJustSucceeded(timeline, click, at);
  if (!isOnResponse && isWhileScrolling(timeline, click, startedAt)) return undefined;
  if (isSentBefore(timeline, click, failure)) return undefined;
  // After a navigation the new page failed, and the click worked. Many forms return to the page they are on.
  const page = pageAt(timeline, click)?.page;
  const isLeft = timeline.pages.some(
    (next) =>
      isAfter(next, click) &&
      next.at <= startedAt &&
      (isLoad(next) || (next.kind !== 'hash' && next.page !== page)),
  );
  return isLeft ? undefined : click;
}

/** The click that ends a press during which a script failed: many menus open on the press. */
function clickPressedAt(timeline: Timeline, { at, startedAt }: Failure): ClickMoment | undefined {
  const next = nextClick(timeline, { at, order: Number.NaN });
  if (!next || startedAt !== at || pressOf(timeline, next) > at) return undefined;
  // The check of a field that loses the focus may have failed.
  const isLeft = timeline.fields.some(
    (field) => field.at >= at - ROUNDING_MS && field.at <= next.at,
  );
  return isLeft ? undefined : next;
}

/** A failure while the visitor types into a field was caused by the typing, not by the click on the field. */
const isWhileTyping = ({ fields }: Timeline, click: ClickMoment, until: number): boolean =>
  fields.some((typed) => {
    const startedAt = startedAtOf(typed);
    return (
      typed.inputMs + typed.idleMs > 0 &&
      isSameField(typed.field, click.element) &&
      startedAt >= click.at &&
      startedAt <= until
    );
  });

/** Whether a click on a field took the focus from another one that was filled in: the page then checks that one. */
function isOfLeftField(timeline: Timeline, click: ClickMoment, startedAt: number): boolean {
  const from = pressOf(timeline, click) - ROUNDING_MS;
  const isLeft = (field: FieldMoment) =>
    field.at >= from &&
    field.at <= click.at + ROUNDING_MS &&
    isFilledIn(field) &&
    !isSameField(field.field, click.element);
  return startedAt <= click.at + dead.requestMs && timeline.fields.some(isLeft);
}

/**
 * Whether the page had responded to the click when the visitor scrolled: lists load more and pages animate while they are
 * scrolled. A scroll that starts right after the click is the response.
 */
function isWhileScrolling(timeline: Timeline, click: ClickMoment, until: number): boolean {
  const scrolledAt = timeline.scrolls.firstTime(click.at, until);
  return (
    scrolledAt !== undefined &&
    scrolledAt > click.at + dead.scrollMs &&
    hasRespondedBy(timeline, click, scrolledAt)
  );
}

/** A page uses a response this soon. */
const RESPONSE_MS = 100;
/** Whether a request that the click sent had just succeeded: then the error is in the code that uses its response. */
const hasJustSucceeded = ({ reactions }: Timeline, click: ClickMoment, failedAt: number): boolean =>
  reactions.some(({ kind, at, durationMs }) => {
    const agoMs = failedAt - at - durationMs;
    return kind === 'request' && canCause(click, at) && agoMs >= 0 && agoMs <= RESPONSE_MS;
  });

/** Whether a request was sent before the click, which the page responded to as usual. */
const isSentBefore = (timeline: Timeline, click: ClickMoment, { at, startedAt }: Failure) =>
  startedAt < at &&
  startedAt < click.at - ROUNDING_MS &&
  hasRespondedBy(timeline, click, click.at + dead.slowMs);
