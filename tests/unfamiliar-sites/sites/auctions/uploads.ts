/** A file as the page announces it. */
export interface Entry {
  readonly ref: string;
  readonly name: string;
  readonly size: number;
}

/** A binary push of Phoenix's serializer: the kind, four lengths, then join reference, reference, topic and event. */
export function readPush(bytes: Buffer): [string | null, string, string, string, object] {
  const lengths = [1, 2, 3, 4].map((at) => bytes.readUInt8(at));
  let from = 5;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    from += length;
    return bytes.toString('utf8', from - length, from);
  });
  return [joinRef, ref, topic, event, { size: bytes.length - from }];
}
