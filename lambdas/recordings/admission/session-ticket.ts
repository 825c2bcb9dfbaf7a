import { TICKET_MINUTES } from '../../contract/tracker.ts';

/** What tickets are signed for; a token signed for anything else opens no session. */
export const TICKET_PURPOSE = 'session-ticket';

/**
 * Admits batches of one session of one website from one origin. It holds everything that a batch is checked against, so
 * that no batch reads a plan or an integration. Short names: it travels in every address.
 */
export interface SessionTicket {
  /** Owner, session, connected domain, browser. */
  readonly o: string;
  readonly s: string;
  readonly d: string;
  readonly v: string;
  /** Origin that asked, and the one answers are shown to. */
  readonly f: string;
  /** The referrer without personal data. */
  readonly r: string;
  /** Period the session is counted in, and how many that period holds. */
  readonly p: string;
  readonly m: number;
  /** Retention of its recording, in days. */
  readonly k: number;
  /** Milliseconds to add to the visitor's clock. */
  readonly t: number;
  /** Expiry, epoch milliseconds. */
  readonly x: number;
}

export const expiryAt = (now: Date) => now.getTime() + TICKET_MINUTES * 60_000;

/** The ticket in a payload that was signed here, unless it has expired. */
export const ticketIn = (payload: unknown, now: Date): SessionTicket | undefined => {
  const ticket = payload as SessionTicket | undefined;
  return ticket && ticket.x > now.getTime() ? ticket : undefined;
};
