/**
 * Pages of an app that stay in the document behind the one in front of them, as in apps that look like those of a phone.
 * Their slide shows and countdowns keep changing, and visitors see none of it.
 */

import { MUTATION, SNAPSHOT } from './events/columns.ts';
import { perTimeline } from './events/per-timeline.ts';
import type { ClickMoment, Timeline } from './events/timeline.ts';
import { CLASS, HIDDEN, hasChanged } from './page/changed-properties.ts';
import { changedBy } from './page/mutations.ts';
import { nodesAt } from './page/nodes-at.ts';
import { BEHIND, NODE_TRAIT } from './page/structure.ts';

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

const isBehindAt = (behind: PagesBehind, page: number, at: number): boolean =>
  behind.get(page)?.some(({ from, to }) => at >= from && at < to) === true;

/** When each page was behind: from its mark, until its class changes or the browser loads another page. */
const pagesBehind = perTimeline((timeline): PagesBehind => {
  const { snapshots, mutations, structure } = timeline;
  const behind = new Map<number, Time[]>();
  const start = (page: number, from: number) => {
    const row = snapshots.firstFrom(from + 1);
    const to = row < snapshots.length ? snapshots.timeOf(row) : Number.POSITIVE_INFINITY;
    const times = behind.get(page) ?? [];
    behind.set(page, times);
    times.push({ from, to });
  };
  const startMarked = (from: number, first: number, length: number) => {
    let page = 0;
    for (let index = first; index < first + length; index += 2) {
      const isTrait = structure.at(index) === NODE_TRAIT;
      if (isTrait && structure.at(index + 1) === BEHIND) start(page, from);
      if (!isTrait) page = structure.at(index);
    }
  };
  for (let row = 0; row < snapshots.length; row += 1)
    startMarked(
      snapshots.timeOf(row),
      snapshots.cell(row, SNAPSHOT.nodesStart),
      snapshots.cell(row, SNAPSHOT.nodesLength),
    );
  for (let row = 0; row < mutations.length; row += 1) {
    const at = mutations.timeOf(row);
    startMarked(
      at,
      mutations.cell(row, MUTATION.nodesStart),
      mutations.cell(row, MUTATION.nodesLength),
    );
    for (const [page, isMovedBehind] of pagesMovedIn(timeline, row, behind.size > 0)) {
      const before = behind.get(page)?.at(-1);
      const last = before && at < before.to ? before : undefined;
      if (!isMovedBehind && last) last.to = at;
      if (isMovedBehind && !last) start(page, at);
    }
  }
  return behind;
});

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
