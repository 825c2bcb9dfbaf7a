import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The "up" filter: flat pictures repeat the row above, so they compress to a few kilobytes. */
const UP = 2;

/** Encodes RGB pixels as a PNG, without a native module that would have to be shipped per architecture. */
export function png({
  width,
  height,
  pixels,
}: {
  width: number;
  height: number;
  pixels: Uint8Array;
}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8); // 8 bits, RGB, no interlacing
  const line = width * 3;
  const rows = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const at = y * (line + 1);
    rows[at] = UP;
    for (let x = 0; x < line; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * line + x] ?? 0);
      rows[at + 1 + x] = ((pixels[y * line + x] ?? 0) - above) & 0xff;
    }
  }
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length, 0);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named), 0);
  return Buffer.concat([size, named, sum]);
}
