/** Content of a layer that a click replaced by an empty element. */

import { signalRules } from '../../../../contract/signal-rules.ts';
import { isBusyAttribute } from '../../clicks/busy/busy-state.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { CHILDREN, REQUESTING, TEXT } from '../../page/changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn } from '../../page/mutations.ts';
import type { PageNodes } from '../../page/page-nodes.ts';

const { dead } = signalRules;
/** Styles may draw something with more boxes, such as a skeleton. */
const EMPTY_NODES = 2;

/** An element of a layer whose content was replaced by an empty one. */
export interface Emptied {
  readonly at: number;
  readonly row: number;
  /** What was removed. */
  readonly content: number;
  /** What contains the empty element. */
  readonly parent: number;
}

/** What a click replaced by an empty element, with the clicked control, before the next click. */
export function emptiedBy(
  timeline: Timeline,
  nodes: PageNodes,
  click: ClickMoment,
  nextAt: number,
): Emptied | undefined {
  const { mutations } = timeline;
  const end = Math.min(nextAt, click.at + dead.afterMs);
  for (const row of mutations.rowsBefore(click.at, end)) {
    const changes = [...nodeChangesIn(timeline, row)];
    const removed = changes.find(
      ({ node, isRemoval }) => isRemoval && nodes.isInside(click.node, node),
    );
    if (!removed) continue;
    const parent = nodes.parentOf(removed.node) ?? 0;
    const added = changes.filter(({ isRemoval }) => !isRemoval);
    const isEmpty =
      added.some((each) => each.parent === parent) &&
      added.every(({ isContent }) => !isContent) &&
      countAdded(timeline, row) <= EMPTY_NODES;
    return isEmpty ? { at: mutations.timeOf(row), row, content: removed.node, parent } : undefined;
  }
  return undefined;
}

/** Whether nothing was shown in the layer since, and neither it nor what contains it was changed, as when it closes. */
export function staysEmpty(
  timeline: Timeline,
  nodes: PageNodes,
  { at, row, parent }: Emptied,
  until: number,
): boolean {
  const isAround = (node: number) => nodes.isInside(parent, node);
  for (const each of timeline.mutations.rowsBefore(at, until)) {
    for (const change of nodeChangesIn(timeline, each)) {
      if (change.isRemoval && isAround(change.node)) return false;
      const isShown = change.isContent && nodes.isInside(change.parent, parent);
      if (!change.isRemoval && each !== row && isShown) return false;
    }
    const changed = changedBy(timeline, each);
    // The details of a large change are not stored.
    if (changed.length === 0) return false;
    const isClosing = changed.some(
      (property) =>
        ![CHILDREN, TEXT, REQUESTING].includes(property.name) &&
        !isBusyAttribute(property) &&
        isAround(property.node),
    );
    if (isClosing) return false;
  }
  return true;
}
