/** Tooltips that opened under the pointer and close with the press. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { pressOf } from '../clicks/presses/press-time.ts';
import { perClick } from '../events/per-timeline.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CHILDREN, type NodeProperty, TEXT } from '../page/changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';
import type { PageNodes } from '../page/page-nodes.ts';

const { requestMs } = signalRules.dead;
/** A tooltip with the elements around it has at most this many nodes. */
const TOOLTIP_NODES = 20;
const DESCRIBED_BY = hashOf('aria-describedby');
/** What libraries change at the control to which a tooltip belongs; Radix sets `data-state`. */
const OF_OWNER = new Set([DESCRIBED_BY, hashOf('data-state')]);

/** Whether a mutation only closes a tooltip that was open before the press, and that no click had opened. */
export function isTooltipClosing(timeline: Timeline, row: number, click: ClickMoment): boolean {
  const tooltips = hoverTooltips(timeline, click);
  const nodes = nodesAt(timeline, click.at);
  if (!nodes || tooltips.length === 0) return false;
  const isPart = (node: number) => tooltips.some((each) => isPartOf(nodes, each, node));
  const removed = [...nodeChangesIn(timeline, row)];
  const changed = changedBy(timeline, row).filter(({ name }) => name !== CHILDREN);
  const owners = changed.filter(({ name }) => name === DESCRIBED_BY).map(({ node }) => node);
  const isOfOwner = ({ node, name }: NodeProperty) => OF_OWNER.has(name) && owners.includes(node);
  return (
    removed.length + changed.length > 0 &&
    removed.every(({ node, isRemoval }) => isRemoval && isPart(node)) &&
    changed.every((each) => each.name !== TEXT && (isPart(each.node) || isOfOwner(each)))
  );
}

/** The tooltips that were open before the press and that the pointer had opened. */
const hoverTooltips = perClick((timeline, click): readonly number[] => {
  const nodes = nodesAt(timeline, click.at);
  const pressedAt = pressOf(timeline, click);
  return (nodes?.tooltips ?? []).filter((tooltip) => {
    const addedAt = nodes?.addedAt(tooltip) ?? pressedAt;
    if (addedAt >= pressedAt || nodes?.isInside(click.node, tooltip)) return false;
    const before = lastUntil(timeline.clicks, addedAt);
    const isByPointer = !before || addedAt - before.at > requestMs;
    return isByPointer && countAddedAt(timeline, addedAt) <= TOOLTIP_NODES;
  });
});

function countAddedAt(timeline: Timeline, at: number): number {
  let count = 0;
  for (const row of timeline.mutations.rowsBetween(at, at)) count += countAdded(timeline, row);
  return count;
}

/** Whether a node is in a tooltip, or is an element around it that was added with it. */
const isPartOf = (nodes: PageNodes, tooltip: number, node: number): boolean =>
  nodes.isInside(node, tooltip) ||
  (nodes.isInside(tooltip, node) && nodes.addedAt(node) === nodes.addedAt(tooltip));
