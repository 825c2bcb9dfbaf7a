import type { RecordingFilter } from '../../contract/recording-filter.ts';
import type { Session } from '../session/session.ts';
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
  sessions: AsyncIterable<Session>,
  filter: RecordingFilter,
  { rows, maxRead, now }: ReadLimits,
): Promise<SessionPage> {
  const found: Session[] = [];
  const filterValues = new FilterValues();
  let read = 0;
  let last: Session | undefined;
  for await (const session of sessions) {
    if (found.length === rows || read === maxRead) {
      return { sessions: found, next: last?.sessionId ?? null, ...filterValues.lists, among: null };
    }
    [last, read] = [session, read + 1];
    filterValues.add(session);
    if (matchesFilter(session, filter, now)) found.push(session);
  }
  return { sessions: found, next: null, ...filterValues.lists, among: null };
}

/** Sort keys: by frustration, then the newest first; or the newest first (ids start with the time). */
const sortKeyBy = {
  frustration: ({ digest, sessionId }: Session) => `${digest?.frustration ?? 0}.${sessionId}`,
  newest: ({ sessionId }: Session) => `0.${sessionId}`,
};

/**
 * For orders and filters that compare sessions: by frustration, and new or returning visitors. Reads sessions up to the
 * read limit and compares those. `after`: the sort key of the previous page's last row.
 */
export async function compareSessions(
  sessions: AsyncIterable<Session>,
  { order, ...filter }: RecordingFilter & { readonly order: keyof typeof sortKeyBy },
  { rows, maxRead, now, after }: ReadLimits & { readonly after?: string | undefined },
): Promise<SessionPage> {
  const filterValues = new FilterValues();
  const read: Session[] = [];
  let isTruncated = false;
  for await (const session of sessions) {
    isTruncated = read.length === maxRead;
    if (isTruncated) break;
    read.push(session);
    filterValues.add(session);
  }
  const isReturning = returningIn(read);
  const ordered = read
    .filter(
      (session) =>
        matchesFilter(session, filter, now) &&
        (!filter.visits || (filter.visits === 'returning') === isReturning(session)),
    )
    .map((session) => ({ session, sortKey: sortKeyBy[order](session) }))
    .filter(({ sortKey }) => !after || compareSortKeys(sortKey, after) > 0)
    .sort((one, other) => compareSortKeys(one.sortKey, other.sortKey));
  const page = ordered.slice(0, rows);
  return {
    sessions: page.map(({ session }) => session),
    next: ordered.length > rows ? (page.at(-1)?.sortKey ?? null) : null,
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
  return (
    Number(frustrationThere) - Number(frustration) || (id > idThere ? -1 : Number(id < idThere))
  );
}
