import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import type { SignalKind } from '../../../../lambdas/contract/signal.ts';

const { words, signals } = recordings;
/** Signal kinds by severity, most severe first: the order of the list in the copy. */
const severityOrder = Object.keys(signals) as SignalKind[];
const SEVERE: readonly SignalKind[] = ['white-screen', 'rage-click', 'error-click'];
const MAX_BADGES = 2;

interface ProblemBadge {
  readonly text: string;
  readonly isSevere: boolean;
}

/** Badges of a session's most severe problems with their elements, and the number of further kinds. */
export function badgesOf({ facts }: Pick<RecordingRow, 'facts'>): {
  badges: ProblemBadge[];
  moreCount: number;
} {
  const found = (facts?.signals ?? [])
    .filter(({ count }) => count > 0)
    .sort((one, other) => severityOrder.indexOf(one.kind) - severityOrder.indexOf(other.kind));
  const badges = found.slice(0, MAX_BADGES).map(({ kind, count, label }) => ({
    text: words.times(words.about(signals[kind], label), count),
    isSevere: SEVERE.includes(kind),
  }));
  return { badges, moreCount: found.length - badges.length };
}

/** Summarizes a session in one line. */
export function summaryOf(row: RecordingRow): string {
  if (row.why) return row.why;
  if (row.state === 'unreadable') return recordings.quarantined.unreadable;
  if (!row.facts) return row.live ? words.running : words.quiet;
  const { badges, moreCount } = badgesOf(row);
  if (badges.length === 0) return words.nothing;
  const shown = badges.map((badge) => badge.text).join('; ');
  return moreCount > 0 ? `${shown} ${words.further(moreCount)}` : shown;
}
