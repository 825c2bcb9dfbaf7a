import { PAGE_NONCE_MINUTES } from '../../contract/limits.ts';

/** The purpose of a nonce's seal. */
export const PAGE_NONCE = 'page nonce';

/** Permits one existence check. A page gets it shortly before; nothing is stored until it is used. */
export interface Nonce {
  readonly id: string;
  /** When it was issued, in milliseconds since 1970. */
  readonly at: number;
}

export const newNonce = (id: string, now: Date): Nonce => ({ id, at: now.getTime() });

/** The nonce inside an opened seal; undefined if the seal is invalid, or the nonce is too old or from the future. */
export function freshNonce(opened: unknown, now: Date): Nonce | undefined {
  const nonce = opened as Nonce | undefined; // only our own seals for this purpose open
  if (!nonce) return undefined;
  const age = now.getTime() - nonce.at;
  return age >= 0 && age < PAGE_NONCE_MINUTES * 60_000 ? nonce : undefined;
}
