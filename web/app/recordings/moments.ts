import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { SignalKind } from '../../../lambdas/contract/digest.ts';
import type { RecordingMark } from '../../../lambdas/contract/recordings.ts';
import type { Press } from './presses.ts';

const { words, signals } = recordings;

/** One line of what happened. `kind` is a signal's, or a page that was opened, a press, or the end. */
export interface Moment {
  readonly atMs: number;
  readonly kind: SignalKind | 'page' | 'press' | 'end';
  readonly words: string;
}

interface Told {
  readonly pages: readonly { readonly page: string; readonly entered_ms: number }[];
  readonly marks: readonly Pick<RecordingMark, 'kind' | 'at_ms' | 'label'>[];
}

/**
 * Pages, presses and signals in the order they happened, and the end at `totalMs` if it is known. Presses are known as
 * far as the recording has been loaded.
 */
export function momentsOf(
  { pages, marks }: Told,
  presses: readonly Press[],
  totalMs?: number,
): Moment[] {
  const moments: Moment[] = [
    ...pages.map(({ page, entered_ms }) => ({
      atMs: entered_ms,
      kind: 'page' as const,
      words: words.opened(page),
    })),
    ...presses.map(({ atMs, label, times }) => ({
      atMs,
      kind: 'press' as const,
      words: words.times(words.pressed(label), times),
    })),
    ...marks.map(({ kind, at_ms, label }) => ({
      atMs: at_ms,
      kind,
      words: words.about(signals[kind], label),
    })),
  ].sort((one, other) => one.atMs - other.atMs);
  return totalMs ? [...moments, { atMs: totalMs, kind: 'end', words: words.ended }] : moments;
}

export const fitting = (moments: readonly Moment[], search: string): readonly Moment[] =>
  moments.filter((moment) => moment.words.toLowerCase().includes(search.trim().toLowerCase()));
