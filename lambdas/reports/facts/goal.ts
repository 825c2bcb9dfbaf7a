/** Whether a visit reached what the website is for. Unknown goals are not guessed: then no report speaks of them. */
import type { Digest } from '../../contract/digest.ts';
import type { Goal } from '../content/report-input.ts';

/** Pages that come after the goal, as shops and forms usually name them. */
const reachedAt: Readonly<Record<Goal['kind'], RegExp>> = {
  checkout: /\/(thank-?you|thanks|order-(received|confirmed|confirmation|complete)|success)\b/i,
  'sign-up': /\/(welcome|thank-?you|thanks|onboarding|getting-started|success)\b/i,
  booking: /\/(thank-?you|thanks|confirmed|confirmation|booked|success)\b/i,
  contact: /\/(thank-?you|thanks|sent|success)\b/i,
};
/** Where a visitor works towards a goal: trouble here costs more than elsewhere. */
const worksTowards =
  /\/(cart|basket|bag|checkout|payment|pay|order|booking|book|reserve|register|sign-?up|join|subscribe|contact|quote)(\/|$)/i;

export function reachesGoal({ pages, submits }: Digest, goal: Goal): boolean {
  const named = goal.pages ?? [];
  if (named.length > 0) {
    return [...pages, ...submits].some(({ page }) => named.includes(page));
  }
  return pages.some(({ page }) => reachedAt[goal.kind].test(page));
}

export const isOnTheWay = (page: string, goal: Goal | undefined): boolean =>
  worksTowards.test(page) || (goal?.pages ?? []).includes(page);

/** Visitors who reached the goal on any of their visits; empty for an unknown goal. */
export const visitorsReaching = (
  digests: readonly Digest[],
  goal: Goal | undefined,
): ReadonlySet<string> =>
  new Set(
    digests
      .filter((digest) => goal !== undefined && reachesGoal(digest, goal))
      .map(({ visitor }) => visitor),
  );
