import type { Report } from '../report.ts';
import type { Morning } from './morning.ts';
import { dateOf, dayOf } from './report-day.ts';

/**
 * The first morning whose report still listens to the owner: a report that is written says what it says, also when it
 * has not left yet. Null while nothing is connected that a report could be about.
 */
export function heededFrom(
  morning: Pick<Morning, 'next' | 'connectedAt'> | undefined,
  report: Pick<Report, 'state'> | undefined,
): string | null {
  if (morning?.connectedAt === undefined) return null;
  const isWritten = report !== undefined && report.state !== 'claimed';
  return isWritten ? dateOf(dayOf(morning.next) + 1) : morning.next;
}
