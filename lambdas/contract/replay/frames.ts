import { DOCUMENT, type PageNode } from './page-tree.ts';

export interface Frame {
  readonly parentId: number;
  readonly document: PageNode;
}

/**
 * The player attaches a frame's document by a change of its own, so the documents are taken out, outermost first. Only
 * what is above a frame is copied.
 */
export function withoutFrames(node: PageNode, frames: Frame[]): PageNode {
  const children = node.childNodes;
  if (!children || children.length === 0) return node;
  const kept: PageNode[] = [];
  let isChanged = false;
  for (const child of children) {
    if (child.type === DOCUMENT) {
      const frame: Frame[] = [];
      frames.push({ parentId: node.id, document: withoutFrames(child, frame) }, ...frame);
      isChanged = true;
    } else {
      const same = withoutFrames(child, frames);
      isChanged ||= same !== child;
      kept.push(same);
    }
  }
  return isChanged ? { ...node, childNodes: kept } : node;
}
