import type * as z from 'zod/mini';
import type { listReports, TrendDay } from '../../../lambdas/contract/reports.ts';
import { lastWeekOf } from '../../../lambdas/contract/rules/week.ts';

type Reports = z.infer<typeof listReports.reply>;

export interface WeekDay extends TrendDay {
  readonly report: Reports['reports'][number] | undefined;
}

/** The last seven days of the trend, each with its report, and their totals. */
export function weekOf({ days, reports }: Reports) {
  const week = lastWeekOf(reports.length === 0 ? [] : days);
  return {
    ...week,
    days: week.days.map(
      (day): WeekDay => ({ ...day, report: reports.find((each) => each.day === day.date) }),
    ),
  };
}
