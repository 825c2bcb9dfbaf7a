import type { TrendDay } from '../reports.ts';

export const WEEK_DAYS = 7;
/** Below this many visitors in the week before, a change in percent sounds larger than it is. */
export const PERCENT_FROM_VISITORS = 100;

export interface Week {
  /** Oldest first. */
  readonly days: readonly TrendDay[];
  readonly visitors: number;
  /** The visitors of the week before; undefined if a day of either week is missing. */
  readonly before: number | undefined;
  readonly issueDays: number;
}

/** A problem that is still open at the end of the week. */
export interface WeekProblem {
  readonly fingerprint: string;
  readonly title: string;
  /** The days of the week on which visitors ran into it, and how many did on the worst of them. */
  readonly days: number;
  readonly most: number;
}

/** The week, for recipients who do not get every report. */
export interface WeekSummary extends Week {
  /** The worst first. */
  readonly problems: readonly WeekProblem[];
  /** How many more are open. */
  readonly unlisted: number;
}

const sum = (days: readonly TrendDay[]) =>
  days.reduce((total, { visitors }) => total + (visitors ?? 0), 0);

/** The last seven days of a trend and their totals. */
export function lastWeekOf(trend: readonly TrendDay[]): Week {
  const days = trend.slice(-WEEK_DAYS);
  const earlier = trend.slice(-2 * WEEK_DAYS, -WEEK_DAYS);
  const isComparable =
    earlier.length === WEEK_DAYS &&
    [...earlier, ...days].every(({ visitors }) => visitors !== null);
  return {
    days,
    visitors: sum(days),
    before: isComparable ? sum(earlier) : undefined,
    issueDays: days.filter(({ issues }) => (issues ?? 0) > 0).length,
  };
}
