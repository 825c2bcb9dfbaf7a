/**
 * Writes rrweb's events in the wire format (format.ts). It ships in the recorder, so it is small, and it does not depend
 * on the page's JSON, which the page may have changed. What the format does not know of an event is left out.
 */
import type { RecordedEvent } from '../tracker.ts';
import { FLAG_NAMES, NodeFlag, NodeKind, Op, Part, Value, WHOLE_MAX } from './format.ts';

/** A varint, or a text for the table. */
export type Token = number | string;
/** An event as it happened; batches are packed of several. */
export interface EncodedEvent {
  readonly at: number;
  readonly tokens: readonly Token[];
  /** About how many characters of JSON say the same. */
  readonly weight: number;
}

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
/** Everything that an event of rrweb may hold, by its name. */
interface Data {
  readonly node: Node;
  readonly initialOffset: { readonly left: number; readonly top: number };
  readonly source: number;
  readonly isAttachIframe?: boolean;
  readonly removes?: readonly Place[];
  readonly adds?: readonly (Place & { readonly node: Node })[];
  readonly texts?: readonly { readonly id: number; readonly value: string | null }[];
  readonly attributes?: readonly { readonly id: number; readonly attributes: object }[];
  readonly positions: readonly (Point & { readonly timeOffset: number })[];
  readonly type: number;
  readonly pointerType?: number;
}
interface Place {
  readonly id: number;
  readonly parentId: number;
  readonly nextId: number | null;
  readonly isShadow?: boolean;
}
interface Point {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Of the event that is written. */
let tokens: Token[] = [];
let lastId = 0;

export function encodeEvent({ type, timestamp, data }: RecordedEvent): EncodedEvent {
  tokens = [];
  lastId = 0;
  if (type === Op.Change) writeChange(data as Data & Point);
  else {
    tokens.push(type);
    if (type === Op.Snapshot) {
      const { node, initialOffset } = data as Data;
      putNumber(initialOffset.left);
      putNumber(initialOffset.top);
      writeNode(node);
    } else writeValue(data);
  }
  let weight = 60;
  for (const token of tokens) weight += 5 + (typeof token === 'string' ? token.length : 0);
  return { at: timestamp, tokens, weight };
}

const zigzag = (whole: number): number => (whole < 0 ? -2 * whole - 1 : 2 * whole);
const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= WHOLE_MAX;
const float = new Float64Array(1);
const halves = new Uint32Array(float.buffer);

/** What is no number on the wire would be none in JSON either. */
export function putNumber(value: number, into: Token[] = tokens): void {
  if (isWhole(value)) into.push(2 * zigzag(value));
  else {
    float[0] = Number.isFinite(value) ? value : 0;
    into.push(1, halves[0] as number, halves[1] as number);
  }
}
/** Returns what the next one is relative to. */
export function putRelative(value: number, last: number, into: Token[] = tokens): number {
  putNumber(isWhole(value) ? value - last : value, into);
  return isWhole(value) ? value : last;
}
/** Not by shifting: an id may be larger than 32 bits allow. */
function putId(id: number, factor = 1, more = 0): void {
  tokens.push(zigzag(id - lastId) * factor + more);
  lastId = id;
}

/** Whatever JSON could hold, by JSON's rules. */
function writeValue(value: unknown): void {
  if (typeof value === 'string') tokens.push(value);
  else if (typeof value === 'number' && Number.isFinite(value)) {
    tokens.push(Value.Number);
    putNumber(value);
  } else if (typeof value === 'boolean') tokens.push(value ? Value.True : Value.False);
  else if (value === null || typeof value !== 'object') tokens.push(Value.Null);
  else if (Array.isArray(value)) {
    tokens.push(Value.List);
    for (let place = 0; place < value.length; place++) writeValue(value[place]);
    tokens.push(Value.End);
  } else {
    tokens.push(Value.Object);
    writeFields(value);
  }
}
function writeFields(owner: object): void {
  for (const name in owner) {
    const value = owner[name as never] as unknown;
    if (!Object.hasOwn(owner, name) || value === undefined || typeof value === 'function') continue;
    tokens.push(name);
    writeValue(value);
  }
  tokens.push(Value.End);
}

function writeChange(data: Data & Point): void {
  const { source, id, x, y, type, pointerType, positions } = data;
  if (source === 0) writeMutation(data);
  else if (source === 1 || source === 6 || source === 12) {
    tokens.push(Op.Pointer, source, positions.length);
    let [lastX, lastY, lastOffset] = [0, 0, 0];
    for (const each of positions) {
      lastX = putRelative(each.x, lastX);
      lastY = putRelative(each.y, lastY);
      lastOffset = putRelative(each.timeOffset, lastOffset);
      putId(each.id);
    }
  } else if (source === 2) {
    const isPlaced = x !== undefined && y !== undefined;
    tokens.push(Op.Interaction, type);
    putId(id);
    tokens.push((isPlaced ? 1 : 0) + (pointerType === undefined ? 0 : 2));
    if (isPlaced) {
      putNumber(x);
      putNumber(y);
    }
    if (pointerType !== undefined) tokens.push(pointerType);
  } else if (source === 3) {
    tokens.push(Op.Scroll);
    putId(id);
    putNumber(x);
    putNumber(y);
  } else {
    tokens.push(Op.Change);
    writeValue(data);
  }
}

function writeMutation({ isAttachIframe, removes, adds, texts, attributes }: Data): void {
  tokens.push(Op.Mutation, isAttachIframe ? 1 : 0);
  for (const { parentId, id, isShadow } of removes ?? []) {
    tokens.push(isShadow ? Part.RemoveShadow : Part.Remove);
    putId(parentId);
    putId(id);
  }
  for (const { parentId, nextId, node } of adds ?? []) {
    tokens.push(Part.Add);
    putId(parentId);
    if (nextId === null) tokens.push(0);
    else putId(nextId, 1, 1);
    writeNode(node);
  }
  for (const { id, value } of texts ?? []) {
    tokens.push(Part.Text);
    putId(id);
    writeValue(value);
  }
  for (const each of attributes ?? []) {
    tokens.push(Part.Attributes);
    putId(each.id);
    writeFields(each.attributes);
  }
  tokens.push(Part.End);
}

function writeNode(node: Node): void {
  const { type, rootId, compatMode } = node;
  // rrweb counts from the document's 0, the wire from 1.
  const kind = type + 1;
  let flags = (rootId ? NodeFlag.Root : 0) + (compatMode ? NodeFlag.Compat : 0);
  for (let bit = 0; bit < FLAG_NAMES.length; bit++)
    if (node[FLAG_NAMES[bit] as never]) flags += 1 << bit;
  putId(node.id, 16, (flags ? 8 : 0) + kind);
  if (flags) tokens.push(flags);
  if (rootId) tokens.push(rootId);
  if (compatMode) tokens.push(compatMode);
  if (kind === NodeKind.Doctype)
    tokens.push(node.name ?? '', node.publicId ?? '', node.systemId ?? '');
  else if (kind > NodeKind.Element) tokens.push(node.textContent ?? '');
  else {
    if (kind === NodeKind.Element) {
      tokens.push(node.tagName ?? '');
      writeFields(node.attributes ?? {});
    }
    for (const child of node.childNodes ?? []) writeNode(child);
    tokens.push(NodeKind.End);
  }
}
