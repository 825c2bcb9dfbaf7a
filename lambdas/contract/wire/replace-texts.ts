import { headFrom } from './decode.ts';
import { MAGIC } from './format.ts';
import { concatBytes, varint } from './pack.ts';
import { WireReader } from './reader.ts';

/** Replaces texts in the table of a decoded batch; its operations stay the same. */
export function replaceTexts(
  bytes: Uint8Array,
  replacements: ReadonlyMap<string, string>,
): Uint8Array {
  const wire = new WireReader(bytes, MAGIC.length);
  headFrom(wire);
  const { operations, texts, lengths } = wire.table();
  const sizes = new Set([...replacements.keys()].map(({ length }) => length));
  const table: number[] = [];
  varint(lengths.length, table);
  let all = '';
  let from = 0;
  let done = 0;
  for (const length of lengths) {
    const replaced = sizes.has(length)
      ? replacements.get(texts.slice(from, from + length))
      : undefined;
    varint(replaced?.length ?? length, table);
    if (replaced !== undefined) {
      all += texts.slice(done, from) + replaced;
      done = from + length;
    }
    from += length;
  }
  all += texts.slice(done);
  return concatBytes([bytes.subarray(0, operations), table, new TextEncoder().encode(all)]);
}
