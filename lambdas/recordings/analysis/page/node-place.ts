import type { PageNodes } from './page-nodes.ts';

/** A class this far above a node says nothing about it. */
const PLACE_DEPTH = 4;

/**
 * A number for the place of a node: the class of the nearest node that was added with one, and the distance to it.
 * Nodes in the same place of other pages have the same number, as have siblings. 0 if no class is near.
 */
export function placeOf(nodes: PageNodes, node: number): number {
  let at: number | undefined = node;
  for (let depth = 0; at && depth < PLACE_DEPTH; depth += 1, at = nodes.parentOf(at)) {
    const className = nodes.classOf(at);
    if (className) return className * PLACE_DEPTH + depth;
  }
  return 0;
}
