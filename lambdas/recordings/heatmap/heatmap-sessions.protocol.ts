import type { sessionReader } from '../session/session.store.ts';
import type { Session } from '../session/session.ts';
import { takeSessions } from '../session/take-sessions.ts';

/** How many runs of expired sessions are skipped while there is nothing to show; each takes up to a second. */
const EXPIRED_RUNS = 4;

interface Query {
  readonly ownerId: string;
  readonly range: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly max: number;
}

/** The newest closed sessions, at most `max`. `among`: their number, if there may be older ones. */
export async function heatmapSessions(
  store: Pick<ReturnType<typeof sessionReader>, 'newest'>,
  { ownerId, range, max }: Query,
): Promise<{ sessions: Session[]; among: number | null }> {
  let after: string | undefined;
  for (let run = 1; run <= EXPIRED_RUNS; run += 1) {
    const read = store.newest(ownerId, { ...range, after });
    const { sessions, isTruncated, stoppedAt } = await takeSessions(
      read,
      max,
      ({ digest }) => !!digest,
    );
    if (isTruncated) return { sessions, among: max };
    if (stoppedAt === undefined) return { sessions, among: null };
    if (sessions.length > 0) return { sessions, among: sessions.length };
    after = stoppedAt;
  }
  return { sessions: [], among: null };
}
