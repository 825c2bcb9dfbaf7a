/**
 * What changes by itself every few seconds: messages that take turns, a slide show, prices that are converted again. Visitors
 * click too soon and stay too briefly for a rhythm on one page, so the visit's other pages count as well.
 */
import { nodesAt } from '../events/page-nodes.ts';
import { lastUntil, type Timeline } from '../events/timeline.ts';
import { isAlone, isClickedBefore, touchedBy } from './place-changes.ts';
import type { TouchedPlace } from './touched.ts';

const PERIOD_MS = { min: 1_500, max: 10_000 };
/** Two or three of several messages are out of sight and change none of the recorded places. */
const SKIPPED_STEPS = 4;
/** Changes are recorded up to 0.2 s late. */
const LATE_MS = 260;
/** What a click changes at once is recorded by then. */
const PROMPT_MS = 300;
const BEFORE_MS = 60_000;
const AFTER_MS = 30_000;
/** Pauses without a click that show the period. */
const PAUSES = 2;

interface Cycle {
  readonly steps: readonly number[];
  readonly periodMs: number;
}
interface Asked {
  readonly clickAt: number;
  readonly cycles: Map<string, Cycle | undefined>;
}
const lastAsked = new WeakMap<Timeline, Asked>();

/**
 * Whether a change of a place is a step of such a cycle and not the answer to a click: the steps before it continue across
 * it. On a page without an earlier step those after it do, if it did not come with the click.
 */
export function isStepOfCycle(
  timeline: Timeline,
  place: TouchedPlace,
  at: number,
  clickAt: number,
): boolean {
  const cycle = cycleOf(timeline, place, clickAt);
  if (!cycle) return false;
  const { steps, periodMs } = cycle;
  const openedAt = pageStart(timeline, at);
  const isStepAway = (other: number) => isMultiple(Math.abs(at - other), periodMs);
  const before = steps.filter((each) => each < at - PROMPT_MS && each >= openedAt);
  const after = steps.filter((each) => each > at + PROMPT_MS);
  const isLate = at - clickAt > PROMPT_MS;
  if (before.length > 0) return before.some(isStepAway) && (isLate || after.some(isStepAway));
  return isLate && after.some(isStepAway);
}

function cycleOf(timeline: Timeline, place: TouchedPlace, clickAt: number): Cycle | undefined {
  let asked = lastAsked.get(timeline);
  if (asked?.clickAt !== clickAt) asked = { clickAt, cycles: new Map() };
  lastAsked.set(timeline, asked);
  const key = `${place.node} ${place.mark}`;
  if (!asked.cycles.has(key)) asked.cycles.set(key, findCycle(timeline, place, clickAt));
  return asked.cycles.get(key);
}

function findCycle(timeline: Timeline, place: TouchedPlace, clickAt: number): Cycle | undefined {
  const steps = stepsOf(timeline, place, clickAt);
  const isQuiet = (at: number) => at < clickAt && !isClickedBefore(timeline, at);
  if (!steps.some(isQuiet)) return undefined;
  const pauses = steps.slice(1).flatMap((at, index) => {
    const before = steps[index] ?? 0;
    const isWhole = before >= pageStart(timeline, at) && isAlone(timeline, at, before);
    return isWhole ? [at - before] : [];
  });
  const periodMs = Math.min(...pauses);
  const isCycle =
    pauses.length >= PAUSES &&
    periodMs >= PERIOD_MS.min &&
    periodMs <= PERIOD_MS.max &&
    pauses.every((pause) => isMultiple(pause, periodMs));
  return isCycle ? { steps, periodMs } : undefined;
}

/** When the place or one beside it changed, once per step. */
function stepsOf(timeline: Timeline, place: TouchedPlace, clickAt: number): number[] {
  const { mutations } = timeline;
  const nodes = nodesAt(timeline, clickAt);
  const parent = nodes?.parentOf(place.node);
  const isOfCycle = ({ node, mark }: TouchedPlace) =>
    mark === place.mark &&
    (node === place.node || (parent !== undefined && nodes?.parentOf(node) === parent));
  const steps: number[] = [];
  for (let row = mutations.firstFrom(clickAt - BEFORE_MS); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > clickAt + AFTER_MS) break;
    const isSameStep = at - (steps.at(-1) ?? Number.NEGATIVE_INFINITY) <= PROMPT_MS;
    if (!isSameStep && touchedBy(timeline, row).some(isOfCycle)) steps.push(at);
  }
  return steps;
}

const pageStart = ({ pages }: Timeline, at: number): number => lastUntil(pages, at)?.at ?? 0;

function isMultiple(pause: number, periodMs: number): boolean {
  const count = Math.round(pause / periodMs);
  return count >= 1 && count <= SKIPPED_STEPS && Math.abs(pause - count * periodMs) <= LATE_MS;
}
