/** Pages that open above another page, such as a photo in a dialog with an address. */

import { lastUntil, type PageMoment, type Timeline } from '../events/timeline.ts';
import { hashOf } from '../events/untrusted.ts';
import { CLASS, type NodeProperty, STYLE, TEXT } from './changed-properties.ts';
import { changedBy, countAdded, nodeChangesIn } from './mutations.ts';
import { nodesAt } from './nodes-at.ts';

/** Apps close a dialog with an address by a step back, or open the page below it again. */
const CLOSING = new Set<PageMoment['kind']>(['pop', 'push']);
const HIDING = new Set([CLASS, STYLE, hashOf('hidden')]);
/**
 * Whether the page only opened above the first one, such as a photo in a dialog with an address, and was closed again:
 * until then the first page was neither removed, hidden nor rewritten.
 */
export function isLayer(timeline: Timeline, there: PageMoment, back: PageMoment): boolean {
  const { mutations, clicks } = timeline;
  const nodes = nodesAt(timeline, there.at);
  const click = lastUntil(clicks, there.at);
  if (there.kind !== 'push' || !CLOSING.has(back.kind) || !nodes || !click) return false;
  const isFirst = (node: number) =>
    nodes.parentOf(node) !== undefined && (nodes.addedAt(node) ?? 0) < click.at;
  // A dialog stops the scrolling of the document and its body by their styles.
  const isAroundLink = (node: number) =>
    Boolean(nodes.parentOf(nodes.parentOf(nodes.parentOf(node) ?? 0) ?? 0)) &&
    nodes.isInside(click.node, node);
  let added = 0;
  for (const row of mutations.rowsBefore(click.at, back.at)) {
    for (const { node, isRemoval } of nodeChangesIn(timeline, row))
      if (isRemoval && isFirst(node)) return false;
    const changed = changedBy(timeline, row);
    const isHiding = ({ node, name }: NodeProperty) =>
      (HIDING.has(name) && isAroundLink(node)) || (name === TEXT && isFirst(node));
    // The details of a large change are not stored.
    if (changed.length === 0 || changed.some(isHiding)) return false;
    added += countAdded(timeline, row);
  }
  return added > 0;
}
