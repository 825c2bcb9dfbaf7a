import type * as z from 'zod/mini';
import type { listReports, TrendDay } from '../../../lambdas/contract/reports.ts';

type Reports = z.infer<typeof listReports.reply>;

export interface WeekDay extends TrendDay {
  readonly report: Reports['mornings'][number] | undefined;
}

const DAYS = 7;
const sum = (days: readonly TrendDay[]) =>
  days.reduce((total, { visitors }) => total + (visitors ?? 0), 0);

/** The last seven days of the trend, each with its report, and what they add up to. */
export function weekOf({ days, mornings }: Reports) {
  const week = mornings.length === 0 ? [] : days.slice(-DAYS);
  const earlier = days.slice(-2 * DAYS, -DAYS);
  const isComparable = earlier.length === DAYS && earlier.every((day) => day.visitors !== null);
  return {
    days: week.map(
      (day): WeekDay => ({ ...day, report: mornings.find((each) => each.day === day.date) }),
    ),
    visitors: sum(week),
    /** Undefined where the week before is not known completely. */
    before: isComparable ? sum(earlier) : undefined,
    issueDays: week.filter(({ issues }) => (issues ?? 0) > 0).length,
  };
}
