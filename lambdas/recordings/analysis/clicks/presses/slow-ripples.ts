import { signalRules } from '../../../../contract/signal-rules.ts';
import type { ClickMoment, Timeline } from '../../events/timeline.ts';
import { CHILDREN } from '../../page/changed-properties.ts';
import { nodesAt, type PageNodes } from '../../page/page-nodes.ts';
import { CLASS_NAME, PICTURE } from '../../page/structure.ts';
import { changedBy } from '../../page/triggered-changes.ts';
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
  const changed = new Set<number>();
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    if (mutations.at(row, 0) > click.at + afterMs) break;
    for (const { node, name } of changedBy(timeline, row)) {
      if (!nodes.isInside(node, click.node)) continue;
      if (name !== CHILDREN && !isRipple(node)) return NONE;
      changed.add(node);
    }
    for (const { id, isVisible } of changesIn(timeline, row)) {
      if (nodes.isInside(id, click.node) && (isVisible || !isRipple(id))) return NONE;
    }
  }
  return changed;
}

/** A test for nodes of the control that were added around the click and removed in time. */
function rippleTest(timeline: Timeline, click: ClickMoment, nodes: PageNodes, from: number) {
  const { mutations } = timeline;
  const removed: { id: number; at: number }[] = [];
  for (let row = mutations.firstFrom(from); row < mutations.length; row += 1) {
    const at = mutations.at(row, 0);
    if (at > click.at + afterMs + rippleMs) break;
    for (const { id, isRemoval } of changesIn(timeline, row))
      if (isRemoval) removed.push({ id, at });
  }
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

/** The nodes that a mutation added and removed; `isSeen`: the added node is text or a picture. */
function* changesIn({ mutations, structure }: Timeline, row: number) {
  const start = mutations.at(row, 3);
  const end = start + mutations.at(row, 4);
  for (let index = start; index < end; index += 2) {
    const id = structure.at(index);
    if (id === CLASS_NAME) continue;
    const isPicture =
      index + 2 < end &&
      structure.at(index + 2) === CLASS_NAME &&
      structure.at(index + 3) === PICTURE;
    const isVisible = id > 0 && (isPicture || structure.at(index + 1) < 0);
    yield { id: Math.abs(id), isRemoval: id < 0, isVisible };
  }
}
