import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { CHILDREN } from '../../page/changed-properties.ts';
import { changedBy, type NodeChange, nodeChangesIn } from '../../page/mutations.ts';
import { nodesAt } from '../../page/nodes-at.ts';
import type { PageNodes } from '../../page/page-nodes.ts';
import { sendsRequest } from '../click-requests.ts';
import { pressOf } from './press-time.ts';

const { afterMs, rippleMs } = signalRules.dead;
const NONE: ReadonlySet<number> = new Set();

/**
 * Nodes of the clicked control whose changes are only long ripples: empty nodes that a press added and that were removed
 * within three seconds, while nothing else in the control changed. If the click also sent a request, the control may be
 * loading, so these changes count as a response and the set is empty.
 */
export function slowRipplesOf(timeline: Timeline, click: ClickMoment): ReadonlySet<number> {
  const nodes = click.node > 0 ? nodesAt(timeline, click.at) : undefined;
  if (!nodes) return NONE;
  if (sendsRequest(timeline, click)) return NONE;
  const { mutations } = timeline;
  const from = pressOf(timeline, click);
  const isRipple = rippleTest(timeline, click, nodes, from);
  const isInControl = ({ node }: { readonly node: number }) => nodes.isInside(node, click.node);
  const changed = new Set<number>();
  for (const row of mutations.rowsBetween(from, click.at + afterMs)) {
    const properties = changedBy(timeline, row).filter(isInControl);
    if (properties.some(({ node, name }) => name !== CHILDREN && !isRipple(node))) return NONE;
    for (const { node } of properties) changed.add(node);
    const isResponse = ({ node, isText, isPicture }: NodeChange) =>
      isText || isPicture || !isRipple(node);
    if ([...nodeChangesIn(timeline, row)].filter(isInControl).some(isResponse)) return NONE;
  }
  return changed;
}

/** A test for nodes of the control that were added around the click and removed in time. */
function rippleTest(timeline: Timeline, click: ClickMoment, nodes: PageNodes, from: number) {
  const { mutations } = timeline;
  const removed: { id: number; at: number }[] = [];
  for (const row of mutations.rowsBetween(from, click.at + afterMs + rippleMs))
    for (const { node, isRemoval } of nodeChangesIn(timeline, row))
      if (isRemoval) removed.push({ id: node, at: mutations.timeOf(row) });
  return (node: number): boolean => {
    const addedAt = nodes.addedAt(node);
    if (addedAt === undefined || addedAt < from - rippleMs || node === click.node) return false;
    return removed.some(
      ({ id, at }) =>
        at >= addedAt &&
        at - addedAt <= rippleMs &&
        id !== click.node &&
        nodes.isInside(node, id) &&
        nodes.isInside(id, click.node),
    );
  };
}
