/** Tooltips that opened under the pointer and close with the press. One that opened right before is recorded with the press. */

import { signalRules } from '../../../contract/signal-rules.ts';
import { pressOf } from '../clicks/presses/press-time.ts';
import { perClick } from '../events/per-timeline.ts';
import { type ClickMoment, lastUntil, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CHILDREN, type NodeProperty, TEXT } from '../page/changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn, nodesRemovedIn } from '../page/mutations.ts';
import { nodesAt } from '../page/nodes-at.ts';

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
  const { tooltips, around, addedAt } = hoverTooltips(timeline, click);
  const nodes = nodesAt(timeline, click.at);
  if (!nodes || tooltips.size === 0) return false;
  const isPart = (node: number) =>
    around.has(node) || nodes.nearest(node, (each) => tooltips.has(each)) !== undefined;
  const opensTooltip = addedAt.has(timeline.mutations.timeOf(row));
  const moved = [...nodeChangesIn(timeline, row)];
  const properties = changedBy(timeline, row);
  // There were too many to store, so other parts of the page have changed as well.
  if (properties.length === 0) return false;
  const changed = properties.filter(({ name }) => name !== CHILDREN);
  const owners = new Set(
    changed.filter(({ name }) => name === DESCRIBED_BY).map(({ node }) => node),
  );
  const isOfOwner = ({ node, name }: NodeProperty) => OF_OWNER.has(name) && owners.has(node);
  return (
    moved.every(({ node, isRemoval }) => (isRemoval || opensTooltip) && isPart(node)) &&
    changed.every((each) => each.name !== TEXT && (isPart(each.node) || isOfOwner(each)))
  );
}

interface HoverTooltips {
  readonly tooltips: ReadonlySet<number>;
  /** The elements around them that were added with them. */
  readonly around: ReadonlySet<number>;
  readonly addedAt: ReadonlySet<number | undefined>;
}
const NONE: HoverTooltips = { tooltips: new Set(), around: new Set(), addedAt: new Set() };

/** The tooltips that the pointer had opened before the press, or that opened and closed between the press and the click. */
const hoverTooltips = perClick((timeline, click): HoverTooltips => {
  const nodes = nodesAt(timeline, click.at);
  if (!nodes) return NONE;
  const pressedAt = pressOf(timeline, click);
  const closed = nodesRemovedBetween(timeline, pressedAt, click.at);
  const isClosed = (tooltip: number) =>
    nodes.nearest(tooltip, (each) => closed.has(each)) !== undefined;
  const opened = nodes.tooltips.filter((tooltip) => {
    const addedAt = nodes.addedAt(tooltip);
    if (addedAt === undefined || nodes.isInside(click.node, tooltip)) return false;
    if (addedAt >= pressedAt && !isClosed(tooltip)) return false;
    const before = lastUntil(timeline.clicks, addedAt);
    const isByPointer = !before || addedAt - before.at > requestMs;
    return isByPointer && countAddedAt(timeline, addedAt) <= TOOLTIP_NODES;
  });
  const around = new Set<number>();
  for (const tooltip of opened)
    nodes.nearest(tooltip, (each) => {
      if (nodes.addedAt(each) === nodes.addedAt(tooltip)) around.add(each);
      return false;
    });
  const addedAt = new Set(opened.map((tooltip) => nodes.addedAt(tooltip)));
  return { tooltips: new Set(opened), around, addedAt };
});

function nodesRemovedBetween(timeline: Timeline, from: number, to: number): ReadonlySet<number> {
  const rows = [...timeline.mutations.rowsBefore(from, to)];
  return new Set(rows.flatMap((row) => nodesRemovedIn(timeline, row)));
}

function countAddedAt(timeline: Timeline, at: number): number {
  let count = 0;
  for (const row of timeline.mutations.rowsBetween(at, at)) {
    count += countAdded(timeline, row);
    if (count > TOOLTIP_NODES) break;
  }
  return count;
}
