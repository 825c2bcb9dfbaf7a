import { signalRules } from '../../../contract/signal-rules.ts';
import { MUTATION } from '../events/columns.ts';
import type { Numbers } from '../events/numbers.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { NODE_TRAIT } from '../page/element-traits.ts';
import { countAdded } from '../page/mutations.ts';

const { loadingNodes } = signalRules.excessiveScroll;

/** A list that loads more items grows; a ticker or a virtualized list replaces nodes with as many others. */
export function isLoading(timeline: Timeline, from: number, to: number): boolean {
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

/** Running totals before each mutation, and at the end: windows overlap, and counting each from scratch is slow. */
const totalsOf = perTimeline((timeline) => {
  const { mutations, structure } = timeline;
  const sums = new Float64Array((mutations.length + 1) * COLUMNS);
  for (let row = 0, at = 0; row < mutations.length; row += 1, at += COLUMNS) {
    const trees = treesIn(
      structure,
      mutations.cell(row, MUTATION.nodesStart),
      mutations.cell(row, MUTATION.nodesLength),
    );
    sums[at + COLUMNS] = (sums[at] ?? 0) + countAdded(timeline, row);
    sums[at + COLUMNS + 1] = (sums[at + 1] ?? 0) + trees.added;
    sums[at + COLUMNS + 2] = (sums[at + 2] ?? 0) + trees.removed;
  }
  return sums;
});

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
    else if (id !== NODE_TRAIT && !isAdded(Math.abs(structure.at(index + 1)))) added += 1;
  }
  return { added, removed };
}
