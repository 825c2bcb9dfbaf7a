/**
 * Decodes the wire format (format.ts) to rrweb's events, and validates it: counts, depths, lengths, ids, and the size to
 * which a short batch expands. A valid batch has no hidden data, because it may be stored unchanged: every text of the
 * table is used, in order, and no byte is left over.
 */
import { BATCH_MAX_DEPTH } from '../limits.ts';
import { BATCH_MAX_EVENTS, type Batch, type RecordedEvent, type TrackerCost } from '../tracker.ts';
import {
  COST_FIELDS,
  EARLIER_COST_FIELDS,
  FLAG_NAMES,
  Flag,
  isWire,
  MAGIC,
  NodeFlag,
  NodeKind,
  Op,
  Part,
} from './format.ts';
import type { Layout } from './layout.ts';
import {
  broken,
  type Fields,
  isRecord,
  isWhole,
  type MaskTexts,
  type Reason,
  Unreadable,
  WireReader,
} from './reader.ts';
import type { SharedSheets } from './shared-sheets.ts';

export interface DecodedBatch extends Batch {
  /** The batch with masked texts; absent if nothing had to be masked. */
  readonly masked?: Uint8Array;
  /** Byte offsets for removing values; absent without masking. */
  readonly layout?: Layout;
}

const MAX_SEQUENCE = 10_000_000;
/** Incremental sources with a separate operation. */
const SEPARATE_SOURCES = [0, 1, 2, 3, 6, 12];
const POINTER_SOURCES = [1, 6, 12];
/** Lists that readers of recordings (mirror, detectors, player) iterate over. */
const LISTS = ['adds', 'removes', 'texts', 'attributes', 'positions'];

/** Without `sheets`, shared style sheets and references to them are not resolved. */
export function decodeBatch(
  bytes: Uint8Array,
  mask?: MaskTexts,
  sheets?: SharedSheets,
): DecodedBatch | Reason {
  try {
    return isWire(bytes)
      ? batchFrom(new WireReader(bytes, MAGIC.length), mask, sheets)
      : 'malformed';
  } catch (error) {
    if (error instanceof Unreadable) return error.reason;
    throw error;
  }
}

function batchFrom(
  wire: WireReader,
  mask: MaskTexts | undefined,
  sheets: SharedSheets | undefined,
): DecodedBatch {
  const head = headFrom(wire);
  const masked = wire.openOperations(mask, sheets);
  const events = eventsFrom(wire, head.sent_at);
  const { layout } = wire;
  return { ...head, events, ...(masked && { masked }), ...(layout && { layout }) };
}

export function headFrom(wire: WireReader): Omit<Batch, 'events'> {
  const seq = wire.uint(MAX_SEQUENCE);
  const flags = wire.uint(Flag.Last | Flag.EarlierCost | Flag.Cost);
  const sent_at = wire.instant(wire.number());
  const cost: Record<string, number> = {};
  for (const field of costFields(flags)) cost[field] = wire.number();
  return {
    seq,
    sent_at,
    ...(flags & Flag.Last && { last: true }),
    ...('script_ms' in cost && { cost: cost as unknown as TrackerCost }),
  };
}

function costFields(flags: number): readonly string[] {
  if (flags & Flag.Cost) return COST_FIELDS;
  return flags & Flag.EarlierCost ? EARLIER_COST_FIELDS : [];
}

function eventsFrom(wire: WireReader, sentAt: number): RecordedEvent[] {
  const events: RecordedEvent[] = [];
  let last = sentAt;
  while (wire.nextEvent()) {
    if (events.length === BATCH_MAX_EVENTS) broken();
    const timestamp = wire.instant(wire.relative(last));
    last = isWhole(timestamp) ? timestamp : last;
    const op = wire.uint(Op.Scroll);
    wire.weigh(40);
    events.push({ type: eventTypeOf(op), data: dataOf(op, wire), timestamp });
  }
  return events.length > 0 ? events : broken();
}

/** rrweb's type of event. The operations after `Op.Custom` are incremental events of frequent sources. */
const eventTypeOf = (op: number): number => (op > Op.Custom ? Op.Change : op);

function dataOf(op: number, wire: WireReader): Fields {
  switch (op) {
    case Op.Snapshot: {
      const initialOffset = { left: wire.number(), top: wire.number() };
      return { node: nodeFrom(wire, 0) ?? broken(), initialOffset };
    }
    case Op.Mutation:
      return mutationFrom(wire);
    case Op.Pointer:
      return pointerFrom(wire);
    case Op.Interaction:
      return interactionFrom(wire);
    case Op.Scroll:
      return { source: 3, id: wire.id(), x: wire.number(), y: wire.number() };
    default: {
      const data = wire.value();
      if (!isRecord(data) || (op === Op.Change && !isChange(data))) return broken();
      return data;
    }
  }
}

const isChange = (data: Fields): boolean =>
  Number.isSafeInteger(data.source) &&
  !SEPARATE_SOURCES.includes(data.source as number) &&
  LISTS.every((name) => {
    const list = data[name];
    return list === undefined || (Array.isArray(list) && list.every(isRecord));
  });

/** The data of a mutation. The order of the reads is the order on the wire. */
function mutationFrom(wire: WireReader): Fields {
  const isAttachIframe = wire.uint(1) === 1;
  const removes: Fields[] = [];
  const adds: Fields[] = [];
  const texts: Fields[] = [];
  const attributes: Fields[] = [];
  const moves: Fields[] = [];
  for (let part = wire.uint(); part !== Part.End; part = wire.uint()) {
    if (part !== Part.Add) wire.count(1); // an added node counts itself
    switch (part) {
      case Part.Remove:
        removes.push({ parentId: wire.parent(), id: wire.id() });
        break;
      case Part.RemoveShadow:
        removes.push({ parentId: wire.parent(), id: wire.id(), isShadow: true });
        break;
      case Part.Add: {
        const [parentId, nextId] = [wire.parent(), siblingFrom(wire)];
        const node = nodeFrom(wire, 0) ?? broken();
        adds.push({ parentId, nextId, node });
        if (!isAttachIframe) splitSubtree(node, adds);
        break;
      }
      case Part.Text:
        texts.push({ id: wire.id(), value: textOrNullFrom(wire) });
        break;
      case Part.Attributes:
        attributes.push({ id: wire.id(), attributes: wire.fields() });
        break;
      case Part.Move: {
        const [parentId, nextId, id] = [wire.parent(), siblingFrom(wire), wire.id()];
        moves.push({ parentId, nextId, id, adds: adds.length });
        break;
      }
      default:
        broken();
    }
  }
  const data: Fields = { source: 0, texts, attributes, removes, adds };
  if (isAttachIframe) data.isAttachIframe = true;
  if (moves.length > 0) data.moves = moves;
  return data;
}

function textOrNullFrom(wire: WireReader): string | null {
  const value = wire.value();
  return value === null || typeof value === 'string' ? value : broken();
}

function siblingFrom(wire: WireReader): number | null {
  const code = wire.uint();
  return code === 0 ? null : wire.idAfter(code - 1);
}

/** Splits a subtree into single additions, because the player adds nodes one by one, except for a frame's document. */
function splitSubtree(node: Fields, adds: Fields[]): void {
  const children = node.childNodes as Fields[] | undefined;
  if (!children || children.length === 0) return;
  node.childNodes = [];
  for (const child of children) {
    adds.push({ parentId: node.id, nextId: null, node: child });
    splitSubtree(child, adds);
  }
}

function pointerFrom(wire: WireReader): Fields {
  const source = wire.uint();
  if (!POINTER_SOURCES.includes(source)) broken();
  const count = wire.uint(wire.left);
  const positions: Fields[] = [];
  let [lastX, lastY, lastOffset] = [0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    wire.count(1);
    const x = wire.relative(lastX);
    const y = wire.relative(lastY);
    const timeOffset = wire.relative(lastOffset);
    positions.push({ x, y, id: wire.id(), timeOffset });
    if (isWhole(x)) lastX = x;
    if (isWhole(y)) lastY = y;
    if (isWhole(timeOffset)) lastOffset = timeOffset;
  }
  return { source, positions };
}

function interactionFrom(wire: WireReader): Fields {
  const data: Fields = { source: 2, type: wire.uint(31), id: wire.id() };
  const flags = wire.uint(3);
  if (flags & 1) {
    data.x = wire.number();
    data.y = wire.number();
  }
  if (flags & 2) data.pointerType = wire.uint(7);
  return data;
}

/** Reads a node; undefined at the end of the children. */
function nodeFrom(wire: WireReader, depth: number, isTyped = false): Fields | undefined {
  const head = wire.uint();
  if (head === NodeKind.End) return undefined;
  if (depth > BATCH_MAX_DEPTH) broken();
  wire.count(3);
  const id = wire.idAfter(Math.floor(head / 16));
  if ((head & 8) === 0) return nodeOfKind(head & 7, id, wire, depth, isTyped);
  const flags = wire.uint(255);
  const rootId = flags & NodeFlag.Root && wire.checkedId(wire.uint());
  const compatMode = flags & NodeFlag.Compat && wire.text();
  const node = nodeOfKind(head & 7, id, wire, depth, isTyped);
  if (flags & NodeFlag.StyleText && 'textContent' in node)
    node.textContent = wire.sheet(node.textContent);
  FLAG_NAMES.forEach((name, bit) => {
    if (flags & (1 << bit)) node[name] = true;
  });
  if (rootId) node.rootId = rootId;
  if (compatMode) node.compatMode = compatMode;
  return node;
}

function nodeOfKind(
  kind: number,
  id: number,
  wire: WireReader,
  depth: number,
  isTyped: boolean,
): Fields {
  // Kinds start at 1 on the wire, and at 0 (document) in rrweb.
  const type = kind - 1;
  if (kind === NodeKind.Element) {
    const [tagName, attributes] = [wire.text(), wire.fields()];
    const isField = tagName.length === 8 && tagName.toLowerCase() === 'textarea';
    return { type, tagName, attributes, childNodes: childrenOf(wire, depth, isField), id };
  }
  if (kind === NodeKind.Document) return { type, childNodes: childrenOf(wire, depth), id };
  if (kind === NodeKind.Doctype) {
    const [name, publicId, systemId] = [wire.text(), wire.text(), wire.text()];
    return { type, name, publicId, systemId, id };
  }
  if (kind === NodeKind.End || kind > NodeKind.Comment) broken();
  const from = wire.at;
  const node = { type, textContent: wire.text(), id };
  // A text that is added alone may belong to a field that was added before.
  if (isTyped || depth === 0) wire.note(node, 'textContent', from);
  return node;
}

function childrenOf(wire: WireReader, depth: number, isTyped = false): Fields[] {
  const children: Fields[] = [];
  let child = nodeFrom(wire, depth + 1, isTyped);
  for (; child; child = nodeFrom(wire, depth + 1, isTyped)) children.push(child);
  return children;
}
