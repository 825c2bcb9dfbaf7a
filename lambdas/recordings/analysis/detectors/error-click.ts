import { showsOnlyBar } from '../background-changes/passing-bars.ts';
import { hasRespondedBy, outcomeOf } from '../clicks/click-outcome.ts';
import {
  expectsResponse,
  hasNoVisibleResponse,
  isLeftWithoutResponse,
} from '../clicks/expected-response.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { causingClick } from '../failures/causing-click.ts';
import { type Failure, failuresIn } from '../failures/failures.ts';
import { controlTraits, type Detector, type Finding, whereClicked } from './finding.ts';

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
  (doubt === 'logged' && isNextToCanvas(timeline, click)) ||
  (doubt === 'logged' && isFollowedByBarOnly(timeline, click));

/** Whether only a canvas next to the control can have responded: a script that failed has hardly drawn on it. */
const isNextToCanvas = (timeline: Timeline, click: ClickMoment): boolean =>
  click.nearCanvas && expectsResponse(timeline, click) && outcomeOf(timeline, click) === 'unknown';

const isFollowedByBarOnly = (timeline: Timeline, click: ClickMoment): boolean =>
  expectsResponse(timeline, click) && showsOnlyBar(timeline, click);

/** A click sends its requests within this time, also if it waits for more clicks. */
const SENDING_MS = 600;

/** Whether a request was sent late, when the page had already responded to the click. */
const isSentLate = (timeline: Timeline, click: ClickMoment, { at, startedAt }: Failure) =>
  startedAt < at && startedAt > click.at + SENDING_MS && hasRespondedBy(timeline, click, startedAt);
