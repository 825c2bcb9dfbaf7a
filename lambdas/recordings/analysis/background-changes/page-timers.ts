/**
 * Changes that a page makes by itself at fixed times after it has loaded: chat buttons, newsletter popups, notes about the
 * purchases of others, rotating messages. Visitors rarely stay long enough to see two of them on one page, so the other
 * pages of the session are compared.
 */

import { lastClassChange } from '../clicks/change-times.ts';
import { CLASS, type NodeProperty } from '../clicks/changed-properties.ts';
import { changedBy } from '../clicks/property-changes.ts';
import { placeOf } from '../events/node-place.ts';
import { firstRowOfPage, nodesAt } from '../events/page-nodes.ts';
import { perTimeline } from '../events/per-timeline.ts';
import {
  isLoad,
  lastUntil,
  loadedPageAt,
  type PageMoment,
  type Timeline,
} from '../events/timeline.ts';

/** Scripts load sooner on one page than on another, and timers of a busy page are late. */
const TOLERANCE_MS = 400;
/** Timers start this long after their page at most: a first change comes so much later than the following ones. */
const LOADING_MS = 1_000;
/** Pages on which the same change must happen at the same time, besides the page of the click. */
const MIN_PAGES = 2;
/** Changes with shorter pauses are one movement, such as a fade. */
const MOVEMENT_MS = 300;
/** The immediate response to a click is recorded within this time. */
const IMMEDIATE_MS = 300;
/** What moves more often than this is at the same time on two pages by chance. */
const MIN_PERIOD_MS = 2_500;
/** A note that appears by itself also disappears by itself, at most this long afterwards. */
const SHOWN_MS = 15_000;

/** Consecutive changes of one property on one page. */
interface Movement {
  readonly page: PageMoment;
  readonly from: number;
  to: number;
  /** Since the last click on its page; infinite without one. */
  readonly clickAgoMs: number;
}

/**
 * Whether a change after a click comes from a timer of its page: the same movement started at the same time after two
 * other pages had loaded, or it repeats with the interval after which it first started on another page. Movements that
 * followed a click as this one followed its click do not count: they may be responses.
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
  const elsewhere = movements.filter(
    (each) =>
      each.page !== own.page &&
      !isNear(each.clickAgoMs, own.from - clickAt) &&
      isRare(timeline, movements, each.page),
  );
  const sameTime = elsewhere.filter((each) => isNear(offsetOf(each), offsetOf(own)));
  if (new Set(sameTime.map(({ page }) => page)).size >= MIN_PAGES) return true;
  const isFirst = (each: Movement) => movements.find(({ page }) => page === each.page) === each;
  const before = movements.filter((each) => each.page === own.page && each.from < own.from);
  return elsewhere.filter(isFirst).some((each) => {
    const isInterval = (pause: number) =>
      pause >= offsetOf(each) - LOADING_MS && pause <= offsetOf(each) + TOLERANCE_MS;
    return before.some(({ from }) => isInterval(own.from - from));
  });
}

/** The class change that this one takes back, so that the node has the class again with which it was added. */
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
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE_MS;

function isRare({ pages, durationMs }: Timeline, all: readonly Movement[], page: PageMoment) {
  const next = pages.find((each) => each.at > page.at && isLoad(each));
  const count = all.filter((each) => each.page === page).length;
  return count * MIN_PERIOD_MS <= Math.max(MIN_PERIOD_MS, (next?.at ?? durationMs) - page.at);
}

/** The property with the place of its node, which other pages share; undefined if no class names the place. */
function keyOf(
  timeline: Timeline,
  { node, name, className }: NodeProperty,
  at: number,
): string | undefined {
  const nodes = nodesAt(timeline, at);
  const place = nodes ? placeOf(nodes, node) : 0;
  return place === 0 ? undefined : `${place} ${name} ${className}`;
}

function clickAgo({ clicks }: Timeline, page: PageMoment, at: number): number {
  const click = lastUntil(clicks, at);
  return click && click.at >= page.at ? at - click.at : Number.POSITIVE_INFINITY;
}

type MovementsByProperty = ReadonlyMap<string, readonly Movement[]>;

/** The movements of every property, in order of time; none if the session has too few pages to compare. */
const movementsOf = perTimeline((timeline): MovementsByProperty => {
  const found = new Map<string, Movement[]>();
  const { mutations, pages } = timeline;
  const canCompare = pages.filter(isLoad).length > 1;
  for (let row = 0; canCompare && row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    const page = loadedPageAt(timeline, at);
    if (!page) continue;
    for (const property of changedBy(timeline, row)) {
      const key = keyOf(timeline, property, at);
      if (key === undefined) continue;
      const movements = found.get(key) ?? [];
      found.set(key, movements);
      const last = movements.at(-1);
      if (last?.page === page && at - last.to <= MOVEMENT_MS) last.to = at;
      else movements.push({ page, from: at, to: at, clickAgoMs: clickAgo(timeline, page, at) });
    }
  }
  return found;
});
