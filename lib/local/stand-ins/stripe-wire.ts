import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;

/** The same day of another month, or that month's last day, as Stripe bills. Both in seconds. */
export function monthsLater(seconds: number, months: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return Math.floor(date.getTime() / 1000);
}

/** Stripe's clients send form-encoded bodies: `line_items[0][price]=…`. */
export const formOf = async (request: IncomingMessage): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(await text(request)));

/** The header `stripe-signature`: HMAC-SHA256 over "time.body". */
export const stripeSignatureHeader = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
