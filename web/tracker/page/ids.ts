/** The nodes that were recorded, by their numbers, and the tree as a reader of the recording has it. */

import type { Policy } from '../privacy/text-policy.ts';

/** The attributes of what is no element. */
export const NONE: string[] = [];

/** A node that was recorded. A shadow root has the number of its host, since it is recorded as a part of it. */
export class Entry {
  parent: Entry | undefined;
  previous: Entry | undefined;
  next: Entry | undefined;
  first: Entry | undefined;
  last: Entry | undefined;
  /** The shadow root of a host, or the document of a frame. */
  inner: Entry | undefined;
  /** The look at the page in which it was written last, and in which its place was found to be right. */
  written = 0;
  settled = 0;
  /** The look in which it was found to have left its place. */
  taken = 0;
  /** Of an element: its attributes as the page had them when they were recorded. */
  names: string[] = NONE;
  values: (string | null)[] = NONE;
  /** Whether its tag or one of its attributes may be a mark of privacy: the browser is asked only then. */
  mayBeMarked = true;
  /** What was recorded of it and of what is in it; undefined where more belongs to it than its nodes, as a sheet does. */
  policy: Policy | undefined;
  readonly node: Node;
  readonly id: number;
  /** The number of the frame's document that it is in; 0 on the page itself. */
  readonly root: number;
  readonly isShadow: boolean;

  constructor(node: Node, id: number, root: number, isShadow = false) {
    this.node = node;
    this.id = id;
    this.root = root;
    this.isShadow = isShadow;
  }

  /** Becomes a child, in front of another one or as the last. */
  link(parent: Entry, next: Entry | undefined): void {
    const previous = next ? next.previous : parent.last;
    this.parent = parent;
    this.previous = previous;
    this.next = next;
    if (previous) previous.next = this;
    else parent.first = this;
    if (next) next.previous = this;
    else parent.last = this;
  }

  /** Whether an attribute differs from what was recorded; from now on this is what was recorded. */
  takeAttribute(name: string, value: string | null): boolean {
    const { names, values } = this;
    let place = names.indexOf(name);
    if (place < 0) place = names.push(name) - 1;
    const before = values[place] ?? null;
    values[place] = value;
    return before !== value;
  }

  unlink(): void {
    const { parent, previous, next } = this;
    if (!parent) return;
    if (previous) previous.next = next;
    else parent.first = next;
    if (next) next.previous = previous;
    else parent.last = previous;
    this.parent = undefined;
    this.previous = undefined;
    this.next = undefined;
  }
}

/** A number is never used twice on a page, also not by a later recording. */
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

  /** The shadow root of a host; the same where the host is only written again. */
  addShadow(node: ShadowRoot, host: Entry): Entry {
    const known = this.#entries.get(node);
    if (known?.parent === host) return known;
    const entry = new Entry(node, host.id, host.root, true);
    entry.parent = host;
    host.inner = entry;
    this.#entries.set(node, entry);
    return entry;
  }

  /** The document of a frame: what is in it is recorded with its number. */
  addFrame(node: Document, frame: Entry): Entry {
    const id = nextId();
    const entry = new Entry(node, id, id);
    entry.parent = frame;
    frame.inner = entry;
    this.#entries.set(node, entry);
    return entry;
  }

  /** What left the page: should any of it come back, it is new. */
  forget(entry: Entry): void {
    // Moved to another document, the node has another entry by now.
    if (this.#entries.get(entry.node) === entry) this.#entries.delete(entry.node);
    for (let child = entry.first; child; child = child.next) this.forget(child);
    if (entry.inner) this.forget(entry.inner);
  }
}
