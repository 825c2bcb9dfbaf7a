import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalAddress } from '../contract/rules/email-address.ts';

/** 256 bits, URL-safe. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored hash of a secret: reading the table does not reveal the secret. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The hash of an address for keys and tags: stable, and not readable as an address. */
export const addressHash = (email: string) => fingerprint(normalAddress(email)).slice(0, 16);

/** The hash with which a content security policy allows a script. */
export const scriptHash = (script: string) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

export interface Seal {
  /** `payload.signature`, both URL-safe. The payload is readable by anyone with the token. */
  sign(payload: object): string;
  /** The signed payload, or undefined if the signature is invalid. The caller checks the expiry. */
  open(token: string): unknown;
}

/** A keyed hash of facts for counters: without the key the facts cannot be recovered. */
export const keyedHash = (seal: Seal, facts: object): string =>
  seal.sign(facts).split('.')[1] ?? '';

/** Signs small payloads with HMAC-SHA256 and keys derived for one purpose: the first key signs, all keys verify. */
export function sealWith(secrets: readonly [string, ...string[]], purpose: string): Seal {
  const derived = (secret: string) => createHmac('sha256', secret).update(purpose).digest();
  const [signer, ...older] = secrets;
  const keys: readonly [Buffer, ...Buffer[]] = [derived(signer), ...older.map(derived)];
  const signatureOf = (text: string, key: Buffer) =>
    createHmac('sha256', key).update(text).digest();
  return {
    sign(payload) {
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${text}.${signatureOf(text, keys[0]).toString('base64url')}`;
    },
    open(token) {
      const [text = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.toString('base64url') !== signature) return undefined;
      const isSigned = keys.some((key) => {
        const wanted = signatureOf(text, key);
        return given.length === wanted.length && timingSafeEqual(given, wanted);
      });
      return isSigned ? JSON.parse(Buffer.from(text, 'base64url').toString()) : undefined;
    },
  };
}
