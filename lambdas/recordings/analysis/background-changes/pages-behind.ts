/**
 * Pages of an app that stay in the document behind the one in front of them, as in apps that look like those of a phone.
 * Their slide shows and countdowns keep changing, and visitors see none of it.
 */

import { MUTATION, SNAPSHOT } from '../events/columns.ts';
import { perTimeline } from '../events/per-timeline.ts';
import type { Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CLASS, hasChanged } from '../page/changed-properties.ts';
import { changedBy } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import { BEHIND, NODE_TRAIT } from '../page/structure.ts';

const ARIA_HIDDEN = hashOf('aria-hidden');

interface Time {
  readonly from: number;
  to: number;
}
type PagesBehind = ReadonlyMap<number, readonly Time[]>;

/** Whether a node was on a page behind another one at this time. */
export function isOnPageBehind(timeline: Timeline, node: number, at: number): boolean {
  const behind = pagesBehind(timeline);
  if (behind.size === 0) return false;
  const isBehind = (page: number) =>
    behind.get(page)?.some(({ from, to }) => at >= from && at < to) === true;
  return nodesAt(timeline, at)?.nearest(node, isBehind) !== undefined;
}

/** When each page was behind: from its mark, until its class changes or the browser loads another page. */
const pagesBehind = perTimeline((timeline): PagesBehind => {
  const { snapshots, mutations, structure } = timeline;
  const behind = new Map<number, Time[]>();
  const start = (page: number, from: number) => {
    const row = snapshots.firstFrom(from + 1);
    const to = row < snapshots.length ? snapshots.timeOf(row) : Number.POSITIVE_INFINITY;
    behind.set(page, [...(behind.get(page) ?? []), { from, to }]);
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
    for (const page of pagesMovedIn(timeline, row, behind)) {
      const last = behind.get(page)?.at(-1);
      if (last && at > last.from && at < last.to) last.to = at;
      else start(page, at);
    }
  }
  return behind;
});

/** The pages that a mutation moves behind, by their class and for screen readers at once, or moves away from there. */
function pagesMovedIn(timeline: Timeline, row: number, behind: PagesBehind): number[] {
  const { mutations, changedProperties } = timeline;
  const first = mutations.cell(row, MUTATION.propertiesStart);
  const length = mutations.cell(row, MUTATION.propertiesLength);
  const isHiding = hasChanged(changedProperties, ARIA_HIDDEN, () => true, first, length);
  if (!isHiding && behind.size === 0) return [];
  const changed = changedBy(timeline, row);
  const hidden = new Set(
    changed
      .filter(({ name, isRemoved }) => name === ARIA_HIDDEN && !isRemoved)
      .map(({ node }) => node),
  );
  const isBehind = (page: number) => {
    const last = behind.get(page)?.at(-1);
    const at = mutations.timeOf(row);
    return last !== undefined && at > last.from && at < last.to;
  };
  const moved = changed.filter(
    ({ name, node }) => name === CLASS && (hidden.has(node) || isBehind(node)),
  );
  return [...new Set(moved.map(({ node }) => node))];
}
