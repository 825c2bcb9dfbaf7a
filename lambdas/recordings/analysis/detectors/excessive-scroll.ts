import { signalRules } from '../../../contract/signal-rules.ts';
import { CLASS_NAME } from '../clicks/structure.ts';
import { SCRIPTED_SCROLL_MS } from '../content-wait.ts';
import type { EventTime } from '../events/event-time.ts';
import type { Numbers } from '../events/rows.ts';
import { lastUntil, pageAt, type Timeline } from '../events/timeline.ts';
import type { Detector, Finding } from './finding.ts';

const { reversals, withinMs, viewportShare, loadingNodes, submitMs } = signalRules.excessiveScroll;
const { scrollMs } = signalRules.dead;
/** The page scrolls to a place for at most this long. */
const JUMP_MS = 1_500;

interface Reversal {
  readonly at: number;
  readonly page: number;
}

/** Repeated scrolling up and down, as in a search for something missing. Excludes lists that load more items. */
export const excessiveScrolls: Detector = (timeline) => {
  const found: Finding[] = [];
  let recent: Reversal[] = [];
  for (const turn of reversalsIn(timeline)) {
    recent = recent.filter(({ at, page }) => turn.at - at <= withinMs && page === turn.page);
    recent.push(turn);
    const first = recent[0] as Reversal;
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
function reversalsIn(timeline: Timeline): Reversal[] {
  const found: Reversal[] = [];
  const states = new Map<
    number,
    { peak: number; peakAt: number; direction: number; page: number }
  >();
  const { scrolls } = timeline;
  const jumps = jumpsIn(timeline);
  for (let row = 0; row < scrolls.length; row += 1) {
    const [at, id, y] = [scrolls.at(row, 0), scrolls.at(row, 2), scrolls.at(row, 3)];
    const page = pageAt(timeline, at);
    const minDistance = (page?.viewport[1] ?? 800) * viewportShare;
    const state = states.get(id);
    const jump = lastUntil(jumps, at);
    if (!state || state.page !== (page?.at ?? 0) || (jump && at - jump.at <= JUMP_MS)) {
      states.set(id, { peak: y, peakAt: at, direction: 0, page: page?.at ?? 0 });
      continue;
    }
    const distance = y - state.peak;
    const isSameDirection =
      state.direction === 0 || Math.sign(distance) === state.direction || distance === 0;
    const isFar = Math.abs(distance) >= minDistance;
    if (isSameDirection ? state.direction === 0 && !isFar : !isFar) continue;
    if (!isSameDirection) found.push({ at: state.peakAt, page: state.page });
    state.direction = isSameDirection
      ? state.direction || Math.sign(distance)
      : Math.sign(distance);
    state.peak = y;
    state.peakAt = at;
  }
  return found;
}

/** When the page started to scroll instead of the visitor: to the place of a link, its top, or the message after a submit. */
function jumpsIn({ pages, clicks, submits, scrolls }: Timeline): EventTime[] {
  const scrollSoon = (after: EventTime, withinMs: number): EventTime[] => {
    const at = scrolls.firstTime(after.at, after.at + withinMs);
    return at === undefined ? [] : [{ ...after, at }];
  };
  return [
    ...pages.filter(({ kind }) => kind === 'hash'),
    ...clicks.flatMap((click) => scrollSoon(click, scrollMs)),
    ...submits.flatMap((submit) => scrollSoon(submit, submitMs)),
  ].sort((a, b) => a.at - b.at);
}

/** Nodes that an app adds before the visitor's first scroll are part of opening the page, not of a list that loads more. */
const firstScroll = ({ scrolls }: Timeline, page: number): number =>
  scrolls.firstTime(page + SCRIPTED_SCROLL_MS) ?? page;

/** A list that loads more items grows; a ticker or a virtualized list replaces nodes with as many others. */
function isLoading(timeline: Timeline, from: number, to: number): boolean {
  const { mutations } = timeline;
  const sums = totalsOf(timeline);
  const start = mutations.firstFrom(from) * COLUMNS;
  const end = mutations.firstFrom(to + 1) * COLUMNS;
  const sum = (column: number) => (sums[end + column] ?? 0) - (sums[start + column] ?? 0);
  const [added, addedTrees, removedTrees] = [sum(0), sum(1), sum(2)];
  if (added < loadingNodes || addedTrees <= removedTrees) return false;
  return added * (1 - removedTrees / addedTrees) >= loadingNodes;
}

/** Nodes added, trees added, trees removed. */
const COLUMNS = 3;
const cachedTotals = new WeakMap<Timeline, Float64Array>();

/** Running totals before each mutation, and at the end: windows overlap, and counting each from scratch is slow. */
function totalsOf(timeline: Timeline): Float64Array {
  const known = cachedTotals.get(timeline);
  if (known) return known;
  const { mutations, structure } = timeline;
  const sums = new Float64Array((mutations.length + 1) * COLUMNS);
  for (let row = 0, at = 0; row < mutations.length; row += 1, at += COLUMNS) {
    const trees = treesIn(structure, mutations.at(row, 3), mutations.at(row, 4));
    sums[at + COLUMNS] = (sums[at] ?? 0) + mutations.at(row, 5);
    sums[at + COLUMNS + 1] = (sums[at + 1] ?? 0) + trees.added;
    sums[at + COLUMNS + 2] = (sums[at + 2] ?? 0) + trees.removed;
  }
  cachedTotals.set(timeline, sums);
  return sums;
}

/** For this few numbers, a second scan is cheaper than a set. */
const SMALL = 32;

/** How many trees of nodes `length` numbers of a structure from `start` add and remove. */
function treesIn(structure: Numbers, start: number, length: number) {
  let [added, removed] = [0, 0];
  if (length === 0) return { added, removed };
  const end = start + length;
  const addedIds = length > SMALL ? new Set<number>() : undefined;
  if (addedIds) for (let index = start; index < end; index += 2) addedIds.add(structure.at(index));
  const isAdded = (node: number) => {
    if (addedIds) return addedIds.has(node);
    for (let index = start; index < end; index += 2) if (structure.at(index) === node) return true;
    return false;
  };
  for (let index = start; index < end; index += 2) {
    const id = structure.at(index);
    if (id < 0) removed += 1;
    else if (id !== CLASS_NAME && !isAdded(Math.abs(structure.at(index + 1)))) added += 1;
  }
  return { added, removed };
}
