import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingRow } from '../../../../lambdas/contract/recording-row.ts';
import type { SignalKind } from '../../../../lambdas/contract/signal.ts';

const { words, signals } = recordings;
/** The gravest first: the order of the copy's own list. */
const gravity = Object.keys(signals) as SignalKind[];
const GRAVE: readonly SignalKind[] = ['white-screen', 'rage-click', 'error-click'];
const SHOWN = 2;

interface ProblemBadge {
  readonly words: string;
  readonly isGrave: boolean;
}

/** A session's problems, the gravest named with their elements, and how many kinds more there are. */
export function badgesOf({ facts }: Pick<RecordingRow, 'facts'>): {
  badges: ProblemBadge[];
  further: number;
} {
  const found = (facts?.signals ?? [])
    .filter(({ count }) => count > 0)
    .sort((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind));
  const badges = found.slice(0, SHOWN).map(({ kind, count, label }) => ({
    words: words.times(words.about(signals[kind], label), count),
    isGrave: GRAVE.includes(kind),
  }));
  return { badges, further: found.length - badges.length };
}

/** What happened in a session, in one line. */
export function wordsOf(row: RecordingRow): string {
  if (row.state === 'unreadable') return row.why ?? recordings.setAside.unreadable;
  if (!row.facts) return row.live ? words.running : words.quiet;
  const { badges, further } = badgesOf(row);
  if (badges.length === 0) return words.nothing;
  const shown = badges.map((badge) => badge.words).join('; ');
  return further > 0 ? `${shown} ${words.further(further)}` : shown;
}
