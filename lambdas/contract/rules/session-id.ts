/** A session id is a UUID version 7: it contains the start time, which is part of the item's key. Needs ten random bytes. */
export function sessionIdAt(startedAt: Date, random: Uint8Array): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0');
  const randomHex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((random[1] as number) % 4);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomHex.slice(0, 3)}-${variant}${randomHex.slice(4, 7)}-${randomHex.slice(7, 19)}`;
}

const SESSION_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const isSessionId = (text: unknown): text is string =>
  typeof text === 'string' && SESSION_ID.test(text);

/** When a session started, in ISO 8601 to the millisecond. Needs a valid id. */
export const sessionStart = (sessionId: string): string =>
  new Date(Number.parseInt(sessionId.slice(0, 8) + sessionId.slice(9, 13), 16)).toISOString();
