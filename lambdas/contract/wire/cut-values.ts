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
  const left = new Uint8Array(to - from + 3 * (uses.length + ranges.length));
  const order: number[] = [];
  const newIndexes = new Int32Array(texts.length + 1).fill(-1);
  let end = 0;
  let done = from;
  const copyUntil = (until: number) => {
    while (done < until) left[end++] = bytes[done++] as number;
  };
  const codeOf = (text: number) => {
    const index = newIndexes[text] as number;
    if (index !== -1) return index + FIRST_TEXT + 1;
    newIndexes[text] = order.push(text) - 1;
    return FIRST_TEXT;
  };
  const write = (code: number) => {
    let rest = code;
    for (; rest > 127; rest >>>= 7) left[end++] = (rest & 127) + 128;
    left[end++] = rest;
  };
  const blank = texts.indexOf('');
  const leaveOut = (range: Range) => {
    copyUntil(range.from);
    if (range.isEmptied) write(codeOf(blank === -1 ? texts.length : blank));
    done = range.to;
  };
  let next = 0;
  let firstUses = 0;
  for (const use of uses) {
    while ((ranges[next]?.from ?? to) <= use) leaveOut(ranges[next++] as Range);
    let at = use;
    let code = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      code |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    const text = code === FIRST_TEXT ? firstUses++ : code - FIRST_TEXT - 1;
    if (use < done) continue;
    const codeNow = codeOf(text);
    if (codeNow === code) continue;
    copyUntil(use);
    write(codeNow);
    done = at;
  }
  for (; next < ranges.length; next += 1) leaveOut(ranges[next] as Range);
  copyUntil(to);
  return { order, operations: left.subarray(0, end) };
}
