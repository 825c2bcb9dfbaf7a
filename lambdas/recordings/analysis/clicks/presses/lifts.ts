/** Presses that lift something to drag it, and drop it where it was: nothing of that is a response. */

import { perTimeline } from '../../events/per-timeline.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { classBefore } from '../../page/change-times.ts';
import { CLASS, TEXT } from '../../page/changed-properties.ts';
import { changedBy, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
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
function isDropped(timeline: Timeline, { from, to }: Lift): boolean {
  const nodes = nodesAt(timeline, to);
  if (!nodes) return false;
  const { mutations } = timeline;
  const added = new Set<number>();
  const classes = new Map<number, number>();
  let hasCopy = false;
  for (const row of mutations.rowsBetween(from, to)) {
    for (const { node, name, className } of changedBy(timeline, row)) {
      // A text that was always empty has no recorded parent.
      const isRead = nodes.parentOf(node) !== undefined && nodes.noticeOf(node) === undefined;
      if (name === TEXT && isRead) return false;
      if (name === CLASS) classes.set(node, className);
    }
    for (const { node, isRemoval, isText } of nodeChangesIn(timeline, row)) {
      if (nodes.noticeOf(node) !== undefined) continue;
      if (isRemoval && !added.delete(node)) return false;
      if (isRemoval) for (const each of added) if (nodes.isInside(each, node)) added.delete(each);
      if (!isRemoval) added.add(node);
      hasCopy ||= isText;
    }
  }
  const isRestored = ([node, className]: readonly [number, number]) =>
    (nodes.addedAt(node) ?? 0) >= from || className === classBefore(timeline, nodes, node, from);
  return hasCopy && added.size === 0 && [...classes].every(isRestored);
}
