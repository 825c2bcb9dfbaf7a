/** Writes a page in the wire format, token by token as it is read: no event is built first. */
import {
  encodeGesture,
  encodeValue,
  type Incremental,
} from '../../../lambdas/contract/wire/encode-small.ts';
import { NodeFlag, NodeKind, Op, Part, Value } from '../../../lambdas/contract/wire/format.ts';
import { type EncodedEvent, EventWriter } from '../../../lambdas/contract/wire/writer.ts';

type AttributeValue = string | number | boolean | null;
type Doctype = Pick<DocumentType, 'name' | 'publicId' | 'systemId'>;

/**
 * Takes a page node by node, in preorder, and its changes one after another: each is true of the page as it is after
 * those before. Every string is masked already. Numbers are those of ids.ts; 0 is none.
 */
export class WireSink {
  #event = new EventWriter(Op.Mutation);
  /** How many nodes are open. */
  #depth = 0;
  /** Where the next node is put. */
  #parent = 0;
  #next = 0;
  #isChange = false;
  readonly #emit: (event: EncodedEvent) => void;

  constructor(emit: (event: EncodedEvent) => void) {
    this.#emit = emit;
  }

  /** A whole page: its document follows, and then `pageEnd`. */
  page(left: number, top: number): void {
    this.#open(Op.Snapshot);
    this.#event.number(left);
    this.#event.number(top);
  }
  pageEnd(): void {
    this.#emit(this.#event.encoded(Date.now()));
  }
  /** The document of a frame follows, and then `frameEnd`. */
  frame(frame: number): void {
    this.#open(Op.Mutation);
    this.#event.tokens.push(1);
    this.add(frame, 0);
    this.#isChange = true;
  }
  frameEnd(): void {
    this.#event.tokens.push(Part.End);
    this.pageEnd();
  }
  /** Changes follow, and then `changesEnd`. */
  changes(): void {
    this.#open(Op.Mutation);
    this.#event.tokens.push(0);
    this.#isChange = true;
  }
  changesEnd(): void {
    // More than its operation, and that it brings no frame.
    if (this.#event.tokens.length > 2) this.frameEnd();
  }

  /** Children follow, then `close`. */
  document(id: number, compatMode: string): void {
    const isCompat = compatMode !== 'CSS1Compat';
    this.#node(id, 0, isCompat ? NodeFlag.Compat : 0, NodeKind.Document);
    if (isCompat) this.#event.text(compatMode);
    this.#depth++;
  }
  doctype(id: number, root: number, { name, publicId, systemId }: Doctype): void {
    this.#node(id, root, 0, NodeKind.Doctype);
    this.#event.text(name);
    this.#event.text(publicId);
    this.#event.text(systemId);
  }
  /** Attributes follow, then `attributesEnd`, children, and `close`. `kind` is made of the bits of `NodeFlag`. */
  element(id: number, root: number, kind: number, tag: string): void {
    this.#node(id, root, kind, NodeKind.Element);
    this.#event.text(tag);
    this.#depth++;
  }
  text(id: number, root: number, kind: number, text: string): void {
    this.#node(id, root, kind, NodeKind.Text);
    this.#event.text(text);
  }
  /** Of the element that was opened or named last; null where it is gone. */
  attribute(name: string, value: AttributeValue): void {
    const event = this.#event;
    event.text(name);
    if (typeof value === 'string') event.text(value);
    else event.value(value);
  }
  attributesEnd(): void {
    this.#event.tokens.push(Value.End);
  }
  close(): void {
    this.#depth--;
    this.#event.tokens.push(NodeKind.End);
  }

  /** A node follows: new, and in front of `next` or the last of its parent. */
  add(parent: number, next: number): void {
    this.#parent = parent;
    this.#next = next;
  }
  /** With everything in it. */
  move(id: number, parent: number, next: number): void {
    const event = this.#event;
    event.tokens.push(Part.Move);
    event.id(parent);
    event.sibling(next);
    event.id(id);
  }
  remove(id: number, parent: number, isInShadow: boolean): void {
    const event = this.#event;
    event.tokens.push(isInShadow ? Part.RemoveShadow : Part.Remove);
    event.id(parent);
    event.id(id);
  }
  changeText(id: number, text: string): void {
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

  /** What is no node: gestures, sizes, rules of style sheets. */
  incremental(data: Incremental): void {
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
  /** Its fields follow. */
  #node(id: number, root: number, flags: number, kind: number): void {
    const event = this.#event;
    if (this.#isChange && this.#depth === 0) {
      event.tokens.push(Part.Add);
      event.id(this.#parent);
      event.sibling(this.#next);
    }
    const all = root ? flags + NodeFlag.Root : flags;
    event.id(id, 16, all ? kind + 8 : kind);
    if (all) event.tokens.push(all);
    if (root) event.tokens.push(root);
  }
}
