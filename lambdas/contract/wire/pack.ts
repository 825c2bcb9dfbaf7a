/** Packs events of the writer into batches. Like the writer it ships in the recorder. */
import type { TrackerCost } from '../tracker.ts';
import { COST_FIELDS, FIRST_TEXT, Flag, MAGIC } from './format.ts';
import { putNumber, putRelative, type Token, type WireEvent } from './writer.ts';

export interface WireHead {
  readonly seq: number;
  readonly sent_at: number;
  readonly last?: boolean;
  readonly cost?: TrackerCost;
  /** The recorder writes moves: who reads its batches in order has to follow the page (format.ts). */
  readonly moves?: boolean;
}

/** One batch that can be decoded alone. */
export function packBatch(
  { seq, sent_at, last, cost, moves }: WireHead,
  events: readonly WireEvent[],
): Uint8Array<ArrayBuffer> {
  const head: Token[] = [
    seq,
    (last ? Flag.Last : 0) | (cost ? Flag.Cost : 0) | (moves ? Flag.Moves : 0),
  ];
  putNumber(head, sent_at);
  if (cost) for (const field of COST_FIELDS) putNumber(head, cost[field]);

  const places = new Map<string, number>();
  const operations: number[] = [];
  let time = sent_at;
  for (const { at, op, tokens } of events) {
    const start: Token[] = [op];
    time = putRelative(start, at, time);
    pack(start, operations, places);
    pack(tokens, operations, places);
  }

  const bytes: number[] = [...MAGIC];
  pack(head, bytes, places);
  varint(operations.length, bytes);
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

function varint(whole: number, bytes: number[]): void {
  let rest = whole;
  // Shifting would cut it to 32 bits.
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

function joined(pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
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
