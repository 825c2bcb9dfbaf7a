import type { Digest } from '../../contract/digest.ts';
import { LATE_SESSION_HOURS, REPORT_SESSIONS_READ } from '../../contract/limits.ts';
import { HOUR_MS } from '../../contract/rules/durations.ts';
import type {
  SessionOutline,
  SessionRangeStore,
} from '../../recordings/session/session-range.store.ts';
import type { websiteMatcher } from '../issues/memory/website-history.ts';
import type { DueReport } from '../schedule/report-schedule.ts';

/** The visits that a report covers. */
export interface Visits {
  /** Of all closed sessions, or of an even sample of them. */
  readonly digests: readonly Digest[];
  /** If the digests are a sample: of how many sessions and visitors. */
  readonly sampledFrom: { readonly sessions: number; readonly visitors: number } | undefined;
  /** How many sessions are from before the window, and closed after the report about them was written. */
  readonly late: number;
  /** How many visitors have only sessions that are not closed yet. */
  readonly pending: number;
  /** How many sessions of the window could not be read. */
  readonly quarantined: number;
}

interface History {
  /** When the report before this one was written. */
  readonly lastWrittenAt: string | undefined;
  readonly matches: ReturnType<typeof websiteMatcher>;
}

/** Reads the sessions of the window, and earlier ones that the last report could not include. */
export async function readVisits(
  sessions: SessionRangeStore,
  { schedule, window }: DueReport,
  { lastWrittenAt, matches }: History,
): Promise<Visits> {
  const { ownerId } = schedule;
  const from = new Date(window.from);
  const isOfWebsite = (session: SessionOutline) => matches({ ...session, at: session.startedAt });
  const closed = closedVisits();
  let late = 0;
  if (lastWrittenAt !== undefined) {
    const earliest = new Date(from.getTime() - LATE_SESSION_HOURS * HOUR_MS).toISOString();
    const started = { from: earliest, to: window.from };
    for await (const session of sessions.closedLate(ownerId, lastWrittenAt, started)) {
      if (session.state !== 'closed' || !isOfWebsite(session)) continue;
      late += 1;
      closed.add(session);
    }
  }
  const visitorsOfOpen = new Set<string>();
  let quarantined = 0;
  for await (const session of sessions.between(ownerId, from, new Date(window.to))) {
    if (!isOfWebsite(session)) continue;
    if (session.state === 'closed') closed.add(session);
    if (session.state === 'set-aside') quarantined += 1;
    if (session.state === 'open' || session.state === 'closing')
      visitorsOfOpen.add(session.visitor);
  }
  return {
    digests: await sessions.digests(ownerId, closed.sampledIds()),
    sampledFrom: closed.sampledFrom(),
    late,
    pending: [...visitorsOfOpen].filter((visitor) => !closed.visitors.has(visitor)).length,
    quarantined,
  };
}

/** Collects closed sessions. Samples their ids, so that only the selected digests are read and unpacked. */
function closedVisits() {
  const visitors = new Set<string>();
  const sample = evenSample<string>(REPORT_SESSIONS_READ);
  return {
    visitors,
    add({ sessionId, visitor }: SessionOutline): void {
      visitors.add(visitor);
      sample.add(sessionId);
    },
    sampledIds: () => sample.items,
    sampledFrom(): Visits['sampledFrom'] {
      if (sample.total === sample.items.length) return undefined;
      return { sessions: sample.total, visitors: visitors.size };
    },
  };
}

/**
 * Samples a stream of unknown length evenly: every item up to `max`, then every second, every fourth, and so on.
 * Memory stays bounded, and the selection depends only on the order.
 */
function evenSample<T>(max: number) {
  let items: T[] = [];
  let stride = 1;
  let total = 0;
  return {
    add(item: T): void {
      if (total % stride === 0) items.push(item);
      total += 1;
      if (items.length <= max) return;
      items = items.filter((_, index) => index % 2 === 0);
      stride *= 2;
    },
    get items(): readonly T[] {
      return items;
    },
    /** Items added, including those that were not selected. */
    get total(): number {
      return total;
    },
  };
}
