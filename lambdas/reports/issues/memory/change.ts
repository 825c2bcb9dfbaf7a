/**
 * Tests whether the days since an issue was first reported prove its repair or a change of its share. Per quarter, each
 * claim is false for at most 5 % of issues. The error budget shrinks with every issue that an owner's reports watch, so
 * that at most 10 % of the owner's claims are false (docs/TRUTH.md).
 */
import { weekdayOf } from '../../facts/calendar.ts';
import {
  CHANGE_FACTOR,
  FALSE_CLAIM_SHARE,
  OWNER_FALSE_CLAIM_SHARE,
  QUARTER_DAYS,
  REPAIR_MIN_AFFECTED,
  REPAIR_MIN_EXPOSED,
} from '../../facts/constants.ts';
import { type Count, fisherExact, silenceProbability } from '../../facts/safe-test.ts';
import { type IssueDay, longestPauseIn, outlastsPauses } from './clean-time.ts';

/** A streak needs a day with the issue and one without it, which limits the streaks in a quarter. */
const STREAKS_MAX = QUARTER_DAYS / 2;

/**
 * The error budget of the nth issue that an owner's reports watch in a quarter (LOND, Javanmard & Montanari 2018, with
 * shares 1/n(n+1), which sum to 1). Proven claims increase it. Issues from before ranks were stored have none.
 */
export function allowedError(place: number | undefined, proven: number): number {
  const rank = Math.max(1, place ?? 1);
  return Math.min(
    FALSE_CLAIM_SHARE,
    (OWNER_FALSE_CLAIM_SHARE * (1 + proven)) / (rank * (rank + 1)),
  );
}

/** Whether enough days and visitors without the issue prove its repair. `pause`: its longest one before these days. */
export function isRepaired(
  days: readonly IssueDay[],
  passedBy: number,
  { pause = 0, ...claim }: Claim & { readonly pause?: number | undefined },
): boolean {
  const passed = daysPassed(days, passedBy);
  const alike = daysAlike(days);
  const before = alike.filter((day) => !passed.includes(day));
  const clean = alike.filter((day) => passed.includes(day));
  return (
    outlastsPauses(before, clean, { isClaimed: claim.isClaimed, pause }) &&
    isRepairedByVisitors(days, passedBy, claim)
  );
}

interface Claim {
  readonly isClaimed: boolean;
  readonly error: number;
}

/** The longest pause of an issue, on days like those on which it occurred. */
export const longestPauseOf = (days: readonly IssueDay[], known = 0): number =>
  Math.max(known, longestPauseIn(daysAlike(days)));

/**
 * Whether visitors without the issue prove its repair. After the owner marked it as fixed there is only one test, of
 * the visitors since then. It corrects two biases: the clean days before the mark may be why the owner marked it, so
 * they count toward the time with the issue; and the first occurrence is why the issue is counted at all, so it does
 * not count. Half of the error is left for issues that were reported because of an unlucky day (campaign
 * `unchanged-sites`).
 */
export function isRepairedByVisitors(
  days: readonly IssueDay[],
  passedBy: number,
  { isClaimed, error }: Claim,
): boolean {
  const alike = daysAlike(days);
  const seen = sumOfCounts(untilLastSeen(alike));
  const unlike = daysPassed(days, passedBy).filter((day) => !alike.includes(day));
  const passed = passedBy - sumOfCounts(unlike).exposed;
  if (seen.affected < REPAIR_MIN_AFFECTED || passed < REPAIR_MIN_EXPOSED) return false;
  if (!isClaimed) return silenceProbability(seen, passed) <= error / STREAKS_MAX;
  const exposed = Math.max(seen.exposed, sumOfCounts(alike).exposed - passed) - 1;
  const before = { affected: seen.affected - 1, exposed };
  return silenceProbability(before, passed) <= FALSE_CLAIM_SHARE / 2;
}

const isWeekend = ({ date }: IssueDay): boolean => weekdayOf(date) % 6 === 0;

/** An issue that occurred only on weekends may return on the next one, so other days prove nothing; likewise for workdays. */
function daysAlike(days: readonly IssueDay[]): readonly IssueDay[] {
  const kinds = new Set(days.filter(({ affected }) => affected > 0).map(isWeekend));
  return days.filter((day) => kinds.has(isWeekend(day)));
}

export interface IssueChange {
  readonly from: string;
  readonly before: Count;
  readonly since: Count;
}

/** The lengths of the recent periods that are tested for a change. */
const RECENT_DAYS = [1, 3, 7, 14] as const;
/** The number of such tests in a quarter. */
const COMPARISONS_MAX = RECENT_DAYS.length * QUARTER_DAYS;

/** The shortest recent period whose share provably differs from before, if any. */
export function changeIn(days: readonly IssueDay[], error: number): IssueChange | undefined {
  for (const length of RECENT_DAYS) {
    const since = days.slice(-length);
    const [first] = since;
    if (!first || since.length === days.length) return undefined;
    const change = {
      from: first.date,
      before: sumOfCounts(days.slice(0, -length)),
      since: sumOfCounts(since),
    };
    if (isProven(change, error / COMPARISONS_MAX)) return change;
  }
  return undefined;
}

const isProven = ({ before, since }: IssueChange, allowed: number): boolean =>
  ratio(rateOf(before), rateOf(since)) >= CHANGE_FACTOR && fisherExact(before, since) <= allowed;

export const sumOfCounts = (days: readonly Count[]): Count => ({
  affected: days.reduce((sum, { affected }) => sum + affected, 0),
  exposed: days.reduce((sum, { exposed }) => sum + exposed, 0),
});

/** The days without the issue whose visitors are in `passedBy`: the last ones, because a claimed repair restarts that count. */
function daysPassed(days: readonly IssueDay[], passedBy: number): readonly IssueDay[] {
  let counted = 0;
  const first = days.findLastIndex(({ affected, exposed }) => {
    if (affected > 0 || counted >= passedBy) return true;
    counted += exposed;
    return false;
  });
  return days.slice(first + 1);
}

const untilLastSeen = (days: readonly IssueDay[]): readonly IssueDay[] =>
  days.slice(0, days.findLastIndex(({ affected }) => affected > 0) + 1);

const rateOf = ({ affected, exposed }: Count): number => affected / Math.max(1, exposed);
const ratio = (a: number, b: number): number =>
  Math.max(a, b) / Math.max(Math.min(a, b), Number.EPSILON);
