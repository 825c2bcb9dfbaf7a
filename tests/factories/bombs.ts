import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { FIRST_TEXT, MAGIC, Op, Value } from '../../lambdas/contract/wire/format.ts';

const MB = 1_000_000;
const filled = (bytes: number, piece: readonly number[]) =>
  Buffer.alloc(bytes, Uint8Array.from(piece));
const named = (packed: Buffer) => {
  const copy = Buffer.concat([
    packed.subarray(0, 10),
    Buffer.from('a-name\0'),
    packed.subarray(10),
  ]);
  copy[3] = 8;
  return copy;
};
const broken = (packed: Buffer, at: number) => {
  const copy = Buffer.from(packed);
  copy[copy.length - at] = (copy[copy.length - at] ?? 0) ^ 0xff;
  return copy;
};

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}
/** A batch of these operations, built byte by byte, because no encoder would write it. */
const batchWith = (operations: Uint8Array, texts: readonly string[] = ['a']): Buffer =>
  Buffer.concat([
    Buffer.from([...MAGIC, 0, 0, 4, ...varint(operations.length)]),
    operations,
    Buffer.from([...varint(texts.length), ...texts.flatMap(({ length }) => varint(length))]),
    Buffer.from(texts.join('')),
  ]);
const A = FIRST_TEXT;
const A_AGAIN = FIRST_TEXT + 1;
/** A custom event that starts with `{a:`. */
const CUSTOM = [0, Op.Custom, Value.Object, A];
const ELEMENT = [35, A_AGAIN, Value.End];
/** A snapshot up to the children of its first element. */
const SNAPSHOT = [0, Op.Snapshot, 0, 0, 33, 35, A, Value.End];
const after = (start: readonly number[], rest: Uint8Array) =>
  Buffer.concat([Uint8Array.from(start), rest]);

type Bomb = readonly [name: string, make: () => Buffer];

/** Sixty-four bodies built to exhaust unpacking, decoding or traversal; each is created on demand. */
export function bombs(): readonly Bomb[] {
  const fills: readonly (readonly [name: string, start: readonly number[], piece: number[]])[] = [
    ['zeros', [], [0]],
    ['zeros in an event', CUSTOM, [0]],
    ['lists', CUSTOM, [Value.List]],
    ['objects', CUSTOM, [Value.Object, A_AGAIN]],
    ['empty lists', [...CUSTOM, Value.List], [Value.List, Value.End]],
    ['one text', [...CUSTOM, Value.List], [A_AGAIN]],
    ['numbers without an end', CUSTOM, [0xff]],
    ['long numbers', [...CUSTOM, Value.List], [Value.Number, 0x80, 0x80, 1]],
    ['elements', SNAPSHOT, ELEMENT],
    ['events', [], [0, Op.Loading, Value.Object, Value.End]],
  ];
  const grown = fills.flatMap(([name, start, piece]) =>
    [15, 17, 100].map(
      (size): Bomb => [
        `${size} MB of ${name}`,
        () => gzipSync(batchWith(after(start, filled(size * MB, piece)))),
      ],
    ),
  );
  const nested = [600, 5_000, 100_000, 5_000_000].flatMap((depth): Bomb[] => [
    [
      `${depth} lists deep and closed`,
      () =>
        gzipSync(
          batchWith(
            after(
              CUSTOM,
              Buffer.concat([filled(depth, [Value.List]), filled(depth + 1, [Value.End])]),
            ),
          ),
        ),
    ],
    [
      `${depth} objects deep`,
      () => gzipSync(batchWith(after(CUSTOM, filled(2 * depth, [Value.Object, A_AGAIN])))),
    ],
    [
      `${depth} elements deep and closed`,
      () =>
        gzipSync(
          batchWith(
            after(SNAPSHOT, Buffer.concat([filled(3 * depth, ELEMENT), filled(depth + 2, [0])])),
          ),
        ),
    ],
  ]);
  const wide: Bomb[] = [
    [
      'a million elements',
      () => gzipSync(batchWith(after(SNAPSHOT, filled(4 * MB, [...ELEMENT, Value.End])))),
    ],
    [
      'ten million keys',
      () =>
        gzipSync(batchWith(after([...CUSTOM, Value.Null], filled(20 * MB, [A_AGAIN, Value.Null])))),
    ],
    ['a million texts of nothing', () => gzipSync(batchWith(filled(4, [0]), Array(MB).fill('')))],
    [
      'a text of seven million signs of an address',
      () => gzipSync(batchWith(filled(4, [0]), ['a@'.repeat(7 * MB)])),
    ],
    [
      'an event of nine megabytes',
      () => gzipSync(batchWith(Uint8Array.from([...CUSTOM, A, 0]), ['a', 'x'.repeat(9 * MB)])),
    ],
    [
      'too many events',
      () => gzipSync(batchWith(filled(4 * 2_001, [0, Op.Loading, Value.Object, Value.End]), [])),
    ],
  ];
  const good = gzipSync(batchWith(Uint8Array.from([...CUSTOM, Value.Null, Value.End])));
  const odd: Bomb[] = [
    [
      'ten members',
      () => Buffer.concat(Array.from({ length: 10 }, () => gzipSync(filled(10 * MB, [0x20])))),
    ],
    ['a second member', () => Buffer.concat([good, good])],
    ['bytes after the end', () => Buffer.concat([good, Buffer.from('secret')])],
    ['a name inside', () => named(good)],
    ['a wrong sum', () => broken(good, 6)],
    ['a wrong length', () => broken(good, 1)],
    ['half of it', () => good.subarray(0, good.length >> 1)],
    ['only a head', () => good.subarray(0, 10)],
    ['three bytes', () => good.subarray(0, 3)],
    ['nothing', () => Buffer.alloc(0)],
    ['deflate', () => deflateSync(filled(MB, [0x20]))],
    ['raw deflate', () => deflateRawSync(filled(MB, [0x20]))],
    ['brotli', () => brotliCompressSync(filled(MB, [0x20]))],
    ['more than may travel', () => Buffer.concat([good, filled(2 * MB, [0x78])])],
    ['gzip in gzip', () => gzipSync(gzipSync(filled(100 * MB, [0x20])))],
    [
      'broken UTF-8',
      () => {
        const bytes = batchWith(Uint8Array.from([...CUSTOM, Value.Null, Value.End]));
        bytes[bytes.length - 1] = 0xff;
        return gzipSync(bytes);
      },
    ],
  ];
  return [...grown, ...nested, ...wide, ...odd];
}
