import { MINUTE_MS } from '../../contract/durations.ts';
import { TICKET_MINUTES } from '../../contract/tracker.ts';

/** The purpose that tickets are signed for, so that no other token works as a ticket. */
export const TICKET_PURPOSE = 'session-ticket';

/**
 * Admits batches of one session of one website from one origin. Contains everything that a batch is checked against, so
 * that ingestion reads no plan and no integration.
 */
export interface SessionTicket {
  readonly ownerId: string;
  readonly sessionId: string;
  /** The connected domain. */
  readonly domain: string;
  /** The id of the browser, which the tracker stores. */
  readonly visitor: string;
  /** The origin that requested it: the only one that may read responses. */
  readonly origin: string;
  /** Without personal data. */
  readonly referrer: string;
  /** The period in which the session counts, and the plan's limit for it. */
  readonly period: string;
  readonly maxSessions: number;
  /** Retention of its recording. */
  readonly keepDays: number;
  /** Milliseconds to add to the visitor's clock. */
  readonly clockSkewMs: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Its names are short, because it is part of every batch's URL. Changing one would invalidate the tickets in use. */
interface TicketPayload {
  readonly o: string;
  readonly s: string;
  readonly d: string;
  readonly v: string;
  readonly f: string;
  readonly r: string;
  readonly p: string;
  readonly m: number;
  readonly k: number;
  readonly t: number;
  readonly x: number;
}

const payloadOf = (ticket: SessionTicket): TicketPayload => ({
  o: ticket.ownerId,
  s: ticket.sessionId,
  d: ticket.domain,
  v: ticket.visitor,
  f: ticket.origin,
  r: ticket.referrer,
  p: ticket.period,
  m: ticket.maxSessions,
  k: ticket.keepDays,
  t: ticket.clockSkewMs,
  x: ticket.expiresAt,
});

const ticketIn = (payload: TicketPayload): SessionTicket => ({
  ownerId: payload.o,
  sessionId: payload.s,
  domain: payload.d,
  visitor: payload.v,
  origin: payload.f,
  referrer: payload.r,
  period: payload.p,
  maxSessions: payload.m,
  keepDays: payload.k,
  clockSkewMs: payload.t,
  expiresAt: payload.x,
});

/** A function that signs the payload of a ticket, which {@link unexpiredTicket} reads. */
export const ticketSigner =
  ({ sign }: { readonly sign: (payload: object) => string }) =>
  (ticket: SessionTicket): string =>
    sign(payloadOf(ticket));

export const ticketExpiry = (now: Date) => now.getTime() + TICKET_MINUTES * MINUTE_MS;

/** The ticket in a verified payload; undefined if it has expired, or the token was invalid. */
export function unexpiredTicket(payload: unknown, now: Date): SessionTicket | undefined {
  const ticket = payload === undefined ? undefined : ticketIn(payload as TicketPayload);
  return ticket && ticket.expiresAt > now.getTime() ? ticket : undefined;
}

/** Whether a request comes from the pages that requested the ticket. Some clients send no Origin header at all. */
export const isFromPagesOf = (
  ticket: Pick<SessionTicket, 'origin'>,
  origin: string | undefined,
): boolean => ticket.origin === (origin ?? '');
