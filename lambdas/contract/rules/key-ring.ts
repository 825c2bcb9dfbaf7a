import * as z from 'zod/mini';

/** Newest first. Old keys still verify, so tokens without expiry, such as in emails, stay valid across rotations. */
interface RingKey {
  readonly key: string;
  /** ISO 8601. By then every container has read the ring that contains this key. */
  readonly signsFrom: string;
}

const Ring = z.object({
  keys: z.array(z.object({ key: z.string().check(z.minLength(32)), signsFrom: z.string() })),
});

/** Parses the secret: a ring after the first rotation, before that the single key that the deployment generated. */
export function parseKeyRing(text: string): readonly RingKey[] {
  if (!text.startsWith('{"keys":')) return [{ key: text, signsFrom: '' }];
  const { keys } = Ring.parse(JSON.parse(text));
  if (keys.length === 0) throw new Error('The signing secret holds no key');
  return keys;
}

/** The key that signs now, followed by all others. */
export function usableKeys(ring: readonly RingKey[], now: Date): readonly [string, ...string[]] {
  const at = now.toISOString();
  const signer = ring.find(({ signsFrom }) => signsFrom <= at) ?? ring.at(-1);
  if (!signer) throw new Error('The signing secret holds no key');
  return [signer.key, ...ring.filter((each) => each !== signer).map(({ key }) => key)];
}
