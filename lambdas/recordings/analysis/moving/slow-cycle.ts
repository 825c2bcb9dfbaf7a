/**
 * What changes by itself every few seconds: messages that take turns, a slide show, prices that are converted again. Visitors
 * click too soon and stay too briefly for a rhythm on one page, so the visit's other pages count as well.
 */

import { changesOf, isAlone, isClickedBefore } from '../clicks/place-changes.ts';
import type { TouchedPlace } from '../clicks/touched.ts';
import { nodesAt } from '../events/page-nodes.ts';
import { pageAt, type Timeline } from '../events/timeline.ts';
import { median } from './rhythm.ts';

const PERIOD_MS = { min: 900, max: 10_000 };
/** Two or three of several messages are out of sight and change none of the recorded places. */
const SKIPPED_STEPS = 4;
/** Changes are recorded up to 0.2 s late. */
const LATE_MS = 260;
/** A change sooner than this share of the period before or after another one is no step. */
const EARLY = 0.7;
/** What a click changes at once is recorded by then. */
const PROMPT_MS = 300;
const BEFORE_MS = 60_000;
const AFTER_MS = 30_000;
/** So many pauses, and this share of them, have the usual length of one without a click. */
const REGULAR = 2;
const REGULAR_SHARE = 0.75;

export interface Cycle {
  /** When one of its places changed, in order. */
  readonly changes: readonly number[];
  readonly periodMs: number;
}

/**
 * Whether a change is a step of such a cycle and not the answer to a click: it comes when the next step is due. On a page
 * without an earlier step those after it say so, if it did not come with the click.
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
  const isLate = at - clickAt > PROMPT_MS;
  if (before.length > 0) return before.some(isDueFrom) && (isLate || continues);
  return isLate && continues;
}

/** The cycle that a place belongs to, as far as the time around a click shows one. */
export function cycleOf(
  timeline: Timeline,
  place: TouchedPlace,
  clickAt: number,
): Cycle | undefined {
  const changes = changesAround(timeline, place, clickAt);
  const steps = changes.filter((at, index) => at - (changes[index - 1] ?? 0) > PROMPT_MS);
  const isQuiet = (at: number) => at < clickAt && !isClickedBefore(timeline, at);
  if (!steps.some(isQuiet)) return undefined;
  const alone: number[] = [];
  const all: number[] = [];
  for (const [index, at] of steps.slice(1).entries()) {
    const before = steps[index] ?? 0;
    if (before < pageStart(timeline, at)) continue;
    all.push(at - before);
    if (isAlone(timeline, at, before)) alone.push(at - before);
  }
  const periodMs = median(alone);
  const regular = all.filter((pause) => isMultiple(pause, periodMs));
  const isCycle =
    periodMs >= PERIOD_MS.min &&
    periodMs <= PERIOD_MS.max &&
    regular.length >= Math.max(REGULAR, all.length * REGULAR_SHARE);
  return isCycle ? { changes, periodMs } : undefined;
}

/** When the place or one beside it changed. */
function changesAround(timeline: Timeline, place: TouchedPlace, clickAt: number): number[] {
  const nodes = nodesAt(timeline, clickAt);
  const parent = nodes?.parentOf(place.node);
  const isBeside = (node: number) => parent !== undefined && nodes?.parentOf(node) === parent;
  return changesOf(timeline, place, clickAt - BEFORE_MS, clickAt + AFTER_MS, isBeside);
}

const pageStart = (timeline: Timeline, at: number): number => pageAt(timeline, at)?.at ?? 0;

function isMultiple(pause: number, periodMs: number): boolean {
  const count = Math.round(pause / periodMs);
  return count >= 1 && count <= SKIPPED_STEPS && Math.abs(pause - count * periodMs) <= LATE_MS;
}
