/** Packs encoded events into one batch that can be decoded alone. Part of the tracker. */
import type { Batch } from '../tracker.ts';
import { COST_FIELDS, FIRST_TEXT, Flag, MAGIC } from './format.ts';
import { type EncodedEvent, putNumber, putRelative, type Token } from './writer.ts';

/** The bytes of a batch in the wire format (format.ts), not compressed. */
export function packBatch(
  { seq, sent_at, last, cost }: Omit<Batch, 'events'>,
  events: readonly EncodedEvent[],
): Uint8Array<ArrayBuffer> {
  const indexes = new Map<string, number>();
  const operations = new Packing(indexes);
  let time = sent_at;
  for (const { at, tokens } of events) {
    const start: Token[] = [];
    time = putRelative(at, time, start);
    operations.pack(start);
    operations.pack(tokens);
  }
  const head: Token[] = [seq, (last ? Flag.Last : 0) + (cost ? Flag.Cost : 0)];
  putNumber(sent_at, head);
  if (cost) for (const field of COST_FIELDS) putNumber(cost[field], head);
  const start = new Packing(indexes);
  start.pack([...head, operations.length]);
  const table = new Packing(indexes);
  const texts = [...indexes.keys()];
  table.pack([texts.length, ...texts.map(({ length }) => length)]);
  return concatBytes([
    MAGIC,
    start.written,
    operations.written,
    table.written,
    new TextEncoder().encode(texts.join('')),
  ]);
}

/** Writes tokens as bytes into a growing buffer: an array of numbers takes eight times the memory and must be copied. */
class Packing {
  length = 0;
  #bytes = new Uint8Array(256);
  readonly #places: Map<string, number>;

  constructor(indexes: Map<string, number>) {
    this.#places = indexes;
  }
  get written(): Uint8Array {
    return this.#bytes.subarray(0, this.length);
  }

  pack(tokens: readonly Token[]): void {
    // A varint has at most eight bytes.
    const needed = this.length + 8 * tokens.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(2 * needed);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    const bytes = this.#bytes;
    const indexes = this.#places;
    let at = this.length;
    for (let i = 0; i < tokens.length; i++) {
      let rest = tokens[i] as Token;
      if (typeof rest !== 'number') {
        const text = `${rest}`;
        const known = indexes.get(text);
        if (known === undefined) indexes.set(text, indexes.size);
        rest = known === undefined ? FIRST_TEXT : known + FIRST_TEXT + 1;
      }
      // Shifting would truncate to 32 bits.
      for (; rest > 127; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) + 128;
      bytes[at++] = rest;
    }
    this.length = at;
  }
}

/** Appends a number without a sign: seven bits per byte, least significant first. */
export function varint(whole: number, bytes: number[]): void {
  let rest = whole;
  // Shifting would truncate to 32 bits.
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}

export function concatBytes(pieces: readonly ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
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
