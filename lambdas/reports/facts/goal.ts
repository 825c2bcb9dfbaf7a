/** Whether a visit reached the website's goal. An unknown goal is never guessed; the report then omits it. */
import type { Digest } from '../../contract/digest.ts';
import type { Goal } from '../content/report-input.ts';

/** Usual paths of the page after the goal. */
const goalPaths: Readonly<Record<Goal['kind'], RegExp>> = {
  checkout: /\/(thank-?you|thanks|order-(received|confirmed|confirmation|complete)|success)\b/i,
  'sign-up': /\/(welcome|thank-?you|thanks|onboarding|getting-started|success)\b/i,
  booking: /\/(thank-?you|thanks|confirmed|confirmation|booked|success)\b/i,
  contact: /\/(thank-?you|thanks|sent|success)\b/i,
};
/** Usual paths on the way to a goal, where an issue costs more than elsewhere. */
const pathsOnTheWay =
  /\/(cart|basket|bag|checkout|payment|pay|order|booking|book|reserve|register|sign-?up|join|subscribe|contact|quote)(\/|$)/i;

export function reachesGoal({ pages, submits }: Digest, goal: Goal): boolean {
  const named = goal.pages ?? [];
  if (named.length > 0) {
    return [...pages, ...submits].some(({ page }) => named.includes(page));
  }
  return pages.some(({ page }) => goalPaths[goal.kind].test(page));
}

export const isOnTheWay = (page: string, goal: Goal | undefined): boolean =>
  pathsOnTheWay.test(page) || (goal?.pages ?? []).includes(page);

/** Visitors who reached the goal in any session; empty for an unknown goal. */
export const visitorsReaching = (
  digests: readonly Digest[],
  goal: Goal | undefined,
): ReadonlySet<string> =>
  new Set(
    digests
      .filter((digest) => goal !== undefined && reachesGoal(digest, goal))
      .map(({ visitor }) => visitor),
  );
