/**
 * The session of one tab: its id, its ticket and the next sequence number. The tab's storage holds it only while no page of
 * the tab uses it: a duplicated tab copies the storage, and two pages would send different batches under one number.
 */
import {
  SESSION_CAP_MINUTES,
  SESSION_IDLE_MINUTES,
  type SessionRequest,
  type SessionResponse,
} from '../../../lambdas/contract/tracker.ts';
import { TICKET_RENEWAL_MS, UNSENT_STORAGE_CHARACTERS } from '../limits.ts';
import { STORAGE_KEY } from '../loader-interface.ts';
import { base64Of, bytesOf } from './base64.ts';
import { nativeFetch } from './native-fetch.ts';
import { serialize } from './serialize.ts';
import { setStoredSheets, storedSheets } from './shared-sheets.ts';
import { browserStorage, read, remove, tabStorage, write } from './storage.ts';
import type { EncodedBatch } from './transport.ts';

/** Times are epoch milliseconds of this browser's clock. */
export interface Session {
  readonly visitorId: string;
  readonly id: string;
  readonly ticket: string;
  readonly ticketAt: number;
  readonly startedAt: number;
  activeAt: number;
  nextSeq: number;
  /** The names of the style sheets that the server has stored (shared-sheets.ts). */
  readonly sheets?: readonly string[];
  /** The id of the visitor while the session is stored: a denial in another tab removes the id, but not this session. */
  readonly visitor?: string | undefined;
}
/** Read by the loader: a rejected visit is not recorded on the next pages either. */
interface Rejection {
  readonly visitorId: string;
  readonly refused: string;
}

/** The session that the server admitted; continues `previous` if the server returned the same id. */
export function sessionFrom(
  response: Extract<SessionResponse, { admitted: true }>,
  visitorId: string,
  now: number,
  previous: Session | undefined,
): Session {
  const continued = previous?.id === response.session_id ? previous : undefined;
  return {
    visitorId,
    id: response.session_id,
    ticket: response.ticket,
    ticketAt: now,
    startedAt: continued?.startedAt ?? now,
    activeAt: continued?.activeAt ?? now,
    nextSeq: Math.max(continued?.nextSeq ?? 0, response.next_seq),
  };
}

/** Also true if the clock was set back to before the session started. */
export const hasExpired = ({ activeAt, startedAt }: Session, now: number): boolean =>
  now - activeAt >= SESSION_IDLE_MINUTES * 60_000 ||
  now - startedAt >= SESSION_CAP_MINUTES * 60_000 ||
  now < startedAt;
/** Also true if the clock was set back to before the ticket was issued. */
export const needsNewTicket = ({ ticketAt }: Session, now: number): boolean =>
  now - ticketAt >= TICKET_RENEWAL_MS || now < ticketAt;

/**
 * Removes the session that another page of the tab stored, and continues it with its style sheets, because it is newer than
 * `known`. Returns `known` if none is stored for this website or it has expired.
 */
export function continueStoredSession(
  known: Session | undefined,
  visitorId: string,
  now: number,
): Session | undefined {
  const stored = read<Session>(tabStorage, STORAGE_KEY);
  if (!stored?.id || stored.visitorId !== visitorId) return known;
  remove(tabStorage, STORAGE_KEY);
  if (hasExpired(stored, now) || stored.visitor !== storedVisitor()) return known;
  if (known?.id === stored.id)
    return { ...known, nextSeq: Math.max(known.nextSeq, stored.nextSeq) };
  setStoredSheets(stored.sheets);
  return stored;
}

/** Stores the session for the next page of the tab. Returns false if the browser does not allow it. */
export const storeSession = (session: Session): boolean =>
  write(tabStorage, STORAGE_KEY, {
    ...session,
    sheets: storedSheets(),
    visitor: storedVisitor(),
  } satisfies Session);
/** Stores that the server rejected the visit, so that the next page of the tab does not ask again. */
export const storeRejection = (visitorId: string, reason: string): boolean =>
  write(tabStorage, STORAGE_KEY, { visitorId, refused: reason } satisfies Rejection);

/** Batches that the next page of the tab sends: above the keepalive limit, or without a session yet. */
interface UnsentBatches {
  /** The session id, or the visitor id of a page that had no session. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Earlier releases store batches under this name too. */
  readonly parcels: readonly (readonly [seq: number, base64: string])[];
}
const UNSENT_KEY = `${STORAGE_KEY}-unsent`;
/** Stores the batches in the tab's storage; drops all of them above UNSENT_STORAGE_CHARACTERS. */
export function storeUnsentBatches(id: string, batches: readonly EncodedBatch[]): void {
  const parcels = batches.map(({ seq, bytes }) => [seq, base64Of(bytes)] as const);
  const size = parcels.join('').length;
  if (size > 0 && size < UNSENT_STORAGE_CHARACTERS)
    write(tabStorage, UNSENT_KEY, { id, at: Date.now(), parcels } satisfies UnsentBatches);
}
/** Removes the stored batches, and returns those of this id that are younger than SESSION_IDLE_MINUTES. */
export function takeUnsentBatches(id: string): readonly EncodedBatch[] {
  const unsent = read<UnsentBatches>(tabStorage, UNSENT_KEY);
  remove(tabStorage, UNSENT_KEY);
  if (unsent?.id !== id || Date.now() - unsent.at >= SESSION_IDLE_MINUTES * 60_000) return [];
  return unsent.parcels.map(([seq, base64]) => ({ seq, bytes: bytesOf(base64) }));
}

/** The id of this browser on this website, until consent is denied. */
export const storedVisitor = () => read<string>(browserStorage, STORAGE_KEY);
/** The random id of this browser on this website; created on the first visit. */
export function getOrCreateVisitor(): string {
  const known = storedVisitor();
  if (typeof known === 'string') return known;
  const created = crypto.randomUUID();
  write(browserStorage, STORAGE_KEY, created);
  return created;
}

/** Starts a session or renews its ticket. 'retry' after a network error, 429 or 5xx; never throws. */
export async function requestSession(
  origin: string,
  request: SessionRequest,
): Promise<SessionResponse | 'retry'> {
  try {
    const response = await nativeFetch(`${origin}/functions/v1/start-session`, {
      method: 'POST',
      body: serialize(request),
      credentials: 'omit',
      // The default policy of the page may send its full URL with every request.
      referrerPolicy: 'origin',
      keepalive: true,
    });
    if (response.ok) return await response.json();
    if (response.status === 429 || response.status >= 500) return 'retry';
    return { admitted: false, reason: 'wrong-site' };
  } catch {
    return 'retry';
  }
}

/** Replaces the cached loader, so that the next page loads the newer release. */
export function refreshLoader(url: string): void {
  const options = { cache: 'reload', credentials: 'omit', referrerPolicy: 'origin' } as const;
  nativeFetch(url, options).catch(() => {});
}
