import * as z from 'zod/mini';

/** Newest first. Every key opens what it signed; tokens without expiry, as in mails, stay valid across rotations. */
interface RingKey {
  readonly key: string;
  /** Instant, ISO 8601. By then every container has read the ring that contains it. */
  readonly signsFrom: string;
}

const Ring = z.object({
  keys: z.array(z.object({ key: z.string().check(z.minLength(32)), signsFrom: z.string() })),
});

/** The secret's text: a ring once it was rotated, before that the single key that the deployment generated. */
export function keyRing(text: string): readonly RingKey[] {
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
