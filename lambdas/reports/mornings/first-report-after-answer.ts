import type { Report } from '../report.ts';
import type { Morning } from './morning.ts';
import { dateOf, dayOf } from './report-day.ts';

/**
 * The date of the first report that applies an owner's answer. A written report never changes, even before it is sent.
 * Null while no website is connected.
 */
export function firstReportAfterAnswer(
  morning: Pick<Morning, 'next' | 'connectedAt'> | undefined,
  report: Pick<Report, 'state'> | undefined,
): string | null {
  if (morning?.connectedAt === undefined) return null;
  const isWritten = report !== undefined && report.state !== 'claimed';
  return isWritten ? dateOf(dayOf(morning.next) + 1) : morning.next;
}
