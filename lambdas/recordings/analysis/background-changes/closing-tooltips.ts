/** Tooltips that opened under the pointer and close with the press. One that opened right before is recorded with the press. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { pressOf } from '../clicks/presses/press-time.ts';
import { perClick } from '../events/per-timeline.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CHILDREN, type NodeProperty, TEXT } from '../page/changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn, nodesRemovedIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import type { PageNodes } from '../page/page-nodes.ts';

const { requestMs } = signalRules.dead;
/** A tooltip with the elements around it has at most this many nodes. */
const TOOLTIP_NODES = 20;
const DESCRIBED_BY = hashOf('aria-describedby');
/** What libraries change at the control to which a tooltip belongs; the others are Radix’s. */
const OF_OWNER = new Set([
  DESCRIBED_BY,
  ...['data-state', 'data-radix-popper-side', 'data-radix-popper-align'].map(hashOf),
]);

/**
 * Whether a mutation only closes a tooltip that was open before the press, and that no click had opened. If the tooltip is
 * gone before the click, the mutation may also open it.
 */
export function isTooltipClosing(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const tooltips = hoverTooltips(timeline, click);
  const nodes = nodesAt(timeline, click.at);
  if (!nodes || tooltips.length === 0) return false;
  const isPart = (node: number) => tooltips.some((each) => isPartOf(nodes, each, node));
  const opensTooltip = tooltips.some(
    (each) => nodes.addedAt(each) === timeline.mutations.timeOf(row),
  );
  const moved = [...nodeChangesIn(timeline, row)];
  const changed = changedBy(timeline, row).filter(({ name }) => name !== CHILDREN);
  const owners = changed.filter(({ name }) => name === DESCRIBED_BY).map(({ node }) => node);
  const isOfOwner = ({ node, name }: NodeProperty) => OF_OWNER.has(name) && owners.includes(node);
  return (
    moved.length + changed.length > 0 &&
    moved.every(({ node, isRemoval }) => (isRemoval || opensTooltip) && isPart(node)) &&
    changed.every((each) => each.name !== TEXT && (isPart(each.node) || isOfOwner(each)))
  );
}

/** The tooltips that the pointer had opened before the press, or that opened and closed between the press and the click. */
const hoverTooltips = perClick((timeline, click): readonly number[] => {
  const nodes = nodesAt(timeline, click.at);
  const pressedAt = pressOf(timeline, click);
  return (nodes?.tooltips ?? []).filter((tooltip) => {
    const addedAt = nodes?.addedAt(tooltip) ?? pressedAt;
    if (nodes?.isInside(click.node, tooltip)) return false;
    if (addedAt >= pressedAt && !isGoneBefore(timeline, click, tooltip)) return false;
    const before = lastUntil(timeline.clicks, addedAt);
    const isByPointer = !before || addedAt - before.at > requestMs;
    return isByPointer && countAddedAt(timeline, addedAt) <= TOOLTIP_NODES;
  });
});

function isGoneBefore(timeline: Timeline, click: ClickMoment, tooltip: number): boolean {
  const nodes = nodesAt(timeline, click.at);
  const pressedAt = pressOf(timeline, click);
  const rows = [...timeline.mutations.rowsBefore(pressedAt, click.at)];
  const isAround = (node: number) => nodes?.isInside(tooltip, node);
  return rows.some((row) => nodesRemovedIn(timeline, row).some(isAround));
}

function countAddedAt(timeline: Timeline, at: number): number {
  let count = 0;
  for (const row of timeline.mutations.rowsBetween(at, at)) count += countAdded(timeline, row);
  return count;
}

/** Whether a node is in a tooltip, or is an element around it that was added with it. */
const isPartOf = (nodes: PageNodes, tooltip: number, node: number): boolean =>
  nodes.isInside(node, tooltip) ||
  (nodes.isInside(tooltip, node) && nodes.addedAt(node) === nodes.addedAt(tooltip));
