import type { RecordedEvent } from '../../contract/tracker.ts';
import { type StyleChange, styleWith } from './style-text.ts';

/** A node as the recorder writes it; only what changes is named. */
interface Node {
  readonly id: number;
  readonly type: number;
  tagName?: string;
  textContent?: string;
  attributes?: Record<string, unknown>;
  childNodes?: Node[];
}
interface Added {
  readonly parentId: number;
  readonly nextId: number | null;
  readonly node: Node;
}
type Change = Readonly<Record<string, unknown>> & { readonly source: number };
type Attributes = Readonly<Record<string, string | StyleChange | null>>;

const [FULL_SNAPSHOT, INCREMENTAL, META] = [2, 3, 4] as const;
const DOCUMENT = 0;
const MUTATION = 0;
const MOVES = [1, 6, 12];
const [SCROLL, RESIZE, INPUT] = [3, 4, 5] as const;
/** Style sheets that scripts wrote, and custom elements: told again after a picture, since no node shows them. */
const RETOLD = new Set([8, 13, 15, 16]);
/** A page that keeps writing style rules is played from its last own picture instead. */
const MOST_RETOLD = 5_000;

/**
 * The page as it stands after the events so far, so that a full picture of any moment can be written without the visitor
 * paying for one. It never fails: what refers to nodes it does not know is passed over, as the player does. It keeps the
 * nodes it is given and changes them: whoever still needs an event reads it first.
 */
export class PageMirror {
  #root: Node | undefined;
  #nodes = new Map<number, Node>();
  #parents = new Map<number, Node>();
  #address = '';
  #viewport = { width: 0, height: 0 };
  #offset = { left: 0, top: 0 };
  #retold: Change[] = [];
  #pointer: Change | undefined;

  apply({ type, data }: RecordedEvent): void {
    if (type === META) this.#visit(data as { href: string; width: number; height: number });
    else if (type === FULL_SNAPSHOT) this.#show(data as { node: Node; initialOffset?: never });
    else if (type === INCREMENTAL && this.#root) this.#change(data as Change);
  }

  /**
   * The moment as events a player can begin with; none while the page is not known or cannot be pictured. They show the
   * mirror's own nodes, so they are written down before the next change.
   */
  picture(timestamp: number): RecordedEvent[] {
    if (!this.#root || this.#retold.length > MOST_RETOLD) return [];
    const href = this.#address;
    const frames: Frame[] = [];
    const node = withoutFrames(this.#root, frames);
    const attached = frames.map(({ parentId, document }) => ({
      source: MUTATION,
      texts: [],
      attributes: [],
      removes: [],
      adds: [{ parentId, nextId: null, node: document }],
      isAttachIframe: true,
    }));
    const changes = [...attached, ...this.#retold, ...(this.#pointer ? [this.#pointer] : [])];
    return [
      { type: META, timestamp, data: { href, ...this.#viewport } },
      { type: FULL_SNAPSHOT, timestamp, data: { node, initialOffset: { ...this.#offset } } },
      ...changes.map((data) => ({ type: INCREMENTAL, timestamp, data })),
    ];
  }

  #visit({ href, width, height }: { href: string; width: number; height: number }): void {
    this.#address = href;
    this.#viewport = { width, height };
  }

  #show({ node, initialOffset }: { node: Node; initialOffset?: { left: number; top: number } }) {
    this.#root = node;
    this.#nodes.clear();
    this.#parents.clear();
    this.#retold = [];
    this.#pointer = undefined;
    this.#offset = initialOffset ?? { left: 0, top: 0 };
    this.#learn(this.#root, undefined);
  }

  #learn(node: Node, parent: Node | undefined): void {
    this.#nodes.set(node.id, node);
    if (parent) this.#parents.set(node.id, parent);
    for (const child of node.childNodes ?? []) this.#learn(child, node);
  }

  #forget(node: Node): void {
    this.#nodes.delete(node.id);
    this.#parents.delete(node.id);
    for (const child of node.childNodes ?? []) this.#forget(child);
  }

  #change(change: Change): void {
    const { source } = change;
    if (source === MUTATION) this.#mutate(change);
    else if (source === SCROLL) this.#scroll(change);
    else if (source === RESIZE) {
      this.#viewport = { width: Number(change.width), height: Number(change.height) };
    } else if (source === INPUT) this.#check(change);
    else if (MOVES.includes(source)) this.#point(change);
    else if (RETOLD.has(source)) this.#retold.push(change);
  }

  #mutate(change: Change): void {
    const {
      removes = [],
      adds = [],
      texts = [],
      attributes = [],
    } = change as {
      removes?: { id: number }[];
      adds?: Added[];
      texts?: { id: number; value: string }[];
      attributes?: { id: number; attributes: Attributes }[];
    };
    for (const { id } of removes) this.#remove(id);
    this.#add(adds);
    for (const { id, value } of texts) {
      const node = this.#nodes.get(id);
      if (node) node.textContent = value;
    }
    for (const each of attributes) this.#describe(each.id, each.attributes);
  }

  #remove(id: number): void {
    const node = this.#nodes.get(id);
    const siblings = this.#parents.get(id)?.childNodes;
    if (!node || !siblings) return;
    siblings.splice(siblings.indexOf(node), 1);
    this.#forget(node);
  }

  /** A node may come before the one it stands in front of; then it waits for that one. */
  #add(adds: readonly Added[]): void {
    let waiting = adds;
    for (let left = Number.POSITIVE_INFINITY; waiting.length < left; ) {
      left = waiting.length;
      waiting = waiting.filter((added) => !this.#insert(added, true));
    }
    for (const added of waiting) this.#insert(added, false);
  }

  #insert({ parentId, nextId, node }: Added, waits: boolean): boolean {
    const parent = this.#nodes.get(parentId);
    if (!parent) return false;
    const next = nextId === null ? undefined : this.#nodes.get(nextId);
    if (nextId !== null && !next && waits) return false;
    if (this.#nodes.has(node.id)) this.#remove(node.id);
    parent.childNodes ??= [];
    const siblings = parent.childNodes;
    const place = next ? siblings.indexOf(next) : -1;
    siblings.splice(place < 0 ? siblings.length : place, 0, node);
    this.#learn(node, parent);
    return true;
  }

  #describe(id: number, changed: Attributes): void {
    const node = this.#nodes.get(id);
    if (!node) return;
    node.attributes ??= {};
    const { attributes } = node;
    for (const [name, value] of Object.entries(changed)) {
      if (value === null) delete attributes[name];
      else if (typeof value === 'string') attributes[name] = value;
      else attributes[name] = styleWith(String(attributes[name] ?? ''), value);
    }
  }

  #scroll({ id, x, y }: Change): void {
    const node = this.#nodes.get(Number(id));
    if (node?.type === DOCUMENT && node === this.#root) {
      this.#offset = { left: Number(x), top: Number(y) };
    } else if (node?.attributes) {
      node.attributes.rr_scrollLeft = x;
      node.attributes.rr_scrollTop = y;
    }
  }

  #check({ id, isChecked }: Change): void {
    const attributes = this.#nodes.get(Number(id))?.attributes;
    if (!attributes || !/^(checkbox|radio)$/.test(String(attributes.type))) return;
    if (isChecked) attributes.checked = true;
    else delete attributes.checked;
  }

  #point(change: Change): void {
    const positions = change.positions as { timeOffset: number }[] | undefined;
    const last = positions?.at(-1);
    if (last) this.#pointer = { source: change.source, positions: [{ ...last, timeOffset: 0 }] };
  }
}

interface Frame {
  readonly parentId: number;
  readonly document: Node;
}

/**
 * The player attaches a frame's document by a change of its own, so the documents are taken out, outermost first. Only
 * what stands above a frame is copied.
 */
function withoutFrames(node: Node, frames: Frame[]): Node {
  const children = node.childNodes;
  if (!children || children.length === 0) return node;
  const kept: Node[] = [];
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
