/**
 * Encodes rrweb's events in the wire format (format.ts), without fields that the format does not have. The tracker encodes
 * directly from the page instead; this is for forged batches that ingestion re-encodes, and for smoke tests.
 */
import type { RecordedEvent } from '../tracker.ts';
import { encodeGesture, encodeValue } from './encode-small.ts';
import { FLAG_NAMES, NodeFlag, NodeKind, Op, Part } from './format.ts';
import { type EncodedEvent, EventWriter } from './writer.ts';

interface Node {
  readonly id: number;
  /** rrweb's: 0 document, 1 doctype, 2 element, 3 text, 4 CDATA, 5 comment. */
  readonly type: number;
  readonly childNodes?: readonly Node[];
  readonly attributes?: object;
  readonly tagName?: string;
  readonly textContent?: string;
  readonly name?: string;
  readonly publicId?: string;
  readonly systemId?: string;
  readonly rootId?: number;
  readonly compatMode?: string;
}
/** All fields that an rrweb event may have. */
interface Data {
  readonly node: Node;
  readonly initialOffset: { readonly left: number; readonly top: number };
  readonly source: number;
  readonly isAttachIframe?: boolean;
  readonly removes?: readonly Position[];
  readonly adds?: readonly (Position & { readonly node: Node })[];
  readonly texts?: readonly { readonly id: number; readonly value: string | null }[];
  readonly attributes?: readonly { readonly id: number; readonly attributes: object }[];
  readonly moves?: readonly (Position & { readonly adds: number })[];
  readonly [name: string]: unknown;
}
interface Position {
  readonly id: number;
  readonly parentId: number;
  readonly nextId: number | null;
  readonly isShadow?: boolean;
}

/** Encodes one event for `packBatch`. The recorder emits only events that the format has. */
export function encodeEvent({ type, timestamp, data }: RecordedEvent): EncodedEvent {
  if (type === Op.Change && (data as Data).source !== 0)
    return encodeGesture(timestamp, data as Data);
  if (type === Op.Change) return writeMutation(data as Data).encoded(timestamp);
  if (type !== Op.Snapshot) return encodeValue(type, timestamp, data);
  const event = new EventWriter(type);
  const { node, initialOffset } = data as Data;
  event.writeNumber(initialOffset.left);
  event.writeNumber(initialOffset.top);
  writeNode(event, node);
  return event.encoded(timestamp);
}

function writeMutation(data: Data): EventWriter {
  const { isAttachIframe, removes, adds = [], texts, attributes, moves = [] } = data;
  const event = new EventWriter(Op.Mutation);
  const { tokens } = event;
  tokens.push(isAttachIframe ? 1 : 0);
  for (const { parentId, id, isShadow } of removes ?? []) {
    tokens.push(isShadow ? Part.RemoveShadow : Part.Remove);
    event.parent(parentId);
    event.id(id);
  }
  let moved = 0;
  const writeMoves = (added: number) => {
    for (let move = moves[moved]; move && move.adds <= added; move = moves[++moved]) {
      tokens.push(Part.Move);
      event.parent(move.parentId);
      event.sibling(move.nextId);
      event.id(move.id);
    }
  };
  for (const [index, { parentId, nextId, node }] of adds.entries()) {
    writeMoves(index);
    tokens.push(Part.Add);
    event.parent(parentId);
    event.sibling(nextId);
    writeNode(event, node);
  }
  writeMoves(adds.length);
  for (const { id, value } of texts ?? []) {
    tokens.push(Part.Text);
    event.id(id);
    event.value(value);
  }
  for (const each of attributes ?? []) {
    tokens.push(Part.Attributes);
    event.id(each.id);
    event.fields(each.attributes);
  }
  tokens.push(Part.End);
  return event;
}

function writeNode(event: EventWriter, node: Node): void {
  const { tokens } = event;
  const { type, rootId, compatMode } = node;
  // Kinds start at 0 (document) in rrweb, and at 1 on the wire.
  const kind = type + 1;
  let flags = (rootId ? NodeFlag.Root : 0) + (compatMode ? NodeFlag.Compat : 0);
  for (let bit = 0; bit < FLAG_NAMES.length; bit++)
    if (node[FLAG_NAMES[bit] as never]) flags += 1 << bit;
  event.id(node.id, 16, (flags ? 8 : 0) + kind);
  if (flags) tokens.push(flags);
  if (rootId) tokens.push(rootId);
  if (compatMode) event.text(compatMode);
  if (kind === NodeKind.Doctype)
    for (const text of [node.name, node.publicId, node.systemId]) event.text(text ?? '');
  else if (kind > NodeKind.Element) event.text(node.textContent ?? '');
  else {
    if (kind === NodeKind.Element) {
      event.text(node.tagName ?? '');
      event.fields(node.attributes ?? {});
    }
    for (const child of node.childNodes ?? []) writeNode(event, child);
    tokens.push(NodeKind.End);
  }
}
