const META_SCAN_BYTES = 2_048;

/**
 * Decodes a page like a browser: byte order mark, then header, then meta element, else UTF-8, and windows-1252 if the
 * bytes are not valid UTF-8.
 */
export function decoded(bytes: Buffer, contentType: string): string {
  // A meta element that is readable as single bytes cannot be UTF-16.
  const metaCharset = charsetIn(headOf(bytes))?.replace(/^utf-16.*/i, 'utf-8');
  const declared = byteOrderMarkOf(bytes) ?? charsetIn(contentType) ?? metaCharset;
  const decoder = decoderFor(declared);
  if (decoder) return decoder.decode(bytes);
  try {
    // A page cut at the size limit may end inside a multi-byte character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const headOf = (bytes: Buffer) => bytes.subarray(0, META_SCAN_BYTES).toString('latin1');

const charsetIn = (text: string): string | undefined =>
  text.match(/charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i)?.[1];

function byteOrderMarkOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 3).toString('hex');
  if (start === 'efbbbf') return 'utf-8';
  if (start.startsWith('feff')) return 'utf-16be';
  return start.startsWith('fffe') ? 'utf-16le' : undefined;
}

function decoderFor(charset: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  if (!charset) return undefined;
  try {
    return new TextDecoder(charset);
  } catch {
    return undefined; // an unknown charset name
  }
}
