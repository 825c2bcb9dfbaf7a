/** Counts of how people moved through the website. They count sessions unless the name says visitors. */

import type { Digest } from '../../contract/digest.ts';
import { compareTexts } from '../../contract/text-order.ts';
import { byFrequency } from '../issues/occurrences.ts';
import { visitorsOf } from './visits.ts';

export interface Behavior {
  readonly source?: { readonly from: Digest['referrer']; readonly sessions: number };
  readonly lastPage?: { readonly page: string; readonly sessions: number };
  readonly onePage: number;
  /** Visitors with a session after another one had ended, so not in two tabs at once. */
  readonly cameBack: number;
  /** The most visited page whose lower half most visits did not see. */
  readonly lowerHalf?: { readonly page: string; readonly unseen: number; readonly visits: number };
}

/** With fewer visits a page is not judged. */
const LOWER_HALF_MIN_VISITS = 10;

export function behaviorOf(digests: readonly Digest[]): Behavior {
  const sources = digests.map(({ referrer }) => referrer).filter(isExternal);
  const [from] = byFrequency(sources) as Digest['referrer'][];
  const ended = digests.filter(({ leftForCheckout }) => !leftForCheckout);
  const lastPage = mostEnded(ended.map(({ exitPage }) => exitPage));
  const lowerHalf = lowerHalfUnseen(digests);
  return {
    ...(from && { source: { from, sessions: sources.filter((each) => each === from).length } }),
    ...(lastPage && { lastPage }),
    onePage: ended.filter(({ pages }) => new Set(pages.map((each) => each.page)).size === 1).length,
    cameBack: returning(digests),
    ...(lowerHalf && { lowerHalf }),
  };
}

/** The page on which more sessions ended than on any other; undefined if two share the first place. */
function mostEnded(pages: readonly string[]): Behavior['lastPage'] {
  const [first, second] = byFrequency(pages);
  const times = (page: string | undefined) => pages.filter((each) => each === page).length;
  return first === undefined || times(first) === times(second)
    ? undefined
    : { page: first, sessions: times(first) };
}

const isExternal = (referrer: Digest['referrer']): boolean =>
  referrer !== 'direct' && referrer !== 'same-site';

/** A session that follows sooner continues a long visit. */
const AWAY_MS = 60_000;

function returning(digests: readonly Digest[]): number {
  const lefts = new Map<string, number>();
  for (const { visitor, endedAt } of digests) {
    lefts.set(
      visitor,
      Math.min(Date.parse(endedAt), lefts.get(visitor) ?? Number.POSITIVE_INFINITY),
    );
  }
  const isBack = ({ visitor, startedAt }: Digest) =>
    Date.parse(startedAt) >= (lefts.get(visitor) ?? 0) + AWAY_MS;
  return visitorsOf(digests.filter(isBack));
}

function lowerHalfUnseen(digests: readonly Digest[]): Behavior['lowerHalf'] {
  const reaches = new Map<string, number[]>();
  for (const { pages } of digests) {
    // A session that opens a page twice counts once, as everywhere in a report.
    for (const page of new Set(pages.map((each) => each.page))) {
      const here = pages.filter((each) => each.page === page).map((each) => each.scrollReach);
      const reached = reaches.get(page) ?? [];
      reached.push(Math.max(...here));
      reaches.set(page, reached);
    }
  }
  const candidates = [...reaches]
    .map(([page, reached]) => ({
      page,
      visits: reached.length,
      unseen: reached.filter((reach) => reach <= 0.5).length,
    }))
    .filter(({ visits, unseen }) => visits >= LOWER_HALF_MIN_VISITS && unseen * 2 > visits)
    .sort((a, b) => b.visits - a.visits || compareTexts(a.page, b.page));
  return candidates[0];
}
