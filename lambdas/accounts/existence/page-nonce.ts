import { PAGE_NONCE_MINUTES } from '../../contract/limits.ts';

/** What the seal of a nonce is for. */
export const PAGE_NONCE = 'page nonce';

/** Leave to ask one question, given to a page shortly before it asks. Nothing is stored until it is spent. */
export interface Nonce {
  readonly id: string;
  /** When it was given, in milliseconds since 1970. */
  readonly at: number;
}

export const newNonce = (id: string, now: Date): Nonce => ({ id, at: now.getTime() });

/** The nonce inside an opened seal; undefined when the seal was broken, the nonce too old or from the future. */
export function freshNonce(opened: unknown, now: Date): Nonce | undefined {
  const nonce = opened as Nonce | undefined; // whatever opens was sealed by ourselves, for this purpose
  if (!nonce) return undefined;
  const age = now.getTime() - nonce.at;
  return age >= 0 && age < PAGE_NONCE_MINUTES * 60_000 ? nonce : undefined;
}
