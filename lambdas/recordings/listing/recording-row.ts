import type { Digest } from '../../contract/digest.ts';
import type { RecordingRow } from '../../contract/recording-row.ts';
import type { SignalKind } from '../../contract/signal.ts';
import { isLive, type Session } from '../session/session.ts';

/** The number of a session's pages that a row of the list shows. */
const PATH_PAGES = 4;

/** A session as a row of the list. */
export function rowOf(session: Session, now: Date): RecordingRow {
  const { sessionId, domain, startedAt, setAsideBecause, watchedAt, digest } = session;
  return {
    session_id: sessionId,
    domain,
    started_at: startedAt,
    state: stateOf(session),
    why: setAsideBecause ?? null,
    watched: watchedAt !== undefined,
    live: isLive(session, now),
    lasted_ms: Date.parse(session.lastSeenAt) - Date.parse(startedAt),
    starred: session.starredAt !== undefined,
    tags: [...(session.tags ?? [])],
    note: session.note ?? '',
    visitor: session.visitor,
    facts: digest ? factsOf(digest) : null,
  };
}

/** A recording that was too complex to analyze is quarantined but has parts that can be played. */
const stateOf = ({ state, parts }: Session): RecordingRow['state'] => {
  if (state === 'closed' || (state === 'set-aside' && parts)) return 'ready';
  return state === 'set-aside' ? 'unreadable' : 'running';
};

const factsOf = (digest: Digest): NonNullable<RecordingRow['facts']> => ({
  duration_ms: Date.parse(digest.endedAt) - Date.parse(digest.startedAt),
  device: digest.device,
  browser: digest.browser,
  country: digest.country ?? null,
  referrer: digest.referrer,
  entry_page: digest.entryPage,
  exit_page: digest.exitPage,
  pages: digest.pages.length,
  path: digest.pages.slice(0, PATH_PAGES).map(({ page }) => page),
  clicks: digest.counts.clicks,
  errors: digest.errors,
  frustration: digest.frustration,
  signals: signalsOf(digest),
});

function signalsOf({ counts: { clicks, ...counts }, signals }: Digest) {
  const found = Object.entries(counts) as [SignalKind, number][];
  const labelOf = (kind: SignalKind) =>
    signals.find((signal) => signal.kind === kind && signal.element?.label)?.element?.label ?? '';
  return found.map(([kind, count]) => ({ kind, count, label: labelOf(kind) }));
}

/** The markers on the player's timeline. */
export const timelineMarksOf = (digest: Digest | undefined) =>
  (digest?.signals ?? []).map(({ kind, atMs, startMs, endMs, page, element }) => ({
    kind,
    at_ms: atMs,
    start_ms: startMs,
    end_ms: endMs,
    page,
    label: element?.label ?? '',
  }));

export const pagesOf = (digest: Digest | undefined) =>
  (digest?.pages ?? []).map(({ page, enteredMs, dwellMs }) => ({
    page,
    entered_ms: enteredMs,
    dwell_ms: dwellMs,
  }));
