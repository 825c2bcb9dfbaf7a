import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

/** Stripe's clients send form-encoded bodies: `line_items[0][price]=…`. */
export const formOf = async (request: IncomingMessage): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await text(request)));

/** The header `stripe-signature`: HMAC-SHA256 over "time.body". */
export const stripeSignatureHeader = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
