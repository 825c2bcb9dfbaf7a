/**
 * Tests by days whether the time without an issue proves its repair. `change.ts` tests by visitors, but these are no
 * independent trials: what fails only on some days, such as an ad, a delivery slot or a nightly job, spares everyone
 * on all other days. Only days on which visitors saw the page are counted.
 * - The clean time must be longer than the longest pause that the issue has had.
 * - So many clean days must be improbable if nothing changed: (1 − p)^n ≤ 0.05, where p is the share of days with the
 *   issue. This is the exact form of the rule of three (Hanley & Lippman-Hand, JAMA 249, 1983).
 * - Unless the owner claims a repair, p counts one more clean day than there were. The first day was counted because
 *   of its occurrence, so one day with an issue does not prove that it happens on all days.
 */
import { FALSE_CLAIM_SHARE } from '../../facts/constants.ts';
import type { Count } from '../../facts/safe-test.ts';

/** One day of an issue: exposed and affected visitors. */
export interface IssueDay extends Count {
  readonly date: string;
}

const isObserved = ({ exposed }: IssueDay): boolean => exposed > 0;

/** The longest run of days without the issue between two days with it. */
export function longestPauseIn(days: readonly IssueDay[]): number {
  let [longest, clean] = [0, 0];
  let hasOccurred = false;
  for (const { affected } of days.filter(isObserved)) {
    if (affected > 0) {
      if (hasOccurred) longest = Math.max(longest, clean);
      hasOccurred = true;
      clean = 0;
    } else clean += 1;
  }
  return longest;
}

/** `before`: the days until the clean ones, oldest first. `pause`: the longest one before these days. */
export function outlastsPauses(
  before: readonly IssueDay[],
  clean: readonly IssueDay[],
  { isClaimed, pause }: { readonly isClaimed: boolean; readonly pause: number },
): boolean {
  const observed = before.filter(isObserved);
  const withIssue = observed.filter(({ affected }) => affected > 0).length;
  const length = clean.filter(isObserved).length;
  const share = withIssue / Math.max(1, observed.length + (isClaimed ? 0 : 1));
  const isLonger = length > Math.max(pause, longestPauseIn(before));
  return isLonger && (1 - share) ** length <= FALSE_CLAIM_SHARE;
}
