/**
 * Changes that a page makes by itself at fixed times after it has loaded: chat buttons, newsletter popups, notes about the
 * purchases of others, rotating messages. Visitors rarely stay long enough to see two of them on one page, so the other
 * pages of the session are compared.
 */

import { isLoad, type PageMoment, type Timeline } from '../events/timeline.ts';
import { lastClassChange } from '../page/change-times.ts';
import { CLASS, type NodeProperty } from '../page/changed-properties.ts';
import { firstRowOfPage, nodesAt } from '../page/nodes-at.ts';
import { keyOf, type Movement, movementsOf } from './page-movements.ts';

/** Scripts load sooner on one page than on another, and timers of a busy page are late. */
const TOLERANCE_MS = 400;
/** The same, as a share of the time since the page loaded. */
const TOLERANCE = 0.08;
/**
 * Timers start at most this long after their page loads, so the first change may come this much later than the
 * interval.
 */
const LOADING_MS = 1_000;
/** Pages on which the same change must happen at the same time, besides the page of the click. */
const MIN_PAGES = 2;
/** A sequence has this many similar intervals, besides the one of the change. */
const MIN_INTERVALS = 2;
/** The immediate response to a click is recorded within this time. */
const IMMEDIATE_MS = 300;
/** Elements that move more often than this move at the same time on two pages by chance. */
const MIN_PERIOD_MS = 2_500;
/** A note that appears by itself also disappears by itself, at most this long afterwards. */
const SHOWN_MS = 15_000;

/**
 * Whether a change after a click comes from a timer of its page. One of these must hold:
 * - the same movement started at the same time after two other pages had loaded
 * - it repeats with the interval after which it first started on another page
 * - it is part of a sequence with similar intervals
 * Movements that followed a click in the same way do not count: they may be responses.
 */
export function isPageTimer(
  timeline: Timeline,
  property: NodeProperty,
  at: number,
  clickAt: number,
): boolean {
  const all = movementsOf(timeline);
  if (all.size === 0) return false;
  const shown = undoneBy(timeline, property, at);
  if (shown && isPageTimer(timeline, shown.property, shown.at, clickAt)) return true;
  const movements = all.get(keyOf(timeline, property, at) ?? '') ?? [];
  const own = movements.find((each) => each.from <= at && each.to >= at);
  if (!own || (own.from >= clickAt && own.from - clickAt <= IMMEDIATE_MS)) return false;
  const others = movements.filter(
    (each) =>
      each !== own &&
      !isNear(each.clickAgoMs, own.from - clickAt) &&
      isRare(timeline, movements, each.page),
  );
  if (isInSequence(movements, own, others)) return true;
  const elsewhere = others.filter((each) => each.page !== own.page);
  const toleranceMs = Math.max(TOLERANCE_MS, offsetOf(own) * TOLERANCE);
  const sameTime = elsewhere.filter((each) => isNear(offsetOf(each), offsetOf(own), toleranceMs));
  if (new Set(sameTime.map(({ page }) => page)).size >= MIN_PAGES) return true;
  const isFirst = (each: Movement) => movements.find(({ page }) => page === each.page) === each;
  const before = movements.filter((each) => each.page === own.page && each.from < own.from);
  return elsewhere.filter(isFirst).some((each) => {
    const isInterval = (pause: number) =>
      pause >= offsetOf(each) - LOADING_MS && pause <= offsetOf(each) + TOLERANCE_MS;
    return before.some(({ from }) => isInterval(own.from - from));
  });
}

/** The class change that this one reverts, so that the node has the class again with which it was added. */
function undoneBy(timeline: Timeline, { node, name, className }: NodeProperty, at: number) {
  const nodes = name === CLASS ? nodesAt(timeline, at) : undefined;
  if (!nodes || className !== nodes.classOf(node)) return undefined;
  const firstRow = Math.max(
    timeline.mutations.firstFrom(at - SHOWN_MS),
    firstRowOfPage(timeline, at),
  );
  const change = lastClassChange(timeline, node, at, firstRow);
  return change?.property.className === className ? undefined : change;
}

const offsetOf = ({ page, from }: Movement): number => from - page.at;
const isNear = (one: number, other: number, toleranceMs = TOLERANCE_MS): boolean =>
  Math.abs(one - other) <= toleranceMs;

/** Whether the next movement, or the one before, is as far away as others are from each other again and again. */
function isInSequence(all: readonly Movement[], own: Movement, others: readonly Movement[]) {
  const neighbors = all.flatMap((each, index) => {
    const next = all[index + 1];
    return next && next.page === each.page ? [[each, next] as const] : [];
  });
  const known = new Set(others);
  const isOther = (each: Movement) => known.has(each);
  const intervals = neighbors.flatMap(([one, next]) =>
    isOther(one) && isOther(next) ? [next.from - one.from] : [],
  );
  return neighbors.some(([one, next]) => {
    if ((one !== own || !isOther(next)) && (next !== own || !isOther(one))) return false;
    const similar = intervals.filter((each) => isNear(each, next.from - one.from));
    return similar.length >= MIN_INTERVALS;
  });
}

function isRare({ pages, durationMs }: Timeline, all: readonly Movement[], page: PageMoment) {
  const next = pages.find((each) => each.at > page.at && isLoad(each));
  const count = all.filter((each) => each.page === page).length;
  return count * MIN_PERIOD_MS <= Math.max(MIN_PERIOD_MS, (next?.at ?? durationMs) - page.at);
}
