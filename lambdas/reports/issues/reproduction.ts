/** How to reproduce an issue: the pages of its clearest session, the browsers and the viewport. */
import { EVIDENCE_MAX } from '../facts/constants.ts';
import { isClick } from './kinds.ts';
import { byFrequency, type IssueGroup, type Occurrence } from './occurrences.ts';
import { peakOf } from './strength.ts';

export interface Reproduction {
  /** Paths in the order they were opened. The problem occurred on the last one. */
  readonly pages: readonly string[];
  /** The first page of that session, if earlier pages are left out. */
  readonly start?: string;
  readonly browsers: readonly string[];
  readonly viewport?: readonly [width: number, height: number];
  /** How often the control was clicked in that session. */
  readonly clicks?: number;
}

/** Only the last pages before a problem matter for reproducing it. */
const PAGES_MAX = 4;

export function reproductionOf(
  { kind, occurrences }: Pick<IssueGroup, 'kind' | 'occurrences'>,
  pagesOf: (sessionId: string) => readonly { readonly page: string; readonly enteredMs: number }[],
): Reproduction {
  const [clearest] = occurrences
    .filter(({ signal }) => signal.kind === kind)
    .sort((a, b) => timesOf(b) - timesOf(a));
  const opened = clearest
    ? pagesOf(clearest.sessionId)
        .filter(({ enteredMs }) => enteredMs <= clearest.signal.atMs)
        .map(({ page }) => page)
        .filter((page, index, all) => page !== all[index - 1])
    : [];
  const start = opened.length > PAGES_MAX ? opened[0] : undefined;
  const { viewport, count } = clearest?.signal ?? {};
  const ofSession = occurrences.filter(({ sessionId }) => sessionId === clearest?.sessionId);
  return {
    pages: opened.slice(-PAGES_MAX),
    ...(start !== undefined && { start }),
    browsers: byFrequency(occurrences.map(({ browser }) => browser).filter(Boolean)).slice(
      0,
      EVIDENCE_MAX,
    ),
    ...(viewport && { viewport }),
    ...(isClick(kind) && count !== undefined && { clicks: peakOf(kind, ofSession) }),
  };
}

/** A signal without a count happened once. */
const timesOf = ({ signal }: Occurrence): number => signal.count ?? 1;
