import { focusLines } from '../../contract/copy/reports.ts';
import type { SummaryData } from '../../contract/report-summary.ts';

/** Whether nothing is to do, open or repaired. Such an email is short: one line, the numbers and the quote. */
export const isQuietMail = ({
  day_kind,
  checks,
  still_open,
  fixed,
  track_record,
  focus_points,
}: SummaryData): boolean =>
  day_kind === 'quiet' &&
  checks.length === 0 &&
  still_open.length === 0 &&
  fixed.length === 0 &&
  track_record === undefined &&
  focus_points.every((point) => point === focusLines.nothing);
