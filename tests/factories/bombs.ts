import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

const MB = 1_000_000;
const filled = (bytes: number, text: string) => Buffer.alloc(bytes, text);
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
const batchWith = (inner: string) =>
  `{"v":1,"seq":0,"sent_at":1,"events":[{"type":3,"timestamp":1,"data":${inner}}]}`;

type Bomb = readonly [name: string, make: () => Buffer];

/** Sixty-four bodies built to exhaust unpacking, parsing or traversal; each is created on demand. */
export function bombs(): readonly Bomb[] {
  const fill = ['\0', ' ', '[', '{"a":', '"', '\\"', '1', '[],', 'a@', '\\u0061'];
  const grown = fill.flatMap((text) =>
    [15, 17, 100].map(
      (size): Bomb => [
        `${size} MB of ${JSON.stringify(text)}`,
        () => gzipSync(filled(size * MB, text)),
      ],
    ),
  );
  const nested = [600, 5_000, 100_000, 5_000_000].flatMap((depth): Bomb[] => [
    [`${depth} lists deep`, () => gzipSync(batchWith('['.repeat(depth)))],
    [`${depth} objects deep`, () => gzipSync(batchWith('{"a":'.repeat(depth)))],
    [
      `${depth} lists deep and closed`,
      () => gzipSync(batchWith('['.repeat(depth) + ']'.repeat(depth))),
    ],
  ]);
  const event = '{"type":3,"timestamp":1,"data":{}}';
  const wide: Bomb[] = [
    ['a million objects', () => gzipSync(batchWith(`[${'{"k":1},'.repeat(1_000_000)}{}]`))],
    ['ten million keys', () => gzipSync(batchWith(`{${'"k":1,'.repeat(10_000_000)}"k":1}`))],
    ['three million lists', () => gzipSync(batchWith(`[${'[],'.repeat(3_000_000)}[]]`))],
    ['a number of seven million digits', () => gzipSync(batchWith('7'.repeat(7 * MB)))],
    ['an event of nine megabytes', () => gzipSync(batchWith(`"${'x'.repeat(9 * MB)}"`))],
    [
      'too many events',
      () => gzipSync(`{"v":1,"seq":0,"sent_at":1,"events":[${`${event},`.repeat(2_000)}${event}]}`),
    ],
  ];
  const good = gzipSync(batchWith('{}'));
  const odd: Bomb[] = [
    [
      'ten members',
      () => Buffer.concat(Array.from({ length: 10 }, () => gzipSync(filled(10 * MB, ' ')))),
    ],
    ['a second member', () => Buffer.concat([good, good])],
    ['bytes behind the end', () => Buffer.concat([good, Buffer.from('secret')])],
    ['a name inside', () => named(good)],
    ['a wrong sum', () => broken(good, 6)],
    ['a wrong length', () => broken(good, 1)],
    ['half of it', () => good.subarray(0, good.length >> 1)],
    ['only a head', () => good.subarray(0, 10)],
    ['three bytes', () => good.subarray(0, 3)],
    ['nothing', () => Buffer.alloc(0)],
    ['deflate', () => deflateSync(filled(MB, ' '))],
    ['raw deflate', () => deflateRawSync(filled(MB, ' '))],
    ['brotli', () => brotliCompressSync(filled(MB, ' '))],
    ['more than may travel', () => Buffer.concat([good, filled(2 * MB, 'x')])],
    ['gzip in gzip', () => gzipSync(gzipSync(filled(100 * MB, ' ')))],
    ['broken UTF-8', () => gzipSync(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]))],
  ];
  return [...grown, ...nested, ...wide, ...odd];
}
