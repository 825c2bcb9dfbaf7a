import { LATE_SESSION_HOURS, REPORT_SESSIONS_READ } from '../../contract/limits.ts';
import type { SessionRangeStore } from '../../recordings/session/session-range.store.ts';
import type { Assignment } from '../schedule/report-schedule.ts';

/** The window's sessions, and those of earlier days that were closed after their report was written. */
export async function readVisits(
  sessions: SessionRangeStore,
  { schedule, window }: Assignment,
  lastWritten: string | undefined,
) {
  const from = new Date(window.from);
  // A sample of ids, not of digests: only the selected digests are read and unpacked.
  const sample = evenSample<string>(REPORT_SESSIONS_READ);
  const visitors = new Set<string>();
  let late = 0;
  let poisoned = 0;
  if (lastWritten !== undefined) {
    const earlier = new Date(from.getTime() - LATE_SESSION_HOURS * 3_600_000);
    const started = { from: earlier.toISOString(), to: window.from };
    for await (const session of sessions.closedLate(schedule.ownerId, lastWritten, started)) {
      const { sessionId, state, visitor } = session;
      if (state !== 'closed') continue;
      late += 1;
      visitors.add(visitor);
      sample.add(sessionId);
    }
  }
  for await (const session of sessions.between(schedule.ownerId, from, new Date(window.to))) {
    if (session.state === 'set-aside') poisoned += 1;
    if (session.state !== 'closed') continue;
    visitors.add(session.visitor);
    sample.add(session.sessionId);
  }
  const isSampled = sample.seen > sample.kept.length;
  return {
    digests: await sessions.digests(schedule.ownerId, sample.kept),
    late,
    poisoned,
    sampledFrom: isSampled ? { sessions: sample.seen, visitors: visitors.size } : undefined,
  };
}

/**
 * Keeps an even sample of a stream of unknown length: all of it up to `most`, then every second, every fourth …
 * Memory stays bounded, and the selection depends only on the order.
 */
function evenSample<T>(most: number) {
  let kept: T[] = [];
  let stride = 1;
  let seen = 0;
  return {
    add(item: T): void {
      if (seen % stride === 0) kept.push(item);
      seen += 1;
      if (kept.length <= most) return;
      kept = kept.filter((_, place) => place % 2 === 0);
      stride *= 2;
    },
    get kept(): readonly T[] {
      return kept;
    },
    get seen(): number {
      return seen;
    },
  };
}
