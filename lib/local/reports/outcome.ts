import type { ReportSchedule } from '../../../lambdas/reports/schedule/report-schedule.ts';

type Facts = Pick<ReportSchedule, 'connectedAt' | 'next'> | undefined;

/** The outcome of a report run, from the owner's schedule before and after it. */
export function outcomeOf(before: Facts, after: Facts): string {
  if (!after?.connectedAt) return 'no report: no website is connected';
  if (after.next === before?.next) return `no report due: the next one is for ${after.next}`;
  return `sent: the next one is for ${after.next}`;
}
