import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { png } from '../../../lambdas/adapters/png.ts';

const [width, height] = [3, 4];
const pixels = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 71) % 256);
const file = png({ width, height, pixels });

/** The chunks of a PNG, as its specification describes them. */
function chunksOf(bytes: Buffer) {
  const chunks: { kind: string; data: Buffer; isIntact: boolean }[] = [];
  for (let at = 8; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    chunks.push({
      kind: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end),
      isIntact: bytes.readUInt32BE(end) === crc32(bytes.subarray(at + 4, end)),
    });
    at = end + 4;
  }
  return chunks;
}

test('a drawing is a PNG with a header, its pixels and an end, each with a checksum', () => {
  expect(file.toString('latin1', 0, 8)).toBe('\u0089PNG\r\n\u001a\n');
  expect(chunksOf(file).map(({ kind, isIntact }) => [kind, isIntact])).toEqual([
    ['IHDR', true],
    ['IDAT', true],
    ['IEND', true],
  ]);
});

test('the header has the size of the drawing, in RGB with 8 bits', () => {
  const [header] = chunksOf(file);
  expect([...(header?.data ?? [])]).toEqual([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
});

test('decoding returns the pixels', () => {
  const rows = inflateSync(chunksOf(file)[1]?.data ?? '');
  const line = width * 3;
  const decoded: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = rows.subarray(y * (line + 1), (y + 1) * (line + 1));
    expect(row[0]).toBe(2); // each byte is the difference to the one above
    for (const [x, byte] of row.subarray(1).entries())
      decoded.push(((decoded[(y - 1) * line + x] ?? 0) + byte) % 256);
  }
  expect(decoded).toEqual([...pixels]);
});
