/**
 * Elements that change by themselves every few seconds: rotating messages, slide shows, prices that are converted
 * repeatedly. Visitors click too early and stay too briefly to show a rhythm on one page, so the other pages of the
 * session count as well.
 */

import { pageAt, type Timeline } from '../events/timeline.ts';
import { changesOf, changesOfAny } from '../page/change-times.ts';
import { CLASS, type NodeProperty, STYLE } from '../page/changed-properties.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { hasNoClickSince, isSoonAfterClick } from '../page/triggered-changes.ts';
import { median } from './rhythm.ts';

const PERIOD_MS = { min: 900, max: 10_000 };
/** A pause may span this many periods: steps to hidden messages change none of the recorded properties. */
const MAX_PERIODS = 4;
/** Changes are recorded up to 0.2 s late. */
const LATE_MS = 260;
/** A change within this share of the period before or after another one is not a step. */
const EARLY = 0.7;
/** The immediate response to a click is recorded within this time. */
const IMMEDIATE_MS = 300;
/** A page starts its slide shows within this time. */
const START_MS = 2_000;
const BEFORE_MS = 60_000;
const AFTER_MS = 30_000;
/** A cycle needs at least this many pauses, and this share of all, that are a multiple of the period. */
const MIN_REGULAR = 2;
const REGULAR_SHARE = 0.75;

export interface Cycle {
  /** The times of its changes, in order. */
  readonly changes: readonly number[];
  readonly periodMs: number;
}

/**
 * Whether a change is a step of the cycle and not the response to a click: it happens when the next step is due. On a
 * page without an earlier step, a later step must match, and the change must not be immediate.
 */
export function isStepOf(
  { changes, periodMs }: Cycle,
  timeline: Timeline,
  at: number,
  clickAt: number,
): boolean {
  const openedAt = pageStart(timeline, at);
  const others = changes.filter((each) => each !== at && each >= openedAt);
  if (others.some((each) => Math.abs(each - at) < periodMs * EARLY)) return false;
  const isDueFrom = (other: number) => isMultiple(Math.abs(at - other), periodMs);
  const before = others.filter((each) => each < at);
  const continues = others.some((each) => each > at && isDueFrom(each));
  const isDelayed = at - clickAt > IMMEDIATE_MS;
  if (before.length > 0) return before.some(isDueFrom) && (isDelayed || continues);
  return isDelayed && continues;
}

/** The cycle of a property's changes around a click. */
export const ownCycleOf = (
  timeline: Timeline,
  property: NodeProperty,
  clickAt: number,
): Cycle | undefined =>
  cycleIn(timeline, property, changesAround(timeline, property, clickAt), clickAt);

/**
 * The cycle that a property shares with sibling nodes, such as messages that take turns. `shared` caches these cycles
 * for one click, by parent.
 */
export function sharedCycleOf(
  timeline: Timeline,
  property: NodeProperty,
  clickAt: number,
  shared: Map<string, Cycle | undefined>,
): Cycle | undefined {
  const nodes = nodesAt(timeline, clickAt);
  const parent = nodes?.parentOf(property.node);
  if (parent === undefined) return undefined;
  const key = `${parent} ${property.name}`;
  if (!shared.has(key)) {
    const isChild = (node: number) => nodes?.parentOf(node) === parent;
    const [from, to] = [clickAt - BEFORE_MS, clickAt + AFTER_MS];
    const changes = changesOfAny(timeline, isChild, property.name, from, to);
    shared.set(key, cycleIn(timeline, property, changes, clickAt));
  }
  return shared.get(key);
}

/** When a property changed in the time in which a click's cycles are found. */
export const changesAround = (timeline: Timeline, property: NodeProperty, clickAt: number) =>
  changesOf(timeline, property, clickAt - BEFORE_MS, clickAt + AFTER_MS);

function cycleIn(
  timeline: Timeline,
  { name }: NodeProperty,
  changes: readonly number[],
  clickAt: number,
): Cycle | undefined {
  const steps = changes.filter((at, index) => at - (changes[index - 1] ?? 0) > IMMEDIATE_MS);
  const isFarFromClicks = (at: number) => at < clickAt && !isSoonAfterClick(timeline, at);
  const isLook = name === CLASS || name === STYLE;
  if (!isLook && !steps.some(isFarFromClicks)) return undefined;
  const clickless: number[] = [];
  const all: number[] = [];
  for (const [index, at] of steps.slice(1).entries()) {
    const before = steps[index] ?? 0;
    if (before < pageStart(timeline, at)) continue;
    all.push(at - before);
    if (hasNoClickSince(timeline, at, before)) clickless.push(at - before);
  }
  const periodMs = median(clickless);
  const regular = all.filter((pause) => isMultiple(pause, periodMs));
  const isCycle =
    periodMs >= PERIOD_MS.min &&
    periodMs <= PERIOD_MS.max &&
    regular.length >= Math.max(MIN_REGULAR, all.length * REGULAR_SHARE);
  if (!isCycle) return undefined;
  const startsAlone = steps.some(isFarFromClicks) || startsWithPage(timeline, steps, periodMs);
  return startsAlone ? { changes, periodMs } : undefined;
}

/** Whether a page started a slide show itself: the first step came a period after it, and not after a click. */
function startsWithPage(timeline: Timeline, steps: readonly number[], periodMs: number): boolean {
  const first = steps[0] ?? Number.NaN;
  const waited = first - pageStart(timeline, first) - periodMs;
  return (
    waited >= -LATE_MS &&
    waited <= START_MS &&
    !timeline.clicks.some(({ at }) => Math.abs(first - at - periodMs) <= LATE_MS)
  );
}

const pageStart = (timeline: Timeline, at: number): number => pageAt(timeline, at)?.at ?? 0;

function isMultiple(pause: number, periodMs: number): boolean {
  const count = Math.round(pause / periodMs);
  return count >= 1 && count <= MAX_PERIODS && Math.abs(pause - count * periodMs) <= LATE_MS;
}
