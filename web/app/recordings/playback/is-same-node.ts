import type { PageNode } from '../../../../lambdas/contract/replay/page-tree.ts';
import { NodeType } from '../../../../lambdas/contract/rrweb.ts';
import { SCROLLED } from './node-attributes.ts';

/** Ids restart on every page: a node is the same only if id, type, tag and shadow flags agree. */
export const isSameNode = (from: PageNode | undefined, to: PageNode | undefined) =>
  from !== undefined &&
  to !== undefined &&
  from.id === to.id &&
  from.type === to.type &&
  from.tagName === to.tagName &&
  from.name === to.name &&
  from.isSVG === to.isSVG &&
  from.isShadow === to.isShadow &&
  from.isShadowHost === to.isShadowHost &&
  from.rootId === to.rootId &&
  !(from.type === NodeType.Document && from.rootId !== undefined) &&
  hasRecorderAttributes(from.attributes, to.attributes) &&
  hasRecorderAttributes(to.attributes, from.attributes);

/** The recorder's attributes describe state that page attributes do not; of these only scroll positions can be replayed. */
function hasRecorderAttributes(
  some: PageNode['attributes'],
  others: PageNode['attributes'],
): boolean {
  for (const name in some) {
    const isRecorders = name.startsWith('rr_') ? !SCROLLED.test(name) : name === '_cssText';
    if (isRecorders && some[name] !== others?.[name]) return false;
  }
  return true;
}
