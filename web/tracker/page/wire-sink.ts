/** Writes a page in the wire format, token by token while it is read, without building event objects first. */
import {
  encodeGesture,
  encodeValue,
  type Incremental,
} from '../../../lambdas/contract/wire/encode-small.ts';
import { NodeFlag, NodeKind, Op, Part, Value } from '../../../lambdas/contract/wire/format.ts';
import {
  type EncodedEvent,
  EventWriter,
  type Text,
} from '../../../lambdas/contract/wire/writer.ts';

type AttributeValue = string | number | boolean | null;

/**
 * Takes the nodes of a page in preorder, and its changes in the order in which a player applies them. Callers pass masked
 * strings and the ids of recorded-tree.ts; 0 means none.
 */
export class WireSink {
  #event = new EventWriter(Op.Mutation);
  /** The number of open nodes. */
  #depth = 0;
  /** The parent and next sibling of the next added node. */
  #parent = 0;
  #next = 0;
  #isChange = false;
  readonly #emit: (event: EncodedEvent) => void;

  constructor(emit: (event: EncodedEvent) => void) {
    this.#emit = emit;
  }

  /** Starts a snapshot: the document follows, then `pageEnd`. Scroll positions are CSS pixels. */
  page(left: number, top: number): void {
    this.#open(Op.Snapshot);
    this.#event.writeNumber(left);
    this.#event.writeNumber(top);
  }
  pageEnd(): void {
    this.#emit(this.#event.encoded(Date.now()));
  }
  /** Starts the snapshot of a frame: its document follows, then `frameEnd`. */
  frame(frame: number): void {
    this.#open(Op.Mutation);
    this.#event.tokens.push(1);
    this.add(frame);
    this.#isChange = true;
  }
  frameEnd(): void {
    this.#event.tokens.push(Part.End);
    this.pageEnd();
  }
  /** Starts a mutation event: changes follow, then `changesEnd`, which drops an empty event. */
  changes(): void {
    this.#open(Op.Mutation);
    this.#event.tokens.push(0);
    this.#isChange = true;
  }
  changesEnd(): void {
    // Two tokens are the operation and the flag for frames.
    if (this.#event.tokens.length > 2) this.frameEnd();
  }

  /** Children follow, then `close`. */
  document(id: number, compatMode: string): void {
    const isCompat = compatMode !== 'CSS1Compat';
    this.#node(id, 0, isCompat ? NodeFlag.Compat : 0, NodeKind.Document);
    if (isCompat) this.#event.text(compatMode);
    this.#depth++;
  }
  doctypeNode(id: number, root: number, publicId: string, systemId: string): void {
    this.#node(id, root, 0, NodeKind.Doctype);
    this.#event.text('html');
    this.#event.text(publicId);
    this.#event.text(systemId);
  }
  /** Attributes follow, then `attributesEnd`, children, and `close`. `kind` is a combination of `NodeFlag` bits. */
  element(id: number, root: number, kind: number, tag: string): void {
    this.#node(id, root, kind, NodeKind.Element);
    this.#event.text(tag);
    this.#depth++;
  }
  text(id: number, root: number, kind: number, text: Text): void {
    this.#node(id, root, kind, NodeKind.Text);
    this.#event.text(text);
  }
  /** An attribute of the element that was written last; null removes it. */
  attribute(name: string, value: AttributeValue): void {
    this.#event.text(name);
    this.#event.value(value);
  }
  /** The rules of a style sheet, as an attribute of the element that was written last. */
  writeCss(text: Text): void {
    this.#event.text('_cssText');
    this.#event.text(text);
  }
  /** The number of characters in the current event. */
  get characters(): number {
    return this.#event.characters;
  }
  attributesEnd(): void {
    this.#event.tokens.push(Value.End);
  }
  close(): void {
    this.#depth--;
    this.#event.tokens.push(NodeKind.End);
  }

  /** The next node is a new child of `parent`, before `next` or as the last one. */
  add(parent: number, next = 0): void {
    this.#parent = parent;
    this.#next = next;
  }
  /** Moves a node with its descendants. */
  move(id: number, parent: number, next: number | undefined): void {
    const event = this.#event;
    event.tokens.push(Part.Move);
    event.parent(parent);
    event.sibling(next);
    event.id(id);
  }
  remove(id: number, parent: number, isInShadow?: boolean): void {
    const event = this.#event;
    event.tokens.push(isInShadow ? Part.RemoveShadow : Part.Remove);
    event.parent(parent);
    event.id(id);
  }
  changeText(id: number, text: Text): void {
    const event = this.#event;
    event.tokens.push(Part.Text);
    event.id(id);
    event.text(text);
  }
  /** Attributes follow, then `attributesEnd`. */
  changeElement(id: number): void {
    const event = this.#event;
    event.tokens.push(Part.Attributes);
    event.id(id);
  }

  /** Interactions, viewport sizes and changes of style sheets. */
  writeIncremental(data: Incremental): void {
    this.#emit(encodeGesture(Date.now(), data));
  }
  meta(href: string, width: number, height: number): void {
    this.#emit(encodeValue(Op.Meta, Date.now(), { href, width, height }));
  }

  #open(op: number): void {
    this.#event = new EventWriter(op);
    this.#depth = 0;
    this.#isChange = false;
  }
  /** Starts a node; the fields of its kind follow. */
  #node(id: number, root: number, flags: number, kind: number): void {
    const event = this.#event;
    if (this.#isChange && this.#depth === 0) {
      event.tokens.push(Part.Add);
      event.parent(this.#parent);
      event.sibling(this.#next);
    }
    const all = root ? flags + NodeFlag.Root : flags;
    event.id(id, 16, all ? kind + 8 : kind);
    if (all) event.tokens.push(all);
    if (root) event.tokens.push(root);
  }
}
