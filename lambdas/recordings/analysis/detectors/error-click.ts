import { showsOnlyBar } from '../background-changes/passing-bars.ts';
import { hasRespondedBy, outcomeOf } from '../clicks/click-outcome.ts';
import { ROUNDING_MS } from '../clicks/click-requests.ts';
import {
  expectsResponse,
  hasNoVisibleResponse,
  isLeftWithoutResponse,
} from '../clicks/expected-response.ts';
import { append } from '../events/append.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { causingClick } from '../failures/causing-click.ts';
import { type Failure, failuresIn } from '../failures/failures.ts';
import { controlTraits, type Detector, type Finding, whereClicked } from './finding.ts';

/**
 * Clicks that caused an error or a failed request on the same page, however late the request failed. A failure that also
 * happens without a click (a timer, for example) is not attributed to clicks: at least twice, or once if this one came late
 * after a click with a visible response, or when a timer was due. Third-party requests, uncertain errors and those that the
 * page's scripts caught and logged count only if the click had no visible response.
 */
export const errorClicks: Detector = (timeline) => {
  const found = new Map<number, Finding>();
  const causes = failuresIn(timeline);
  const withoutClick = new Map<string, Failure[]>();
  for (const cause of causes)
    if (!causingClick(timeline, cause)) append(withoutClick, cause.about, cause);
  for (const cause of causes) {
    const { at, about, doubt } = cause;
    const click = causingClick(timeline, cause);
    if (!click || found.has(click.order)) continue;
    const [other, another] = withoutClick.get(about) ?? [];
    if (another || (other && isSentByPage(timeline, click, cause, other))) continue;
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
  ((doubt === 'logged' || doubt === 'uncertain-error') && isLeftWithoutResponse(timeline, click)) ||
  (doubt === 'logged' && isNextToCanvas(timeline, click)) ||
  (doubt === 'logged' && isFollowedByBarOnly(timeline, click));

/** Whether only a canvas next to the control can have responded: a script that failed has hardly drawn on it. */
const isNextToCanvas = (timeline: Timeline, click: ClickMoment): boolean =>
  click.nearCanvas && expectsResponse(timeline, click) && outcomeOf(timeline, click) === 'unknown';

const isFollowedByBarOnly = (timeline: Timeline, click: ClickMoment): boolean =>
  expectsResponse(timeline, click) && showsOnlyBar(timeline, click);

/** A click sends its requests within this time, also if it waits for more clicks. */
const SENDING_MS = 600;

/**
 * Whether a request was sent late, or when a timer was due since another failure, and the page had already responded to the
 * click.
 */
const isSentByPage = (timeline: Timeline, click: ClickMoment, cause: Failure, other: Failure) =>
  cause.startedAt < cause.at &&
  (cause.startedAt > click.at + SENDING_MS || isDue(cause, other)) &&
  hasRespondedBy(timeline, click, cause.startedAt);

const SECOND_MS = 1_000;
/** Timers of pages wait a whole number of seconds, up to this many … */
const MAX_SECONDS = 60;
/** … and tick at most this late. */
const TICK_MS = 40;

/** Whether a timer that started with a request, or with its failure, was due when the request was sent again. */
const isDue = ({ startedAt }: Failure, other: Failure): boolean =>
  [other.startedAt, other.at].some((from) => {
    const waitedMs = startedAt - from + ROUNDING_MS;
    const seconds = Math.floor(waitedMs / SECOND_MS);
    return (
      seconds >= 1 &&
      seconds <= MAX_SECONDS &&
      waitedMs - seconds * SECOND_MS <= TICK_MS + ROUNDING_MS
    );
  });
