/**
 * Removes values from a batch and replaces texts of its table without re-encoding the rest. The operations change only
 * where the first use of a text was removed, and where the index of a text in the table changes.
 */
import { FIRST_TEXT } from './format.ts';
import type { Layout, RemovableValue } from './layout.ts';
import { concatBytes, varint } from './pack.ts';

/** A field to remove, or whose value becomes the empty text. */
export interface Cut {
  readonly holder: object;
  readonly name: string;
  readonly isEmptied: boolean;
}
interface Range {
  readonly from: number;
  readonly to: number;
  readonly isEmptied: boolean;
}

/** Undefined if a value to remove has no known byte offset. */
export function cutValues(
  bytes: Uint8Array,
  layout: Layout,
  cuts: readonly Cut[],
  replacements: ReadonlyMap<string, string>,
): Uint8Array | undefined {
  const ranges = rangesOf(cuts, layout.values);
  if (!ranges) return undefined;
  const { order, operations } = withoutRanges(bytes, layout, ranges);
  const length: number[] = [];
  varint(operations.length, length);
  const table: number[] = [];
  varint(order.length, table);
  let all = '';
  for (const index of order) {
    const text = layout.texts[index] ?? '';
    const written = replacements.get(text) ?? text;
    varint(written.length, table);
    all += written;
  }
  const head = bytes.subarray(0, layout.lengthAt);
  return concatBytes([head, length, operations, table, new TextEncoder().encode(all)]);
}

function rangesOf(cuts: readonly Cut[], places: readonly RemovableValue[]): Range[] | undefined {
  const known = new Map<object, RemovableValue[]>();
  for (const place of places) {
    const others = known.get(place.holder);
    if (others) others.push(place);
    else known.set(place.holder, [place]);
  }
  const ranges: Range[] = [];
  for (const { holder, name, isEmptied } of cuts) {
    // A forged object may have a name twice: all occurrences are removed.
    const found = known.get(holder)?.filter((place) => place.name === name) ?? [];
    if (found.length === 0 || (isEmptied && found.length > 1)) return undefined;
    for (const { from, value, to } of found)
      ranges.push({ from: isEmptied ? value : from, to, isEmptied });
  }
  return ranges.sort((a, b) => a.from - b.from);
}

/** The remaining operations, and the texts that they use, in the order of first use. */
function withoutRanges(bytes: Uint8Array, layout: Layout, ranges: readonly Range[]) {
  const { texts, uses, from, to } = layout;
  // An index may take up to three more bytes than before: a batch has fewer than 2 ** 21 texts.
  const size = to - from + 3 * (uses.length + ranges.length);
  const copy = new OperationsCopy(bytes, from, size, texts.length);
  const blank = texts.indexOf('');
  const emptyText = blank === -1 ? texts.length : blank;
  const leaveOut = (range: Range) => {
    copy.until(range.from);
    if (range.isEmptied) copy.write(copy.codeOf(emptyText));
    copy.done = range.to;
  };
  let next = 0;
  let firstUses = 0;
  for (const use of uses) {
    while ((ranges[next]?.from ?? to) <= use) leaveOut(ranges[next++] as Range);
    const { value: code, end } = readVarint(bytes, use);
    const text = code === FIRST_TEXT ? firstUses++ : code - FIRST_TEXT - 1;
    const isLeftOut = use < copy.done;
    if (isLeftOut) continue;
    const newCode = copy.codeOf(text);
    if (newCode === code) continue;
    copy.until(use);
    copy.write(newCode);
    copy.done = end;
  }
  for (; next < ranges.length; next += 1) leaveOut(ranges[next] as Range);
  copy.until(to);
  return { order: copy.order, operations: copy.written() };
}

/** Copies operations, and numbers the texts that they use by first use in the copy. */
class OperationsCopy {
  /** The texts that the copy uses, by their index in the table of the original. */
  readonly order: number[] = [];
  /** Up to here the original has been copied or left out. */
  done: number;
  readonly #bytes: Uint8Array;
  readonly #copy: Uint8Array;
  readonly #newIndexes: Int32Array;
  #length = 0;

  constructor(bytes: Uint8Array, from: number, size: number, texts: number) {
    this.#bytes = bytes;
    this.done = from;
    this.#copy = new Uint8Array(size);
    // One more for the empty text, if the table has none.
    this.#newIndexes = new Int32Array(texts + 1).fill(-1);
  }

  until(end: number): void {
    while (this.done < end) this.#copy[this.#length++] = this.#bytes[this.done++] as number;
  }

  /** What stands for a text at this place (format.ts): `FIRST_TEXT`, or its index if it was used before. */
  codeOf(text: number): number {
    const index = this.#newIndexes[text] as number;
    if (index !== -1) return index + FIRST_TEXT + 1;
    this.#newIndexes[text] = this.order.push(text) - 1;
    return FIRST_TEXT;
  }

  /** Writes a varint. */
  write(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.#copy[this.#length++] = (rest & 127) + 128;
    this.#copy[this.#length++] = rest;
  }

  written(): Uint8Array {
    return this.#copy.subarray(0, this.#length);
  }
}

function readVarint(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end++] as number;
    value |= (byte & 127) << shift;
    if (byte < 128) return { value, end };
  }
}
