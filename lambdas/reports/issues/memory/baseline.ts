/** What share of its visitors an issue usually affects: the account's own past, today excluded. */
import type { DaySummary } from '../../content/report-input.ts';
import { daysBetween, weekdayOf } from '../../facts/calendar.ts';
import { BASELINE_DAYS, BASELINE_MIN_EXPOSED, USUAL_DAYS_MIN } from '../../facts/constants.ts';

export interface Baseline {
  readonly share: number;
  readonly of: 'weekday' | 'day';
  /** It occurred on most of those days; otherwise there is no usual share. */
  readonly isTypical: boolean;
}

/** Of the same weekday where enough visitors reached the page on it, else of all days; null while those are too few. */
export function baselineOf(
  fingerprint: string,
  page: string,
  date: string,
  earlier: readonly DaySummary[],
): Baseline | null {
  const days = earlier.filter(({ date: day, complete }) => {
    const age = daysBetween(day, date);
    return complete && age > 0 && age <= BASELINE_DAYS;
  });
  const shareOf = (some: readonly DaySummary[], of: Baseline['of']): Baseline | null => {
    const counts = some.map((day) => day.issues[fingerprint] ?? [0, day.pages[page] ?? 0]);
    const affected = counts.reduce((total, [hits]) => total + (hits ?? 0), 0);
    const exposed = counts.reduce((total, [, seen]) => total + (seen ?? 0), 0);
    const met = counts.filter(([hits = 0]) => hits > 0).length;
    const isTypical = met * 2 > counts.length;
    return exposed < BASELINE_MIN_EXPOSED
      ? null
      : { share: Math.min(1, affected / exposed), of, isTypical };
  };
  const sameWeekday = days.filter((day) => weekdayOf(day.date) === weekdayOf(date));
  return (
    shareOf(sameWeekday, 'weekday') ?? (days.length < USUAL_DAYS_MIN ? null : shareOf(days, 'day'))
  );
}
