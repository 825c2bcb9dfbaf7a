/**
 * Pages of an app that stay in the document behind the one in front of them, as in apps that look like those of a phone.
 * Their slide shows and countdowns keep changing, and visitors see none of it.
 */

import { append } from './events/append.ts';
import { countWhile } from './events/binary-search.ts';
import { MUTATION, type NodeColumns, SNAPSHOT } from './events/columns.ts';
import { perTimeline } from './events/per-timeline.ts';
import type { Rows } from './events/rows.ts';
import type { ClickMoment, Timeline } from './events/timeline.ts';
import { CLASS, HIDDEN, hasChanged, nameAt } from './page/changed-properties.ts';
import { BEHIND, NODE_TRAIT } from './page/element-traits.ts';
import { changedBy } from './page/mutations.ts';
import { nodesAt } from './page/nodes-at.ts';

interface Time {
  readonly from: number;
  to: number;
}
type PagesBehind = ReadonlyMap<number, readonly Time[]>;

/** Whether a node was on a page behind the one of the click at this time. */
export function isOnPageBehind(
  timeline: Timeline,
  node: number,
  at: number,
  click: ClickMoment,
): boolean {
  const behind = pagesBehind(timeline);
  if (behind.size === 0) return false;
  const nodes = nodesAt(timeline, at);
  const page = nodes?.nearest(node, (each) => isBehindAt(behind, each, at));
  return page !== undefined && !nodes?.isInside(click.node, page);
}

function isBehindAt(behind: PagesBehind, page: number, at: number): boolean {
  const times = behind.get(page) ?? [];
  const last = times[countWhile(times.length, (index) => (times[index] as Time).from <= at) - 1];
  return last !== undefined && at < last.to;
}

/**
 * When each page was behind: from its mark, or right after it moved there, which visitors see; until its class changes, or it is
 * added again, also by the snapshot of another page.
 */
const pagesBehind = perTimeline((timeline): PagesBehind => {
  const { snapshots, mutations } = timeline;
  const log = new BehindLog();
  if (!isAnyMarked(timeline)) return log.times;
  let snapshot = 0;
  const readSnapshots = (until: number) => {
    for (; snapshot < snapshots.length && snapshots.timeOf(snapshot) <= until; snapshot += 1)
      readNodes(timeline, snapshots, snapshot, SNAPSHOT, log);
  };
  for (let row = 0; row < mutations.length; row += 1) {
    const at = mutations.timeOf(row);
    readSnapshots(at);
    readNodes(timeline, mutations, row, MUTATION, log);
    for (const [page, isMovedBehind] of pagesMovedIn(timeline, row, log.isAnyBehind)) {
      if (isMovedBehind) log.start(page, at + 1);
      else log.end(page, at);
    }
  }
  readSnapshots(Number.POSITIVE_INFINITY);
  return log.times;
});

/** Collects the times in which pages are behind; events arrive in order. */
class BehindLog {
  readonly times = new Map<number, Time[]>();
  /** The last time of each page that is behind now. */
  readonly #open = new Map<number, Time>();

  get isAnyBehind(): boolean {
    return this.#open.size > 0;
  }

  start(page: number, from: number): void {
    const time = { from, to: Number.POSITIVE_INFINITY };
    this.#open.set(page, time);
    append(this.times, page, time);
  }

  end(page: number, at: number): void {
    const time = this.#open.get(page);
    if (time) time.to = at;
    this.#open.delete(page);
  }
}

/** Every node that a snapshot or a mutation adds is a new one, which is behind if it is marked so. */
function readNodes(
  { structure }: Timeline,
  table: Rows,
  row: number,
  columns: NodeColumns,
  log: BehindLog,
): void {
  const at = table.timeOf(row);
  const first = table.cell(row, columns.nodesStart);
  let page = 0;
  for (let index = first; index < first + table.cell(row, columns.nodesLength); index += 2) {
    if (structure.at(index) === NODE_TRAIT) {
      if (structure.at(index + 1) === BEHIND) log.start(page, at);
    } else {
      page = structure.at(index);
      log.end(page, at);
    }
  }
}

/** Whether any page is ever marked as behind, or hidden. Most recordings have none, and reading all of their nodes takes longer. */
function isAnyMarked({ structure, changedProperties }: Timeline): boolean {
  for (let index = 0; index < structure.length; index += 2)
    if (structure.at(index) === NODE_TRAIT && structure.at(index + 1) === BEHIND) return true;
  for (let index = 0; index < changedProperties.length; index += 2)
    if (nameAt(changedProperties, index) === HIDDEN) return true;
  return false;
}

/**
 * The nodes whose class or `aria-hidden` a mutation changed, and whether it did both at once to hide them: a page moved
 * behind another one. A dialog also hides the page around it, but leaves its class.
 */
function pagesMovedIn(
  timeline: Timeline,
  row: number,
  isAnyBehind: boolean,
): ReadonlyMap<number, boolean> {
  const moved = new Map<number, boolean>();
  const { mutations, changedProperties } = timeline;
  const first = mutations.cell(row, MUTATION.propertiesStart);
  const length = mutations.cell(row, MUTATION.propertiesLength);
  // Animations change a million properties.
  const isMarked = hasChanged(changedProperties, HIDDEN, () => true, first, length);
  if (!isMarked && !isAnyBehind) return moved;
  const changed = changedBy(timeline, row);
  const hidden = new Set(changed.filter(({ isHiding }) => isHiding).map(({ node }) => node));
  for (const { node, name, isHiding } of changed) {
    if (name === CLASS) moved.set(node, hidden.has(node));
    if (name === HIDDEN && !isHiding) moved.set(node, false);
  }
  return moved;
}
