import { LATE_SESSION_HOURS, REPORT_SESSIONS_READ } from '../../contract/limits.ts';
import type { SessionRangeStore } from '../../recordings/session/session-range.store.ts';
import type { WebsiteMatcher } from '../issues/memory/website-history.ts';
import type { Assignment } from '../schedule/report-schedule.ts';
import { evenSample } from './even-sample.ts';

export type Visits = Awaited<ReturnType<typeof readVisits>>;

/** Reads the window's sessions, and earlier sessions that closed after their day's report was written. */
export async function readVisits(
  sessions: SessionRangeStore,
  { schedule, window }: Assignment,
  lastWritten: string | undefined,
  isOwn: WebsiteMatcher,
) {
  const from = new Date(window.from);
  // The sample holds ids, so that only the selected digests are read and unpacked.
  const sample = evenSample<string>(REPORT_SESSIONS_READ);
  const visitors = new Set<string>();
  const pending = new Set<string>();
  let late = 0;
  let quarantined = 0;
  if (lastWritten !== undefined) {
    const earlier = new Date(from.getTime() - LATE_SESSION_HOURS * 3_600_000);
    const started = { from: earlier.toISOString(), to: window.from };
    for await (const session of sessions.closedLate(schedule.ownerId, lastWritten, started)) {
      const { sessionId, state, visitor } = session;
      if (state !== 'closed' || !isOwn({ ...session, at: session.startedAt })) continue;
      late += 1;
      visitors.add(visitor);
      sample.add(sessionId);
    }
  }
  for await (const session of sessions.between(schedule.ownerId, from, new Date(window.to))) {
    if (!isOwn({ ...session, at: session.startedAt })) continue;
    if (session.state === 'set-aside') quarantined += 1;
    if (session.state === 'open' || session.state === 'closing') pending.add(session.visitor);
    if (session.state !== 'closed') continue;
    visitors.add(session.visitor);
    sample.add(session.sessionId);
  }
  const isSampled = sample.total > sample.items.length;
  return {
    digests: await sessions.digests(schedule.ownerId, sample.items),
    late,
    quarantined,
    pending: [...pending].filter((visitor) => !visitors.has(visitor)).length,
    sampledFrom: isSampled ? { sessions: sample.total, visitors: visitors.size } : undefined,
  };
}
