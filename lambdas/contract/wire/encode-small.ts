/**
 * Encodes all events except snapshots and mutations: gestures, style rules, and the tracker's custom events. It is part
 * of the tracker and does not use the global JSON, which the page may have replaced.
 */
import { Op } from './format.ts';
import { type EncodedEvent, EventWriter } from './writer.ts';

/** rrweb's `source` and its fields. */
export interface Incremental {
  readonly source: number;
  readonly [name: string]: unknown;
}
interface Point {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}
interface Gesture extends Point {
  readonly positions: readonly (Point & { readonly timeOffset: number })[];
  readonly type: number;
  readonly pointerType?: number;
}

/** An event whose data is one value. */
export function encodeValue(op: number, at: number, data: unknown): EncodedEvent {
  const event = new EventWriter(op);
  event.value(data);
  return event.encoded(at);
}

/** An incremental event of any source but 0. */
export function encodeGesture(at: number, data: Incremental): EncodedEvent {
  const { source } = data;
  const gesture = data as unknown as Gesture;
  if (source === 1 || source === 6 || source === 12) return pointer(source, gesture).encoded(at);
  if (source === 2) return interaction(gesture).encoded(at);
  if (source !== 3) return encodeValue(Op.Change, at, data);
  const event = new EventWriter(Op.Scroll);
  event.id(gesture.id);
  event.writeNumber(gesture.x);
  event.writeNumber(gesture.y);
  return event.encoded(at);
}

function pointer(source: number, { positions }: Gesture): EventWriter {
  const event = new EventWriter(Op.Pointer);
  event.tokens.push(source, positions.length);
  let lastX = 0;
  let lastY = 0;
  let lastOffset = 0;
  for (const each of positions) {
    lastX = event.relative(each.x, lastX);
    lastY = event.relative(each.y, lastY);
    lastOffset = event.relative(each.timeOffset, lastOffset);
    event.id(each.id);
  }
  return event;
}

function interaction({ type, id, x, y, pointerType }: Gesture): EventWriter {
  const isPlaced = x !== undefined && y !== undefined;
  const event = new EventWriter(Op.Interaction);
  event.tokens.push(type);
  event.id(id);
  event.tokens.push((isPlaced ? 1 : 0) + (pointerType === undefined ? 0 : 2));
  if (isPlaced) {
    event.writeNumber(x);
    event.writeNumber(y);
  }
  if (pointerType !== undefined) event.tokens.push(pointerType);
  return event;
}
