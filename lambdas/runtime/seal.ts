import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, in letters that need no escaping in a link. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret: whoever reads the table cannot use it. */
export const fingerprint = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** An address as it stands in keys and tags: the same person, and nobody's address book. */
export const addressHash = (email: string) => fingerprint(email.trim().toLowerCase()).slice(0, 16);

/** How a content security policy names one script that it allows. */
export const scriptHash = (script: string) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

export interface Seal {
  /** `payload.signature`, both URL-safe. The payload is readable by whoever holds the token. */
  sign(payload: object): string;
  /** The payload as it was signed, or undefined for anything else. Expiry is the caller's to judge. */
  open(token: string): unknown;
}

/** Signs small facts with HMAC-SHA256, under a key derived for one purpose. */
export function sealWith(secret: string, purpose: string): Seal {
  const key = createHmac('sha256', secret).update(purpose).digest();
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest();
  return {
    sign(payload) {
      const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${text}.${signatureOf(text).toString('base64url')}`;
    },
    open(token) {
      const [text = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(text);
      if (rest.length > 0 || given.toString('base64url') !== signature) return undefined;
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      return JSON.parse(Buffer.from(text, 'base64url').toString());
    },
  };
}
