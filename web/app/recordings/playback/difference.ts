import type {
  IncrementalData,
  PageMirror,
} from '../../../../lambdas/contract/replay/page-mirror.ts';
import type { Added, PageNode } from '../../../../lambdas/contract/replay/page-tree.ts';
import { NodeType, IncrementalSource as Source } from '../../../../lambdas/contract/rrweb.ts';
import { changedIn } from './changed-attributes.ts';
import { isSameNode } from './is-same-node.ts';
import { inputOf, isScrolled, SCROLLED, scrollOf } from './node-attributes.ts';

const FILLED = /^(checked|value)$/;
const none: readonly PageNode[] = [];
const FIELD = /^(input|textarea|select)$/;

/**
 * The changes that turn one state of a page into another, as the recorder would have emitted them, so that a shown page need
 * not be rebuilt. Undefined if it has to be rebuilt: another page, frames, styles written by scripts, or more than half of
 * its nodes are new.
 */
export function differenceBetween(
  current: PageMirror,
  target: PageMirror,
): IncrementalData[] | undefined {
  const [from, to] = [current.tree, target.tree];
  if (!from || !to || current.replayed.length + target.replayed.length > 0) return undefined;
  const difference = new Difference();
  difference.compare(from.root, to.root);
  if (difference.needsRebuild || difference.adds.length > to.size / 2) return undefined;
  const { removes, adds, texts, attributes } = difference;
  const changes: IncrementalData[] = [
    { source: Source.Mutation, removes, adds, texts, attributes },
  ];
  changes.push(...difference.others);
  const { width, height } = target.viewport;
  if (width !== current.viewport.width || height !== current.viewport.height) {
    changes.push({ source: Source.ViewportResize, width, height });
  }
  const { left, top } = target.offset;
  if (left !== current.offset.left || top !== current.offset.top) {
    changes.push({ source: Source.Scroll, id: to.root.id, x: left, y: top });
  }
  return target.pointer ? [...changes, target.pointer] : changes;
}

class Difference {
  readonly removes: { parentId: number; id: number; isShadow: boolean }[] = [];
  readonly adds: Added[] = [];
  readonly texts: { id: number; value: string | undefined }[] = [];
  readonly attributes: { id: number; attributes: Record<string, string | null> }[] = [];
  /** Input and scroll events, which are separate from mutations. */
  readonly others: IncrementalData[] = [];
  needsRebuild = false;

  /** Compares two states of one node. */
  compare(from: PageNode, to: PageNode): void {
    if (from.textContent !== to.textContent) {
      this.texts.push({ id: to.id, value: to.textContent });
    }
    this.#describe(from, to);
    const { childNodes: before = none } = from;
    const { childNodes: after = none } = to;
    const shared = Math.min(before.length, after.length);
    let start = 0;
    while (start < shared && isSameNode(before[start], after[start])) start += 1;
    for (let at = 0; at < start; at += 1) {
      this.compare(before[at] as PageNode, after[at] as PageNode);
    }
    if (start === before.length && start === after.length) return;
    if (to.type === NodeType.Document) this.needsRebuild = true;
    else this.#replace(to.id, before.slice(start), after.slice(start));
  }

  /** Removes and adds all nodes except those that stay in order. */
  #replace(parentId: number, before: readonly PageNode[], after: readonly PageNode[]): void {
    const places = new Map(before.map((child, at) => [child.id, at]));
    const placeOf = (child: PageNode) => {
      const at = places.get(child.id);
      return at !== undefined && isSameNode(before[at], child) ? at : undefined;
    };
    const staying = new Set<number>();
    let lastPlace = -1;
    for (const child of after) {
      const at = placeOf(child);
      if (at === undefined || at < lastPlace) continue;
      lastPlace = at;
      staying.add(child.id);
    }
    for (const { id, isShadow = false } of before) {
      if (!staying.has(id)) this.removes.push({ parentId, id, isShadow });
    }
    // From last to first, because a node is inserted before its next sibling.
    let next: number | null = null;
    for (const child of after.toReversed()) {
      if (!staying.has(child.id)) this.#add(parentId, next, child);
      next = child.id;
    }
    for (const child of after) {
      if (staying.has(child.id)) this.compare(before[places.get(child.id) ?? 0] as PageNode, child);
    }
  }

  /** The player adds a node without its children, which follow. */
  #add(parentId: number, nextId: number | null, node: PageNode): void {
    if (node.type === NodeType.Document) this.needsRebuild = true;
    this.adds.push({ parentId, nextId, node: { ...node, childNodes: [] } });
    if (isScrolled(node)) this.others.push(scrollOf(node));
    for (const child of node.childNodes ?? []) this.#add(node.id, null, child);
  }

  #describe(from: PageNode, node: PageNode): void {
    const changed = changedIn(from.attributes ?? {}, node.attributes ?? {});
    if (!changed) return;
    const isField = FIELD.test(node.tagName ?? '');
    const names = Object.keys(changed);
    const filled = names.filter((name) => isField && FILLED.test(name));
    const scrolled = names.filter((name) => SCROLLED.test(name));
    if (filled.length > 0) this.others.push(inputOf(node));
    if (scrolled.length > 0) this.others.push(scrollOf(node));
    for (const name of [...filled, ...scrolled]) delete changed[name];
    this.attributes.push({ id: node.id, attributes: changed });
  }
}
