import { dateOf, dayOf } from '../../contract/rules/local-time.ts';
import type { Report } from '../report.ts';
import type { ReportSchedule } from './report-schedule.ts';

/**
 * The date of the first report that applies an owner's answer. A written report never changes, even before it is sent.
 * Null while no website is connected.
 */
export function firstReportAfterAnswer(
  schedule: Pick<ReportSchedule, 'next' | 'connectedAt'> | undefined,
  report: Pick<Report, 'state'> | undefined,
): string | null {
  if (schedule?.connectedAt === undefined) return null;
  const isWritten = report !== undefined && report.state !== 'claimed';
  return isWritten ? dateOf(dayOf(schedule.next) + 1) : schedule.next;
}
