import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import type { SignalKind } from '../../../lambdas/contract/digest.ts';
import type { RecordingMark } from '../../../lambdas/contract/recordings.ts';

const { words, signals } = recordings;

/** One line of what happened. `kind` is a signal's, or a page that was opened, or the end. */
export interface Moment {
  readonly atMs: number;
  readonly kind: SignalKind | 'page' | 'end';
  readonly words: string;
}

interface Told {
  readonly pages: readonly { readonly page: string; readonly entered_ms: number }[];
  readonly marks: readonly Pick<RecordingMark, 'kind' | 'at_ms' | 'label'>[];
}

/** Pages and signals in the order they happened, and the end at `totalMs` if it is known. */
export function momentsOf({ pages, marks }: Told, totalMs?: number): Moment[] {
  const moments: Moment[] = [
    ...pages.map(({ page, entered_ms }) => ({
      atMs: entered_ms,
      kind: 'page' as const,
      words: words.opened(page),
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
