import { signalRules } from '../../../contract/signal-rules.ts';
import { CLASS_NAME } from '../clicks/structure.ts';
import type { Numbers } from '../events/rows.ts';
import { pageAt, type Timeline } from '../events/timeline.ts';
import type { Detector, Finding } from './finding.ts';

const { reversals, withinMs, viewportShare, loadingNodes } = signalRules.excessiveScroll;

interface Turn {
  readonly at: number;
  readonly page: number;
}

/** Repeated scrolling up and down, as in a search for something missing. Excludes lists that load more items. */
export const excessiveScrolls: Detector = (timeline) => {
  const found: Finding[] = [];
  let recent: Turn[] = [];
  for (const turn of turnsIn(timeline)) {
    recent = recent.filter(({ at, page }) => turn.at - at <= withinMs && page === turn.page);
    recent.push(turn);
    const first = recent[0] as Turn;
    const from = Math.max(first.at - withinMs, firstScroll(timeline, first.page));
    if (recent.length < reversals || isLoading(timeline, from, turn.at)) continue;
    const before = found.at(-1);
    if (before && first.at <= (before.until ?? 0)) {
      found[found.length - 1] = { ...before, until: turn.at, count: (before.count ?? 0) + 1 };
    } else {
      found.push({
        kind: 'excessive-scroll',
        at: first.at,
        until: turn.at,
        count: recent.length,
      });
    }
  }
  return found;
};

/** Direction changes between two movements of at least half a viewport each. */
function turnsIn(timeline: Timeline): Turn[] {
  const turns: Turn[] = [];
  const states = new Map<
    number,
    { peak: number; turnAt: number; direction: number; page: number }
  >();
  const { scrolls } = timeline;
  for (let row = 0; row < scrolls.length; row += 1) {
    const [at, id, y] = [scrolls.at(row, 0), scrolls.at(row, 2), scrolls.at(row, 3)];
    const page = pageAt(timeline, at);
    const least = (page?.viewport[1] ?? 800) * viewportShare;
    const state = states.get(id);
    if (!state || state.page !== (page?.at ?? 0)) {
      states.set(id, { peak: y, turnAt: at, direction: 0, page: page?.at ?? 0 });
      continue;
    }
    const way = y - state.peak;
    const isOnward = state.direction === 0 || Math.sign(way) === state.direction || way === 0;
    const isFar = Math.abs(way) >= least;
    if (isOnward ? state.direction === 0 && !isFar : !isFar) continue;
    if (!isOnward) turns.push({ at: state.turnAt, page: state.page });
    state.direction = isOnward ? state.direction || Math.sign(way) : Math.sign(way);
    state.peak = y;
    state.turnAt = at;
  }
  return turns;
}

/** Nodes that an app adds before the first scroll are part of opening the page, not of a list that loads more. */
function firstScroll({ scrolls }: Timeline, page: number): number {
  const row = scrolls.firstFrom(page);
  return row < scrolls.length ? scrolls.at(row, 0) : page;
}

/** A list that loads more items grows; a ticker or a virtualized list replaces nodes with as many others. */
function isLoading(timeline: Timeline, from: number, to: number): boolean {
  const { mutations } = timeline;
  const sums = growthOf(timeline);
  const start = mutations.firstFrom(from) * SUMS;
  const end = mutations.firstFrom(to + 1) * SUMS;
  const sum = (column: number) => (sums[end + column] ?? 0) - (sums[start + column] ?? 0);
  const [added, addedTrees, removedTrees] = [sum(0), sum(1), sum(2)];
  if (added < loadingNodes || addedTrees <= removedTrees) return false;
  return added * (1 - removedTrees / addedTrees) >= loadingNodes;
}

/** Nodes added, trees added, trees removed. */
const SUMS = 3;
const growths = new WeakMap<Timeline, Float64Array>();

/** Running totals before each mutation, and at the end: windows overlap, and counting each from scratch is slow. */
function growthOf(timeline: Timeline): Float64Array {
  const known = growths.get(timeline);
  if (known) return known;
  const { mutations, structure } = timeline;
  const sums = new Float64Array((mutations.length + 1) * SUMS);
  for (let row = 0, at = 0; row < mutations.length; row += 1, at += SUMS) {
    const trees = treesIn(structure, mutations.at(row, 3), mutations.at(row, 4));
    sums[at + SUMS] = (sums[at] ?? 0) + mutations.at(row, 5);
    sums[at + SUMS + 1] = (sums[at + 1] ?? 0) + trees.added;
    sums[at + SUMS + 2] = (sums[at + 2] ?? 0) + trees.removed;
  }
  growths.set(timeline, sums);
  return sums;
}

/** For this few numbers, a second scan is cheaper than a set. */
const FEW = 32;

/** How many trees of nodes `length` numbers of a structure from `start` add and remove. */
function treesIn(structure: Numbers, start: number, length: number) {
  let [added, removed] = [0, 0];
  if (length === 0) return { added, removed };
  const end = start + length;
  const came = length > FEW ? new Set<number>() : undefined;
  if (came) for (let index = start; index < end; index += 2) came.add(structure.at(index));
  const hasCome = (node: number) => {
    if (came) return came.has(node);
    for (let index = start; index < end; index += 2) if (structure.at(index) === node) return true;
    return false;
  };
  for (let index = start; index < end; index += 2) {
    const id = structure.at(index);
    if (id < 0) removed += 1;
    else if (id !== CLASS_NAME && !hasCome(Math.abs(structure.at(index + 1)))) added += 1;
  }
  return { added, removed };
}
