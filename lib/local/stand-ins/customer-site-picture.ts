import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the limit for a poor LCP, 4 s. */
const SLOW_MS = 4_600;
const WIDTH = 960;
const HEIGHT = 480;
const HEAD_BYTES = 54;

/** The gift guide's picture: too large a file on a slow server. */
export async function sendSlowPicture(response: ServerResponse): Promise<void> {
  await pause(SLOW_MS);
  const headers = { 'content-type': 'image/bmp', 'cache-control': 'no-store' };
  response.writeHead(200, headers).end(picture());
}

/** A gradient with grain, uncompressed: browsers ignore low-entropy pictures for LCP. */
function picture(): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + WIDTH * HEIGHT * 3);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(HEAD_BYTES, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(WIDTH, 18);
  bytes.writeInt32LE(HEIGHT, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const glow = 60 - Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) / 8;
      const grain = (x * 73 + y * 151 + ((x * y) % 13) * 17) % 19;
      const [red, green, blue] = [196 + glow / 2 + grain, 150 + glow + grain, 110 + glow + grain];
      bytes.set(
        [blue, green, red].map((each) => Math.min(255, each)),
        HEAD_BYTES + (y * WIDTH + x) * 3,
      );
    }
  }
  return bytes;
}
