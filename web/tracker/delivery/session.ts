/**
 * The visit of one tab: which session it belongs to, its ticket and the next free number. The state lies in the tab's
 * storage only while no page holds it: a duplicated tab would copy it, and two pages would write under one number.
 */
import {
  SESSION_CAP_MINUTES,
  SESSION_IDLE_MINUTES,
  type SessionAnswer,
  type SessionRequest,
} from '../../../lambdas/contract/tracker.ts';
import { ownFetch } from '../evidence/own-fetch.ts';
import { STORAGE_KEY } from '../handoff.ts';
import { LEFT_BEHIND_CHARACTERS, TICKET_RENEWED_MS } from '../limits.ts';
import { serialize } from './serialize.ts';
import { browserStorage, forget, read, tabStorage, write } from './storage.ts';
import { base64Of, bytesOf, type Parcel } from './transport.ts';

export interface Session {
  readonly visitorId: string;
  readonly id: string;
  readonly ticket: string;
  /** Instants of this browser's clock. */
  readonly ticketAt: number;
  readonly startedAt: number;
  activeAt: number;
  nextSeq: number;
}
interface Refusal {
  readonly visitorId: string;
  readonly refused: string;
}

export function sessionFrom(
  answer: Extract<SessionAnswer, { admitted: true }>,
  visitorId: string,
  now: number,
  before: Session | undefined,
): Session {
  const continued = before?.id === answer.session_id ? before : undefined;
  return {
    visitorId,
    id: answer.session_id,
    ticket: answer.ticket,
    ticketAt: now,
    startedAt: continued?.startedAt ?? now,
    activeAt: now,
    nextSeq: Math.max(continued?.nextSeq ?? 0, answer.next_seq),
  };
}

export const isOver = ({ activeAt, startedAt }: Session, now: number): boolean =>
  now - activeAt >= SESSION_IDLE_MINUTES * 60_000 ||
  now - startedAt >= SESSION_CAP_MINUTES * 60_000 ||
  now < startedAt;
export const needsTicket = ({ ticketAt }: Session, now: number): boolean =>
  now - ticketAt >= TICKET_RENEWED_MS || now < ticketAt;

/** Removes the tab's session from its storage; does nothing when it belongs to another tab or has ended. */
export function takeSession(visitorId: string, now: number): Session | undefined {
  const stored = read<Session>(tabStorage, STORAGE_KEY);
  if (!stored?.id || stored.visitorId !== visitorId) return undefined;
  forget(tabStorage, STORAGE_KEY);
  return isOver(stored, now) ? undefined : stored;
}
/** What this page knew of its session, and what a later page of the tab has left since. */
export function resumed(
  known: Session | undefined,
  left: Session | undefined,
): Session | undefined {
  if (known?.id !== left?.id) return left ?? known;
  return known && left && { ...known, nextSeq: Math.max(known.nextSeq, left.nextSeq) };
}

/**
 * Batches that did not fit into what a page that goes may send, or that never got a session: the next page of the tab
 * sends them.
 */
interface LeftBehind {
  /** Of the session, or the visitor id of a page that got none. */
  readonly id: string;
  readonly at: number;
  readonly parcels: readonly (readonly [seq: number, base64: string])[];
}
const UNSENT_KEY = `${STORAGE_KEY}-unsent`;
export function leaveParcels(id: string, parcels: readonly Parcel[]): void {
  const left = parcels.map(({ seq, bytes }) => [seq, base64Of(bytes)] as const);
  const size = left.reduce((sum, [, { length }]) => sum + length, 0);
  if (size > 0 && size < LEFT_BEHIND_CHARACTERS)
    write(tabStorage, UNSENT_KEY, { id, at: Date.now(), parcels: left } satisfies LeftBehind);
}
export function takeParcels(id: string): readonly Parcel[] {
  const left = read<LeftBehind>(tabStorage, UNSENT_KEY);
  forget(tabStorage, UNSENT_KEY);
  if (left?.id !== id || Date.now() - left.at >= SESSION_IDLE_MINUTES * 60_000) return [];
  return left.parcels.map(([seq, base64]) => ({ seq, bytes: bytesOf(base64) }));
}

export const leaveSession = (session: Session): void => write(tabStorage, STORAGE_KEY, session);
export const leaveRefusal = (visitorId: string, refused: string): void =>
  write(tabStorage, STORAGE_KEY, { visitorId, refused } satisfies Refusal);

/** The random id of this browser for this site. */
export function visitorOf(newId: () => string): string {
  const known = read<string>(browserStorage, STORAGE_KEY);
  if (typeof known === 'string' && known.length > 0) return known;
  const made = newId();
  write(browserStorage, STORAGE_KEY, made);
  return made;
}

export async function askForSession(
  origin: string,
  request: SessionRequest,
): Promise<SessionAnswer | 'later'> {
  try {
    const response = await ownFetch(`${origin}/functions/v1/start-session`, {
      method: 'POST',
      body: serialize(request),
      headers: { 'content-type': 'text/plain' },
      credentials: 'omit',
      // A page may send its whole address along with every request.
      referrerPolicy: 'origin',
      keepalive: true,
    });
    if (response.ok) return await response.json();
    if (response.status === 429 || response.status >= 500) return 'later';
    return { admitted: false, reason: 'wrong-site' };
  } catch {
    return 'later';
  }
}

/** A newer release is there: the browser's copy of the loader is renewed for the next page. */
export function refreshLoader(address: string): void {
  const wish = { cache: 'reload', credentials: 'omit', referrerPolicy: 'origin' } as const;
  ownFetch(address, wish).catch(() => {});
}
