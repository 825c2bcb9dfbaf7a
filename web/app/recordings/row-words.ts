import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { SignalKind } from '../../../lambdas/contract/digest.ts';
import type { RecordingRow } from '../../../lambdas/contract/recordings.ts';

const { words, signals } = recordings;
/** What a visitor suffered most comes first: the order of the words' own list. */
const gravity = Object.keys(signals) as SignalKind[];
const SHOWN = 2;

/** What happened in a session, in one line. */
export function wordsOf({ state, why, facts }: RecordingRow): string {
  if (state === 'unreadable') return why ?? recordings.setAside.unreadable;
  if (!facts) return words.running;
  const found = facts.signals
    .filter(({ count }) => count > 0)
    .sort((one, other) => gravity.indexOf(one.kind) - gravity.indexOf(other.kind));
  if (found.length === 0) return words.nothing;
  const shown = found.slice(0, SHOWN).map(({ kind, count }) => words.times(signals[kind], count));
  const further = found.length - shown.length;
  return [shown.join('; '), ...(further > 0 ? [words.further(further)] : [])].join(' ');
}

export const hasTrouble = ({ facts }: RecordingRow): boolean =>
  facts?.signals.some(({ count }) => count > 0) ?? false;
