import type { RecordingFilter } from '../../contract/recordings.ts';
import type { Session } from '../session/session.ts';

/** What an answer may cost: so many rows, found among so many sessions. */
export interface Effort {
  readonly rows: number;
  readonly most: number;
}
export interface Chosen {
  readonly sessions: readonly Session[];
  /** Where the following page begins. */
  readonly next: string | null;
  readonly countries: readonly string[];
  /** How many sessions were compared, when there are more. */
  readonly among: number | null;
}

/** Whether a session belongs into a narrowed list. The days are the store's to look after. */
export function isWanted({ digest, watchedAt }: Session, filter: RecordingFilter): boolean {
  const { days, watched, ...told } = filter;
  if (watched && (watched === 'yes') !== (watchedAt !== undefined)) return false;
  const { device, country, entry, page, signal, errors, seconds } = told;
  if (!Object.values(told).some((each) => each !== undefined && each !== '')) return true;
  if (!digest) return false;
  const length = Date.parse(digest.endedAt) - Date.parse(digest.startedAt);
  return (
    (!device || digest.device === device) &&
    (!country || digest.country === country) &&
    (!entry || holds(digest.entryPage, entry)) &&
    (!page || digest.pages.some((visit) => holds(visit.page, page))) &&
    (!signal || (digest.counts[signal] ?? 0) > 0) &&
    (!errors || digest.errors > 0) &&
    (!seconds || length >= Number(seconds) * 1_000)
  );
}

const holds = (path: string, search: string) =>
  path.toLowerCase().includes(search.trim().toLowerCase());

/**
 * The newest that fit. Reading ends with a full page or after its effort, whichever is first: a rare kind of visit among
 * very many costs several answers, each of them quick.
 */
export async function newest(
  sessions: AsyncIterable<Session>,
  filter: RecordingFilter,
  { rows, most }: Effort,
): Promise<Chosen> {
  const found: Session[] = [];
  const countries = new Set<string>();
  let read = 0;
  let last: Session | undefined;
  for await (const session of sessions) {
    if (found.length === rows || read === most) {
      return { sessions: found, next: last?.sessionId ?? null, ...listed(countries) };
    }
    [last, read] = [session, read + 1];
    if (session.country) countries.add(session.country);
    if (isWanted(session, filter)) found.push(session);
  }
  return { sessions: found, next: null, ...listed(countries) };
}

const listed = (countries: ReadonlySet<string>) => ({
  countries: [...countries].sort(),
  among: null,
});

/** What suffered most comes first; of equals the newest. `after` is the place of the last row before. */
export async function worst(
  sessions: AsyncIterable<Session>,
  filter: RecordingFilter,
  { rows, most, after }: Effort & { readonly after?: string | undefined },
): Promise<Chosen> {
  const countries = new Set<string>();
  const fitting: { session: Session; place: string }[] = [];
  let read = 0;
  let isCut = false;
  for await (const session of sessions) {
    isCut = read === most;
    if (isCut) break;
    read += 1;
    if (session.country) countries.add(session.country);
    if (isWanted(session, filter)) fitting.push({ session, place: placeOf(session) });
  }
  const ordered = fitting
    .filter(({ place }) => !after || comparePlaces(place, after) > 0)
    .sort((one, other) => comparePlaces(one.place, other.place));
  const page = ordered.slice(0, rows);
  return {
    sessions: page.map(({ session }) => session),
    next: ordered.length > rows ? (page.at(-1)?.place ?? null) : null,
    countries: [...countries].sort(),
    among: isCut ? most : null,
  };
}

/** Frustration and id: ids begin with the time. */
const placeOf = ({ digest, sessionId }: Session) => `${digest?.frustration ?? 0}.${sessionId}`;

function comparePlaces(one: string, other: string): number {
  const [[frustration = '', id = ''], [frustrationThere = '', idThere = '']] = [
    one.split('.'),
    other.split('.'),
  ];
  return (
    Number(frustrationThere) - Number(frustration) || (id > idThere ? -1 : Number(id < idThere))
  );
}
