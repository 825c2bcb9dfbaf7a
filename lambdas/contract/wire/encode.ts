/** The present recorder's events on the wire: what a reader does not know of an event is left out. */
import type { RecordedEvent } from '../tracker.ts';
import { FLAG_NAMES, NodeKind, Op } from './format.ts';
import { type Position, WireEvent } from './writer.ts';

interface Node {
  readonly id: number;
  /** rrweb's: 0 document, 1 doctype, 2 element, 3 text, 4 CDATA, 5 comment. */
  readonly type: number;
  readonly childNodes?: readonly Node[];
  readonly attributes?: Record<string, unknown>;
  readonly tagName?: string;
  readonly textContent?: string;
  readonly name?: string;
  readonly publicId?: string;
  readonly systemId?: string;
  readonly rootId?: number;
  readonly compatMode?: string;
}
interface Snapshot {
  readonly node: Node;
  readonly initialOffset: { readonly left: number; readonly top: number };
}
interface Mutation {
  readonly isAttachIframe?: boolean;
  readonly removes?: readonly {
    readonly parentId: number;
    readonly id: number;
    readonly isShadow?: boolean;
  }[];
  readonly adds?: readonly {
    readonly parentId: number;
    readonly nextId: number | null;
    readonly node: Node;
  }[];
  readonly moves?: readonly {
    readonly id: number;
    readonly parentId: number;
    readonly nextId: number | null;
  }[];
  readonly texts?: readonly { readonly id: number; readonly value: string | null }[];
  readonly attributes?: readonly {
    readonly id: number;
    readonly attributes: Record<string, unknown>;
  }[];
}
interface Interaction {
  readonly type: number;
  readonly id: number;
  readonly x?: number;
  readonly y?: number;
  readonly pointerType?: number;
}

const [SNAPSHOT, INCREMENTAL] = [2, 3] as const;

export function encodeEvent({ type, timestamp, data }: RecordedEvent): WireEvent {
  if (type === INCREMENTAL) return encodeChange(timestamp, data as { readonly source: number });
  const event = new WireEvent(timestamp, type);
  if (type === SNAPSHOT) {
    const { node, initialOffset } = data as Snapshot;
    event.number(initialOffset.left);
    event.number(initialOffset.top);
    encodeNode(event, node);
  } else event.value(data);
  return event;
}

function encodeChange(at: number, data: { readonly source: number }): WireEvent {
  const { source } = data;
  if (source === 0) return encodeMutation(at, data as unknown as Mutation);
  if (source === 1 || source === 6 || source === 12) {
    const event = new WireEvent(at, Op.Pointer);
    const { positions } = data as unknown as { readonly positions: readonly Position[] };
    event.pointer(source, positions);
    return event;
  }
  if (source === 2) return encodeInteraction(at, data as unknown as Interaction);
  if (source === 3) {
    const { id, x, y } = data as unknown as { id: number; x: number; y: number };
    const event = new WireEvent(at, Op.Scroll);
    event.id(id);
    event.number(x);
    event.number(y);
    return event;
  }
  const event = new WireEvent(at, Op.Change);
  event.value(data);
  return event;
}

function encodeMutation(at: number, mutation: Mutation): WireEvent {
  const event = new WireEvent(at, Op.Mutation);
  event.uint(mutation.isAttachIframe ? 1 : 0);
  for (const { parentId, id, isShadow } of mutation.removes ?? [])
    event.remove(parentId, id, isShadow);
  for (const { id, parentId, nextId } of mutation.moves ?? []) event.move(id, parentId, nextId);
  for (const { parentId, nextId, node } of mutation.adds ?? []) {
    event.add(parentId, nextId);
    encodeNode(event, node);
  }
  for (const { id, value } of mutation.texts ?? []) event.changeText(id, value);
  for (const { id, attributes } of mutation.attributes ?? []) {
    event.changeAttributes(id);
    event.attributes(attributes);
  }
  event.end();
  return event;
}

function encodeInteraction(at: number, { type, id, x, y, pointerType }: Interaction): WireEvent {
  const event = new WireEvent(at, Op.Interaction);
  const isPlaced = x !== undefined && y !== undefined;
  event.uint(type);
  event.id(id);
  event.uint((isPlaced ? 1 : 0) | (pointerType === undefined ? 0 : 2));
  if (isPlaced) {
    event.number(x);
    event.number(y);
  }
  if (pointerType !== undefined) event.uint(pointerType);
  return event;
}

function encodeNode(event: WireEvent, node: Node): void {
  const { id, type, rootId = 0, textContent = '' } = node;
  let flags = 0;
  for (let bit = 0; bit < FLAG_NAMES.length; bit++)
    if ((node as unknown as Record<string, unknown>)[FLAG_NAMES[bit] as string]) flags |= 1 << bit;
  // rrweb counts from the document's 0, the wire from 1.
  const kind = type + 1;
  if (kind === NodeKind.Doctype) {
    event.doctype(id, node.name ?? '', node.publicId ?? '', node.systemId ?? '', rootId);
    return;
  }
  if (kind > NodeKind.Element) {
    event.words(kind, id, textContent, flags, rootId);
    return;
  }
  if (kind === NodeKind.Document) event.document(id, node.compatMode, flags, rootId);
  else {
    event.element(id, node.tagName ?? '', flags, rootId);
    event.attributes(node.attributes ?? {});
  }
  for (const child of node.childNodes ?? []) encodeNode(event, child);
  event.endNode();
}
