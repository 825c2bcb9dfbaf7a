import { inWords, weekdayName } from '../../../contract/copy/numerals.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';

/** "on Thursday", or "in these two days" for a report of several days. */
export const onCoveredDays = ({ dates, window }: Pick<ReportFacts, 'dates' | 'window'>): string =>
  dates.length > 1
    ? `in these ${inWords(dates.length)} days`
    : `on ${weekdayName(window.localDate)}`;
