import { randomBytes } from 'node:crypto';
import { fromEdge, httpEvent } from './http-event.ts';

/** A network address that no other test uses, so tests do not share rate limits. */
export const newNetwork = (): string => {
  const [a, b] = randomBytes(2);
  return `10.${a}.${b}.1`;
};

/** The event of a call from the given network, with CloudFront's headers. */
export const eventFrom = (ip: string, body: unknown, owner?: { id: string }) => {
  const event = httpEvent(body, owner);
  return { ...event, headers: { ...event.headers, ...fromEdge(ip) } };
};
