import { NodeType } from '../rrweb.ts';
import type { PageNode } from './page-tree.ts';

export interface Frame {
  readonly parentId: number;
  readonly document: PageNode;
}

/**
 * Removes the documents of frames from a tree, outermost first, because the player attaches each with a separate
 * mutation. Copies only the ancestors of frames.
 */
export function withoutFrames(node: PageNode, frames: Frame[]): PageNode {
  const children = node.childNodes;
  if (!children || children.length === 0) return node;
  const remaining: PageNode[] = [];
  let isChanged = false;
  for (const child of children) {
    if (child.type === NodeType.Document) {
      const frame: Frame[] = [];
      frames.push({ parentId: node.id, document: withoutFrames(child, frame) }, ...frame);
      isChanged = true;
    } else {
      const copy = withoutFrames(child, frames);
      isChanged ||= copy !== child;
      remaining.push(copy);
    }
  }
  return isChanged ? { ...node, childNodes: remaining } : node;
}
