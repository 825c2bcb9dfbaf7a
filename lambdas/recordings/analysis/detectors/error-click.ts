import { signalRules } from '../../../contract/signal-rules.ts';
import { showsOnlyBar } from '../background-changes/passing-bars.ts';
import { canCause } from '../clicks/causes.ts';
import { hasRespondedBy } from '../clicks/click-outcome.ts';
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import {
  expectsResponse,
  hasNoVisibleResponse,
  isLeftWithoutResponse,
} from '../clicks/expected-response.ts';
import { pressOf } from '../clicks/presses/press-time.ts';
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
import { type Failure, failuresIn } from '../failures.ts';
import { clickThatSent } from '../rejections.ts';
import { controlTraits, type Detector, type Finding, whereClicked } from './finding.ts';

const { errorClick, dead } = signalRules;
const { withinMs } = errorClick;

/**
 * Clicks that caused an error or a failed request on the same page, however late the request failed. A failure that also
 * happens without a click (a timer, for example) is not attributed to clicks: at least twice, or once if this one came late
 * after a click with a visible response. Third-party requests, errors in other websites' scripts and errors that the page's
 * scripts caught and logged count only if the click had no visible response.
 */
export const errorClicks: Detector = (timeline) => {
  const found = new Map<number, Finding>();
  const causes = failuresIn(timeline);
  const withoutClick = new Map<string, number>();
  for (const cause of causes) {
    const { about } = cause;
    if (!causingClick(timeline, cause)) withoutClick.set(about, (withoutClick.get(about) ?? 0) + 1);
  }
  for (const cause of causes) {
    const { at, about, doubt } = cause;
    const click = causingClick(timeline, cause);
    if (!click || found.has(click.order)) continue;
    const others = withoutClick.get(about) ?? 0;
    if (others >= 2 || (others === 1 && isSentLate(timeline, click, cause))) continue;
    if (doubt && !showedNothing(timeline, click, doubt)) continue;
    found.set(click.order, {
      kind: 'error-click',
      ...whereClicked(timeline, click),
      until: at,
      about,
      ...controlTraits(click),
    });
  }
  return [...found.values()];
};

/**
 * Whether the page showed nothing instead. After an error, visitors often leave before the wait is over, and a bar that
 * comes and goes with each slow request is no response.
 */
const showedNothing = (timeline: Timeline, click: ClickMoment, doubt: Failure['doubt']): boolean =>
  hasNoVisibleResponse(timeline, click) ||
  ((doubt === 'logged' || doubt === 'foreign-error') && isLeftWithoutResponse(timeline, click)) ||
  (doubt === 'logged' && isFollowedByBarOnly(timeline, click));

const isFollowedByBarOnly = (timeline: Timeline, click: ClickMoment): boolean =>
  expectsResponse(timeline, click) && showsOnlyBar(timeline, click);

/** The click that opened an error page, the click shortly before the failure, or the click that sent a slow request. */
function causingClick(timeline: Timeline, failure: Failure): ClickMoment | undefined {
  const { at, startedAt, openedBy } = failure;
  if (openedBy) return openedBy;
  const last = lastUntil(timeline.clicks, at);
  const click = last && at - last.at <= withinMs ? last : clickThatSent(timeline, startedAt);
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

/** A click sends its requests within this time, also if it waits for more clicks. */
const SENDING_MS = 600;

/** Whether a request was sent late, when the page had already responded to the click. */
const isSentLate = (timeline: Timeline, click: ClickMoment, { at, startedAt }: Failure) =>
  startedAt < at && startedAt > click.at + SENDING_MS && hasRespondedBy(timeline, click, startedAt);
