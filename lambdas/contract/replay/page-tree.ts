import { PAGE_MAX_DEPTH } from '../limits.ts';
import { applyStyleChange, type ParsedStyle, parseStyle, type StyleChange } from './style-text.ts';

/** A recorded node, with the fields that are used here. */
export interface PageNode {
  readonly id: number;
  readonly type: number;
  readonly tagName?: string;
  readonly name?: string;
  readonly isSVG?: boolean;
  readonly isShadow?: boolean;
  readonly isShadowHost?: boolean;
  /** The document of the frame that contains it. */
  readonly rootId?: number;
  textContent?: string;
  attributes?: Record<string, unknown>;
  childNodes?: PageNode[];
}
export interface Added {
  readonly parentId: number;
  readonly nextId: number | null;
  readonly node: PageNode;
}
type Attributes = Readonly<Record<string, string | StyleChange | null>>;
interface Mutation {
  readonly source?: unknown;
  readonly removes?: readonly { readonly id: number }[];
  readonly adds?: readonly Added[];
  readonly texts?: readonly { readonly id: number; readonly value: string }[];
  readonly attributes?: readonly { readonly id: number; readonly attributes: Attributes }[];
}

/** No more are added to an element, because each one is searched for its place among them. */
export const MAX_CHILDREN = 100_000;

/** The objects in a list; tolerates malformed recordings. */
export const objectsIn = <T>(list: readonly T[] | undefined): readonly T[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];

/**
 * A page as a tree of nodes with an index by id. It never throws: like the player, it skips references to unknown nodes,
 * malformed nodes, and nodes that are nested too deeply for recursion. It copies nodes, so that the events do not change.
 */
export class PageTree {
  readonly root: PageNode;
  readonly #nodes = new Map<number, PageNode>();
  /** By node and not by number: a broken recording may give one number to two nodes. */
  readonly #parents = new Map<PageNode, PageNode>();
  /** Additions by the number of the node that they wait for, and those for which it was inserted. */
  readonly #waiting = new Map<number, Added[]>();
  #ready: Added[] = [];
  readonly #styles = new WeakMap<PageNode, ParsedStyle>();

  constructor(root: PageNode) {
    this.root = this.#keep(root, undefined, 0);
  }

  get size(): number {
    return this.#nodes.size;
  }

  find(id: number): PageNode | undefined {
    return this.#nodes.get(id);
  }
  parentOf(id: number): PageNode | undefined {
    const node = this.#nodes.get(id);
    return node && this.#parents.get(node);
  }
  depthOf(id: number): number {
    const node = this.#nodes.get(id);
    return node ? this.#depthOf(node) : 0;
  }

  change({ removes, adds, texts, attributes }: Mutation): void {
    for (const { id } of objectsIn(removes)) this.#remove(id);
    this.#add(objectsIn(adds).filter(({ node }) => typeof node === 'object' && node !== null));
    for (const { id, value } of objectsIn(texts)) {
      const node = this.#nodes.get(id);
      if (node) node.textContent = value;
    }
    for (const each of objectsIn(attributes)) this.#describe(each.id, each.attributes);
  }

  #keep(given: PageNode, parent: PageNode | undefined, depth: number): PageNode {
    const node = { ...given };
    if (given.attributes) node.attributes = { ...given.attributes };
    if (given.childNodes) {
      const children = depth < PAGE_MAX_DEPTH ? objectsIn(given.childNodes) : [];
      node.childNodes = children.map((child) => this.#keep(child, node, depth + 1));
    }
    this.#nodes.set(node.id, node);
    for (const added of this.#waiting.get(node.id) ?? []) this.#ready.push(added);
    this.#waiting.delete(node.id);
    if (parent) this.#parents.set(node, parent);
    return node;
  }

  #depthOf(node: PageNode): number {
    let depth = 0;
    for (let at = this.#parents.get(node); at; at = this.#parents.get(at)) depth += 1;
    return depth;
  }

  #forget(node: PageNode): void {
    this.#nodes.delete(node.id);
    this.#parents.delete(node);
    for (const child of node.childNodes ?? []) this.#forget(child);
  }

  #remove(id: number): void {
    const node = this.#nodes.get(id);
    const siblings = node && this.#parents.get(node)?.childNodes;
    if (!siblings) return;
    siblings.splice(siblings.indexOf(node), 1);
    this.#forget(node);
  }

  /** A node may precede its parent or next sibling in the list: it is inserted after that node, which it waits for. */
  #add(adds: readonly Added[]): void {
    this.#waiting.clear();
    for (let ready = adds; ready.length > 0; ready = this.#ready) {
      this.#ready = [];
      for (const added of ready) {
        const missing = this.#missingFor(added);
        const others = missing !== undefined && this.#waiting.get(missing);
        if (missing === undefined) this.#insert(added);
        else if (others) others.push(added);
        else this.#waiting.set(missing, [added]);
      }
    }
    const left = new Set([...this.#waiting.values()].flat());
    for (const added of adds) if (left.has(added)) this.#insert(added);
  }

  /** The node without which another one cannot be inserted at its place. */
  #missingFor({ parentId, nextId }: Added): number | undefined {
    if (!this.#nodes.has(parentId)) return parentId;
    return nextId === null || this.#nodes.has(nextId) ? undefined : nextId;
  }

  #insert({ parentId, nextId, node }: Added): void {
    const parent = this.#nodes.get(parentId);
    if (!parent) return;
    const next = nextId === null ? undefined : this.#nodes.get(nextId);
    if (this.#nodes.has(node.id)) this.#remove(node.id);
    const depth = this.#depthOf(parent) + 1;
    parent.childNodes ??= [];
    const siblings = parent.childNodes;
    if (depth > PAGE_MAX_DEPTH || siblings.length >= MAX_CHILDREN) return;
    const index = next ? siblings.indexOf(next) : -1;
    siblings.splice(index < 0 ? siblings.length : index, 0, this.#keep(node, parent, depth));
  }

  #describe(id: number, changed: Attributes): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    node.attributes ??= {};
    const { attributes } = node;
    for (const name in changed) {
      const value = changed[name] ?? null;
      if (value === null) {
        if (name in attributes) delete attributes[name]; // deleting a missing key would also slow the object down
      } else if (typeof value === 'string') attributes[name] = value;
      else attributes[name] = this.#styled(node, String(attributes[name] ?? ''), value);
    }
  }

  #styled(node: PageNode, text: string, change: StyleChange): string {
    const known = this.#styles.get(node);
    const style = applyStyleChange(known?.text === text ? known : parseStyle(text), change);
    this.#styles.set(node, style);
    return style.text;
  }
}
