import { crc32, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
type Inflated = { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };

/**
 * Unpacks exactly one plain gzip member, as browsers make it, and never more than `mostBytes`. Names, comments, further
 * members and bytes behind the end are rejected: the bytes may be kept as they came, so nothing may hide in them.
 */
export function unpack(packed: Uint8Array, mostBytes: number): Buffer | 'broken' | 'too-large' {
  const flags = packed[3];
  if (packed.length < HEADER_BYTES + TRAILER_BYTES || flags !== 0 || !isGzip(packed))
    return 'broken';
  try {
    const { buffer, engine } = inflateRawSync(packed.subarray(HEADER_BYTES), {
      maxOutputLength: mostBytes,
      info: true,
    }) as unknown as Inflated;
    const trailer = HEADER_BYTES + engine.bytesWritten;
    if (packed.length !== trailer + TRAILER_BYTES) return 'broken';
    const view = new DataView(packed.buffer, packed.byteOffset + trailer, TRAILER_BYTES);
    const isWhole =
      view.getUint32(0, true) === crc32(buffer) && view.getUint32(4, true) === buffer.length;
    return isWhole ? buffer : 'broken';
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'broken';
  }
}

export const isGzip = (bytes: Uint8Array) =>
  bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8;

/** For what this product packed itself. */
export const gunzip = (packed: Uint8Array): string => gunzipSync(packed).toString();
export const gzip = (text: string | Uint8Array): Uint8Array => gzipSync(text, { level: 6 });
/** A third of the time for a twelfth more bytes: for what is large, written once and rarely read. */
export const gzipQuickly = (text: string): Uint8Array => gzipSync(text, { level: 3 });

/** For what is packed while a request waits, read once and soon deleted. */
export const gzipFast = (bytes: Uint8Array): Uint8Array => gzipSync(bytes, { level: 1 });

/** A compressed value for an item: a third of its size and cost. */
export const packed = (value: unknown): Uint8Array => gzip(JSON.stringify(value));
export const unpacked = (bytes: Uint8Array): unknown => JSON.parse(gunzip(bytes));
