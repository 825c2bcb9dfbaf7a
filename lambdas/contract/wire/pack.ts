/** Packs encoded events into one batch that can be decoded alone. It ships in the recorder. */
import type { Batch } from '../tracker.ts';
import { COST_FIELDS, FIRST_TEXT, Flag, MAGIC } from './format.ts';
import { type EncodedEvent, putNumber, putRelative, type Token } from './writer.ts';

export function packBatch(
  { seq, sent_at, last, cost }: Omit<Batch, 'events'>,
  events: readonly EncodedEvent[],
): Uint8Array<ArrayBuffer> {
  const places = new Map<string, number>();
  const operations: number[] = [];
  let time = sent_at;
  for (const { at, tokens } of events) {
    const start: Token[] = [];
    time = putRelative(at, time, start);
    pack(start, operations, places);
    pack(tokens, operations, places);
  }
  const head: Token[] = [seq, (last ? Flag.Last : 0) + (cost ? Flag.Cost : 0)];
  putNumber(sent_at, head);
  if (cost) for (const field of COST_FIELDS) putNumber(cost[field], head);
  const bytes: number[] = [...MAGIC];
  pack([...head, operations.length], bytes, places);
  const table: number[] = [];
  varint(places.size, table);
  let texts = '';
  for (const text of places.keys()) {
    varint(text.length, table);
    texts += text;
  }
  return joined([bytes, operations, table, new TextEncoder().encode(texts)]);
}

function pack(tokens: readonly Token[], bytes: number[], places: Map<string, number>): void {
  for (const token of tokens) {
    if (typeof token === 'number') varint(token, bytes);
    else {
      const known = places.get(token);
      const place = known ?? places.size;
      if (known === undefined) places.set(token, place);
      varint(place + FIRST_TEXT, bytes);
    }
  }
}

export function varint(whole: number, bytes: number[]): void {
  let rest = whole;
  // Shifting would cut it to 32 bits.
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

export function joined(pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  let size = 0;
  for (const { length } of pieces) size += length;
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
