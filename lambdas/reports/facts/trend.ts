import type { TrendDay } from '../../contract/reports.ts';
import type { DaySummary } from '../content/report-input.ts';
import { dayAfter } from './calendar.ts';

/** An issue with a single visitor may be chance, as everywhere in a report. */
const COMMON_FROM_VISITORS = 2;

/**
 * The days up to a date, oldest first. Days without a report are included, so that a chart keeps its time scale. After
 * a change of time zone two reports may cover one day; their counts are added.
 */
export function trendOf(
  reported: readonly DaySummary[],
  until: string,
  length: number,
): TrendDay[] {
  const dates = Array.from({ length }, (_, index) => dayAfter(until, index + 1 - length));
  return dates.map((date) => {
    const parts = reported.filter((each) => each.date === date);
    if (parts.length === 0) return { date, visitors: null, issues: null };
    const fingerprints = parts.flatMap(({ issues }) =>
      Object.entries(issues)
        .filter(([, [affected]]) => affected >= COMMON_FROM_VISITORS)
        .map(([fingerprint]) => fingerprint),
    );
    const visitors = parts.reduce((sum, part) => sum + part.visitors, 0);
    return { date, visitors, issues: new Set(fingerprints).size };
  });
}
