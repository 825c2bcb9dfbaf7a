import { signalRules } from '../../../contract/signal-rules.ts';
import { areAllBackground } from '../background-changes/background-change.ts';
import { animationStoppedAt } from '../background-changes/stopped-animation.ts';
import { changesOnlyUnseen } from '../background-changes/unseen-responses.ts';
import { perClick } from '../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../events/timeline.ts';
import { hiddenAt } from '../events/visibility.ts';
import { areChangesRecorded } from '../page/recorded-changes.ts';
import { isLeftBusy, staysBusyAfter } from './busy/busy-reports.ts';
import type { Wait } from './click-moment.ts';
import { actsOnPress, firstSuccessfulRequest, withoutCheckOfField } from './click-requests.ts';
import { mayShowState } from './custom-states.ts';
import { isRetriedEarly } from './early-retries.ts';
import { firstMutation } from './first-mutation.ts';
import {
  firstChange,
  firstFocus,
  firstNavigation,
  firstReaction,
  firstScroll,
  navigatedPage,
} from './first-response.ts';
import { isOpenedByVisitor, leftAfterSubmit, pageLoadedBy } from './opened-pages.ts';
import { BEFORE_PRESS_MS, nextClick, nextPress, pressOf } from './presses/press-time.ts';

const { dead, rage } = signalRules;

/**
 * The outcome of a click: the page responded after `afterMs`, it did not respond, or unknown. `quiet`: a request
 * succeeded but nothing visible changed. `unseen`: everything that changed was outside the visible area (also quiet).
 * `left`: nothing had changed when the visitor left or clicked again.
 */
export type ClickOutcome =
  | { readonly afterMs: number; readonly quiet?: boolean; readonly unseen?: boolean }
  | 'none'
  | 'left'
  | 'unknown';

/**
 * How the page responded to a click. The wait starts with the press, because menus open on it. If the page was left or
 * hidden during the wait, or its changes were not recorded, the outcome is unknown.
 */
export const outcomeOf = perClick(findOutcome);

function findOutcome(timeline: Timeline, click: ClickMoment): ClickOutcome {
  if (click.moved) return actsOnPress(timeline, click) ? 'unknown' : 'none';
  const leftAt = leftAfterSubmit(timeline, click);
  const to = Math.min(waitEndOf(timeline, click), (leftAt ?? Number.POSITIVE_INFINITY) - 1);
  const wait = { click, from: pressOf(timeline, click), to };
  const loadedAt = pageLoadedBy(timeline, click, to);
  // The browser shows that a link loads its page, however long that takes.
  if (loadedAt !== undefined && click.link === 'page') return { afterMs: 0 };
  const hidden = hiddenAt(timeline, click.at + 1, to);
  const navigatedAt = leftAt === undefined ? firstNavigation(timeline, wait, hidden) : undefined;
  const respondedAt = firstResponse(timeline, wait, navigatedAt);
  if (respondedAt !== undefined && !belongsToNextClick(timeline, click, respondedAt)) {
    const afterMs = Math.max(0, respondedAt - click.at);
    if (afterMs <= dead.slowMs) return { afterMs };
    if (!areChangesRecorded(timeline, wait.from, respondedAt)) return 'unknown';
    const page = respondedAt === navigatedAt ? navigatedPage(timeline, wait) : undefined;
    if (!page || !isOpenedByVisitor(timeline, click, page)) return { afterMs };
    return click.missed || click.nearCanvas ? 'unknown' : 'left';
  }
  if (!areChangesRecorded(timeline, wait.from, to)) return 'unknown';
  // The click hit no control, so there is no response to wait for.
  if (click.missed) return 'none';
  if (click.nearCanvas && !click.disabled) return 'unknown'; // what a canvas shows is not recorded
  const isWatched = hidden === undefined && leftAt === undefined && timeline.watchedMs >= to;
  if (respondedAt !== undefined || !isWatched)
    return lastWatched(timeline, click, to) - click.at >= dead.leftMs ? 'left' : 'unknown';
  if (loadedAt !== undefined) return { afterMs: loadedAt - click.at };
  return outcomeWithoutResponse(timeline, wait);
}

function firstResponse(
  timeline: Timeline,
  wait: Wait,
  navigatedAt: number | undefined,
): number | undefined {
  const { click } = wait;
  // Content inserted above the viewport scrolls it by its height, so that nothing seems to move.
  const isScrollIgnored = click.scrolls || changesOnlyUnseen(timeline, click.at);
  const times = [
    firstMutation(timeline, wait),
    firstChange(timeline, wait),
    isScrollIgnored ? undefined : firstScroll(timeline, wait),
    firstReaction(timeline, wait),
    firstFocus(timeline, wait),
    navigatedAt,
  ].filter((at) => at !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The outcome of a click during whose whole wait the page was watched and showed no response. */
function outcomeWithoutResponse(timeline: Timeline, wait: Wait): ClickOutcome {
  const { click, to } = wait;
  const stoppedAt = animationStoppedAt(timeline, click.at, to);
  if (stoppedAt !== undefined) return { afterMs: stoppedAt - click.at };
  const hasScrolled = firstScroll(timeline, wait) !== undefined;
  const isUnseen = changesOnlyUnseen(timeline, click.at) && !staysBusyAfter(timeline, click.at);
  if (isUnseen && (hasScrolled || !areAllBackground(timeline, wait)))
    return { afterMs: 0, quiet: true, unseen: true };
  // A disabled or covered control sends nothing, so a request belongs to something else.
  if (click.disabled) return 'none';
  const requestAt =
    click.covered || isLeftBusy(timeline, wait)
      ? undefined
      : firstSuccessfulRequest(timeline, withoutCheckOfField(timeline, wait));
  if (requestAt !== undefined) return { afterMs: Math.max(0, requestAt - click.at), quiet: true };
  return mayShowState(timeline, click) ? 'unknown' : 'none';
}

/** When the wait ended, the visitor pressed again, or the recording ended. Hiding the page at once is a response. */
const lastWatched = (timeline: Timeline, click: ClickMoment, to: number): number =>
  Math.min(to, timeline.watchedMs, nextPress(timeline, click) ?? to);

/** Whether nothing had happened when the wait ended, the visitor left or clicked again. */
export function isUnanswered(timeline: Timeline, click: ClickMoment): boolean {
  const outcome = outcomeOf(timeline, click);
  return outcome === 'none' || outcome === 'left';
}

/** When the page visibly responded. */
export function visibleResponseAt(timeline: Timeline, click: ClickMoment): number | undefined {
  const outcome = outcomeOf(timeline, click);
  return typeof outcome === 'string' || outcome.quiet ? undefined : click.at + outcome.afterMs;
}

/** Whether the page visibly responded at or before this time. */
export const hasRespondedBy = (timeline: Timeline, click: ClickMoment, at: number): boolean =>
  (visibleResponseAt(timeline, click) ?? Number.POSITIVE_INFINITY) <= at;

/**
 * A response after the next press belongs to the next click, and the response to this one is unknown. The recorder
 * reports pending changes with the next press: if two clicks come quickly, these are the response to the first one.
 */
function belongsToNextClick(timeline: Timeline, click: ClickMoment, respondedAt: number): boolean {
  const next = nextClick(timeline, click);
  if (!next) return false;
  const withPressMs = next.at - click.at <= rage.pauseMs ? BEFORE_PRESS_MS : 0;
  if (respondedAt <= pressOf(timeline, next) + withPressMs) return false;
  return !isRetriedEarly(timeline, click, next, respondedAt);
}

/** The wait for a missed click ends with the next click, which may hit the target. */
function waitEndOf({ clicks }: Timeline, { at, missed, repeatedAt }: ClickMoment): number {
  const to = Math.min(at + dead.afterMs, repeatedAt ?? Number.POSITIVE_INFINITY);
  if (!missed) return to;
  return Math.min(to, clicks.find((each) => each.at > at)?.at ?? to);
}
