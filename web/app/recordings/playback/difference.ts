import {
  type IncrementalData,
  MUTATION,
  type PageMirror,
  RESIZE,
  SCROLL,
} from '../../../../lambdas/contract/replay/page-mirror.ts';
import {
  type Added,
  DOCUMENT,
  type PageNode,
} from '../../../../lambdas/contract/replay/page-tree.ts';
import { changedIn } from './changed-attributes.ts';
import { isOne } from './is-same-node.ts';
import { inputOf, isScrolled, SCROLLED, scrollOf } from './node-attributes.ts';

const FILLED = /^(checked|value)$/;
const none: readonly PageNode[] = [];
const FIELD = /^(input|textarea|select)$/;

/**
 * The changes that turn one moment of a page into another, as the recorder would have emitted them, so that a page that is
 * shown already need not be built again; undefined where building it is what it takes: another page, frames, styles
 * written by scripts, or more than half of it new.
 */
export function differenceBetween(
  shown: PageMirror,
  wanted: PageMirror,
): IncrementalData[] | undefined {
  const [from, to] = [shown.tree, wanted.tree];
  if (!from || !to || shown.replayed.length + wanted.replayed.length > 0) return undefined;
  const found = new Difference();
  found.compare(from.root, to.root);
  if (found.isTooMuch || found.adds.length > to.size / 2) return undefined;
  const { removes, adds, texts, attributes } = found;
  const changes: IncrementalData[] = [{ source: MUTATION, removes, adds, texts, attributes }];
  changes.push(...found.others);
  const { width, height } = wanted.viewport;
  if (width !== shown.viewport.width || height !== shown.viewport.height) {
    changes.push({ source: RESIZE, width, height });
  }
  const { left, top } = wanted.offset;
  if (left !== shown.offset.left || top !== shown.offset.top) {
    changes.push({ source: SCROLL, id: to.root.id, x: left, y: top });
  }
  return wanted.pointer ? [...changes, wanted.pointer] : changes;
}

class Difference {
  readonly removes: { parentId: number; id: number; isShadow: boolean }[] = [];
  readonly adds: Added[] = [];
  readonly texts: { id: number; value: string | undefined }[] = [];
  readonly attributes: { id: number; attributes: Record<string, string | null> }[] = [];
  /** What is said of a field or of something that scrolls by an event of its own. */
  readonly others: IncrementalData[] = [];
  isTooMuch = false;

  /** Two moments of one node. */
  compare(from: PageNode, to: PageNode): void {
    if (from.textContent !== to.textContent) {
      this.texts.push({ id: to.id, value: to.textContent });
    }
    this.#describe(from, to);
    const { childNodes: before = none } = from;
    const { childNodes: after = none } = to;
    const shared = Math.min(before.length, after.length);
    let start = 0;
    while (start < shared && isOne(before[start], after[start])) start += 1;
    for (let at = 0; at < start; at += 1) {
      this.compare(before[at] as PageNode, after[at] as PageNode);
    }
    if (start === before.length && start === after.length) return;
    if (to.type === DOCUMENT) this.isTooMuch = true;
    else this.#replace(to.id, before.slice(start), after.slice(start));
  }

  /** Nodes that stay keep their place; all others are removed and added. */
  #replace(parentId: number, before: readonly PageNode[], after: readonly PageNode[]): void {
    const places = new Map(before.map((child, at) => [child.id, at]));
    const placeOf = (child: PageNode) => {
      const at = places.get(child.id);
      return at !== undefined && isOne(before[at], child) ? at : undefined;
    };
    const stays = new Set<number>();
    let reached = -1;
    for (const child of after) {
      const at = placeOf(child);
      if (at === undefined || at < reached) continue;
      reached = at;
      stays.add(child.id);
    }
    for (const { id, isShadow = false } of before) {
      if (!stays.has(id)) this.removes.push({ parentId, id, isShadow });
    }
    // From the last to the first, so that whatever a node is put in front of is there.
    let next: number | null = null;
    for (const child of after.toReversed()) {
      if (!stays.has(child.id)) this.#add(parentId, next, child);
      next = child.id;
    }
    for (const child of after) {
      if (stays.has(child.id)) this.compare(before[places.get(child.id) ?? 0] as PageNode, child);
    }
  }

  /** The player builds the node alone; what is in it follows. */
  #add(parentId: number, nextId: number | null, node: PageNode): void {
    if (node.type === DOCUMENT) this.isTooMuch = true;
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
