import { TICKET_MINUTES } from '../../contract/tracker.ts';

/** The purpose that tickets are signed for, so that no other token works as a ticket. */
export const TICKET_PURPOSE = 'session-ticket';

/**
 * Admits batches of one session of one website from one origin. Contains everything that a batch is checked against, so
 * that ingestion reads no plan and no integration. Short names, because it is part of every batch's URL.
 */
export interface SessionTicket {
  /** Owner, session, connected domain, and the browser's visitor id. */
  readonly o: string;
  readonly s: string;
  readonly d: string;
  readonly v: string;
  /** The origin that requested it: the only one that may read responses. */
  readonly f: string;
  /** The referrer without personal data. */
  readonly r: string;
  /** The period in which the session counts, and the plan's limit for it. */
  readonly p: string;
  readonly m: number;
  /** Retention of its recording, in days. */
  readonly k: number;
  /** Milliseconds to add to the visitor's clock. */
  readonly t: number;
  /** Expiry, epoch milliseconds. */
  readonly x: number;
}

export const ticketExpiry = (now: Date) => now.getTime() + TICKET_MINUTES * 60_000;

/** The ticket in a verified payload, unless it has expired. */
export const unexpiredTicket = (payload: unknown, now: Date): SessionTicket | undefined => {
  const ticket = payload as SessionTicket | undefined;
  return ticket && ticket.x > now.getTime() ? ticket : undefined;
};

/** Whether a request comes from the pages that requested the ticket. Some clients send no Origin header at all. */
export const isFromPagesOf = (
  { f }: Pick<SessionTicket, 'f'>,
  origin: string | undefined,
): boolean => f === (origin ?? '');
