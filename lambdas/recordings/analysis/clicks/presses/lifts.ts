/** Presses that lift something to drag it, and drop it where it was: nothing of that is a response. */

import { perTimeline } from '../../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { classBefore } from '../../page/change-times.ts';
import { CLASS, TEXT } from '../../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { pressOf } from './press-time.ts';

interface Lift {
  readonly from: number;
  readonly to: number;
}

/** Whether a mutation belongs to a press that lifted something and dropped it again before its click. */
export const isLift = (timeline: Timeline, row: number): boolean => {
  const at = timeline.mutations.timeOf(row);
  return liftsIn(timeline).some(({ from, to }) => at >= from && at <= to);
};

/** Whether the press of a click lifted something. */
export const lifts = (timeline: Timeline, { at }: ClickMoment): boolean =>
  liftsIn(timeline).some(({ to }) => to === at);

/** A click lands on what surrounds its control if that was below a copy on the press or the release. */
const liftsIn = perTimeline((timeline): readonly Lift[] =>
  timeline.clicks
    .filter(({ covered }) => covered)
    .map((click) => ({ from: pressOf(timeline, click), to: click.at }))
    .filter((lift) => isDropped(timeline, lift)),
);

/** Whether nodes with text were added with the press and removed with the release, and everything else was restored. */
function isDropped(timeline: Timeline, lift: Lift): boolean {
  const nodes = nodesAt(timeline, lift.to);
  return (
    nodes !== undefined &&
    !changesText(timeline, nodes, lift) &&
    removesItsCopy(timeline, nodes, lift) &&
    restoresClasses(timeline, nodes, lift)
  );
}

function changesText(timeline: Timeline, nodes: PageNodes, { from, to }: Lift): boolean {
  // A text that was always empty has no recorded parent.
  const isVisible = (node: number) =>
    nodes.parentOf(node) !== undefined && nodes.noticeOf(node) === undefined;
  for (const row of timeline.mutations.rowsBetween(from, to))
    if (changedBy(timeline, row).some(({ node, name }) => name === TEXT && isVisible(node)))
      return true;
  return false;
}

/** Whether a copy with text was added, and all nodes that were removed, and no others, had been added. */
function removesItsCopy(timeline: Timeline, nodes: PageNodes, { from, to }: Lift): boolean {
  const changes = [...timeline.mutations.rowsBetween(from, to)]
    .flatMap((row) => [...nodeChangesIn(timeline, row)])
    .filter(({ node }) => nodes.noticeOf(node) === undefined);
  const added = new Set<number>();
  for (const { node, isRemoval } of changes) {
    if (!isRemoval) added.add(node);
    else if (!added.delete(node)) return false;
    else for (const each of added) if (nodes.isInside(each, node)) added.delete(each);
  }
  return added.size === 0 && changes.some(({ isText }) => isText);
}

function restoresClasses(timeline: Timeline, nodes: PageNodes, { from, to }: Lift): boolean {
  const last = new Map<number, number>();
  for (const row of timeline.mutations.rowsBetween(from, to))
    for (const { node, name, className } of changedBy(timeline, row))
      if (name === CLASS) last.set(node, className);
  return [...last].every(
    ([node, className]) =>
      (nodes.addedAt(node) ?? 0) >= from || className === classBefore(timeline, nodes, node, from),
  );
}
