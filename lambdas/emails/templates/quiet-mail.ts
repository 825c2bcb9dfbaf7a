import type { SummaryData } from '../../contract/report-summary.ts';

/** Nothing to do, nothing open and nothing repaired: the day in a line, its numbers, and what was unusual. */
export const isQuietMail = ({ day_kind, still_open, fixed, track_record }: SummaryData): boolean =>
  day_kind === 'quiet' &&
  still_open.length === 0 &&
  fixed.length === 0 &&
  track_record === undefined;
