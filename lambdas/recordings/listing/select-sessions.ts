import type { RecordingFilter } from '../../contract/recording-filter.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { Session } from '../session/session.ts';
import { type SessionsRead, takeSessions } from '../session/take-sessions.ts';
import { FilterValues } from './filter-values.ts';
import { matchesFilter } from './matches-filter.ts';

/** Limits per response: rows returned and sessions read. `now` decides which sessions are live. */
export interface ReadLimits {
  readonly rows: number;
  readonly maxRead: number;
  readonly now: Date;
}
export interface SessionPage {
  readonly sessions: readonly Session[];
  /** The cursor of the next page. */
  readonly next: string | null;
  readonly countries: string[];
  readonly browsers: string[];
  readonly tags: string[];
  /** How many sessions were compared, if not all. */
  readonly among: number | null;
}

/**
 * The newest sessions that match the filter. Stops at a full page or at the read limit, whichever comes first: finding
 * rare sessions among many takes several requests, each of them fast.
 */
export async function newestMatching(
  sessions: SessionsRead,
  filter: RecordingFilter,
  { rows, maxRead, now }: ReadLimits,
): Promise<SessionPage> {
  const found: Session[] = [];
  const filterValues = new FilterValues();
  let last: Session | undefined;
  for (let read = 0; ; read += 1) {
    const { done, value } = await sessions.next();
    if (done || found.length === rows || read === maxRead) {
      const next = (done ? value : last?.sessionId) ?? null;
      return { sessions: found, next, ...filterValues.lists, among: null };
    }
    last = value;
    filterValues.add(value);
    if (matchesFilter(value, filter, now)) found.push(value);
  }
}

/** Sort keys: by frustration, then the newest first; or the newest first (ids start with the time). */
const sortKeyBy = {
  frustration: ({ digest, sessionId }: Session) => `${digest?.frustration ?? 0}.${sessionId}`,
  newest: ({ sessionId }: Session) => `0.${sessionId}`,
};

/** The place in a list of compared sessions: after which session they were read, and the sort key of the last row. */
interface ComparedPlace {
  readonly readAfter?: string | undefined;
  readonly last?: string | undefined;
}
/** Reads a cursor: a session id, a sort key, or both. */
export function comparedPlaceOf(cursor: string | undefined): ComparedPlace {
  const [id, ...sortKey] = cursor?.split('.') ?? [];
  if (sortKey.length === 1) return { last: cursor };
  return { readAfter: id, last: sortKey.join('.') || undefined };
}

/**
 * For orders and filters that must compare sessions: by frustration, and new or returning visitors. Reads and compares
 * sessions up to the read limit. If many expired sessions come in between, the older ones are compared separately, on
 * later pages.
 */
export async function compareSessions(
  sessions: SessionsRead,
  { order, ...filter }: RecordingFilter & { readonly order: keyof typeof sortKeyBy },
  { rows, maxRead, now, readAfter, last }: ReadLimits & ComparedPlace,
): Promise<SessionPage> {
  const { sessions: read, isTruncated, stoppedAt } = await takeSessions(sessions, maxRead);
  const filterValues = new FilterValues();
  for (const session of read) filterValues.add(session);
  const isReturning = returningIn(read);
  const ordered = read
    .filter(
      (session) =>
        matchesFilter(session, filter, now) &&
        (!filter.visits || (filter.visits === 'returning') === isReturning(session)),
    )
    .map((session) => ({ session, sortKey: sortKeyBy[order](session) }))
    .filter(({ sortKey }) => !last || compareSortKeys(sortKey, last) > 0)
    .sort((one, other) => compareSortKeys(one.sortKey, other.sortKey));
  const page = ordered.slice(0, rows);
  const following = [readAfter, page.at(-1)?.sortKey].filter(Boolean).join('.');
  return {
    sessions: page.map(({ session }) => session),
    next: ordered.length > rows ? following : (stoppedAt ?? null),
    ...filterValues.lists,
    among: isTruncated ? maxRead : null,
  };
}

/** A test whether these sessions include an earlier one of the same visitor. */
function returningIn(sessions: readonly Session[]): (session: Session) => boolean {
  const first = new Map<string, string>();
  for (const { visitor, sessionId } of sessions) {
    const earliest = first.get(visitor);
    if (earliest === undefined || sessionId < earliest) first.set(visitor, sessionId);
  }
  return ({ visitor, sessionId }) => first.get(visitor) !== sessionId;
}

function compareSortKeys(one: string, other: string): number {
  const [[frustration = '', id = ''], [frustrationThere = '', idThere = '']] = [
    one.split('.'),
    other.split('.'),
  ];
  return Number(frustrationThere) - Number(frustration) || compareTexts(idThere, id);
}
