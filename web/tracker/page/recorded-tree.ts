/** The recorded nodes with their ids, and the tree as a player of the recording has it. */

import type { Policy } from '../privacy/text-policy.ts';

/** The attributes of nodes that are not elements. */
export const NONE: string[] = [];

/** A recorded node. A shadow root has the id of its host, because the format has no node for it. */
export class Entry {
  parentEntry: Entry | undefined;
  previousEntry: Entry | undefined;
  next: Entry | undefined;
  firstEntry: Entry | undefined;
  lastEntry: Entry | undefined;
  /** The shadow root of a host, or the document of a frame. */
  inner: Entry | undefined;
  /** The pass in which the node was last written, or in which the value of an attribute last changed. */
  written = 0;
  /** The pass in which its position was last correct. */
  settled = 0;
  /** The pass in which it was last removed from its parent. */
  removedIn = 0;
  /** The unmasked attributes of an element when they were recorded. */
  attributeNames: string[] = NONE;
  values: (string | null)[] = NONE;
  /** Whether its tag or an attribute may set a privacy policy; otherwise selectors are not matched, which is slow. */
  mayBeMarked = true;
  /** The policy it was recorded with; undefined for elements that cannot be moved without writing them again. */
  policy: Policy | undefined;
  readonly node: Node;
  readonly id: number;
  /** The id of the frame's document that contains it; 0 on the page itself. */
  readonly rootId: number;
  readonly isShadow: boolean | undefined;

  constructor(node: Node, id: number, root: number, isShadow?: boolean) {
    this.node = node;
    this.id = id;
    this.rootId = root;
    this.isShadow = isShadow;
  }

  /** Inserts it as a child before `next`, or as the last one. */
  link(parent: Entry, next: Entry | undefined): void {
    const previous = next ? next.previousEntry : parent.lastEntry;
    this.parentEntry = parent;
    this.previousEntry = previous;
    this.next = next;
    if (previous) previous.next = this;
    else parent.firstEntry = this;
    if (next) next.previousEntry = this;
    else parent.lastEntry = this;
  }

  /** Stores the recorded value of an attribute; returns whether it changed. */
  updateAttribute(name: string, value: string | null): boolean {
    const { attributeNames: names, values } = this;
    let index = names.indexOf(name);
    if (index < 0) index = names.push(name) - 1;
    const before = values[index] ?? null;
    values[index] = value;
    return before !== value;
  }

  unlink(): void {
    const { parentEntry: parent, previousEntry: previous, next } = this;
    if (!parent) return;
    if (previous) previous.next = next;
    else parent.firstEntry = next;
    if (next) next.previousEntry = previous;
    else parent.lastEntry = previous;
    this.parentEntry = undefined;
    this.previousEntry = undefined;
    this.next = undefined;
  }
}

/** Ids are unique on a page, even across several recordings of it. */
let lastId = 0;
const nextId = (): number => ++lastId;

export class Nodes {
  readonly #entries = new WeakMap<Node, Entry>();

  get(node: Node): Entry | undefined {
    return this.#entries.get(node);
  }

  add(node: Node, root: number): Entry {
    const entry = new Entry(node, nextId(), root);
    this.#entries.set(node, entry);
    return entry;
  }

  /** Returns the existing entry if the host is written again. */
  addShadow(node: ShadowRoot, host: Entry): Entry {
    const known = this.#entries.get(node);
    if (known?.parentEntry === host) return known;
    const entry = new Entry(node, host.id, host.rootId, true);
    entry.parentEntry = host;
    host.inner = entry;
    this.#entries.set(node, entry);
    return entry;
  }

  /** Adds the document of a frame; its id becomes the root of the nodes in it. */
  addFrame(node: Document, frame: Entry): Entry {
    const id = nextId();
    const entry = new Entry(node, id, id);
    entry.parentEntry = frame;
    frame.inner = entry;
    this.#entries.set(node, entry);
    return entry;
  }

  /** Removes a subtree that left the page; nodes that return get new ids. */
  forgetTree(entry: Entry): void {
    // A node that moved to another document has a new entry, which stays.
    if (this.#entries.get(entry.node) === entry) this.#entries.delete(entry.node);
    for (let child = entry.firstEntry; child; child = child.next) this.forgetTree(child);
    if (entry.inner) this.forgetTree(entry.inner);
  }
}
