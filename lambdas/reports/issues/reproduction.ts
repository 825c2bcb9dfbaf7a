/** How to see an issue again: the pages that its clearest visit opened, and what it was opened with. */
import { EVIDENCE_MAX } from '../facts/constants.ts';
import { byFrequency, type Occurrence } from './occurrences.ts';

export interface Reproduction {
  /** Paths in the order they were opened, the last one is where it happened. */
  readonly pages: readonly string[];
  readonly browsers: readonly string[];
  readonly viewport?: readonly [width: number, height: number];
}

/** The last pages before a problem are the ones that lead there. */
const PAGES_MAX = 4;

export function reproductionOf(
  occurrences: readonly Occurrence[],
  pagesOf: (sessionId: string) => readonly { readonly page: string; readonly enteredMs: number }[],
): Reproduction {
  const [clearest] = occurrences.toSorted((a, b) => timesOf(b) - timesOf(a));
  const opened = clearest
    ? pagesOf(clearest.sessionId)
        .filter(({ enteredMs }) => enteredMs <= clearest.signal.atMs)
        .map(({ page }) => page)
        .filter((page, index, all) => page !== all[index - 1])
    : [];
  const viewport = clearest?.signal.viewport;
  return {
    pages: opened.slice(-PAGES_MAX),
    browsers: byFrequency(occurrences.map(({ browser }) => browser).filter(Boolean)).slice(
      0,
      EVIDENCE_MAX,
    ),
    ...(viewport && { viewport }),
  };
}

/** A signal that counts nothing happened once. */
const timesOf = ({ signal }: Occurrence): number => signal.count ?? 1;
