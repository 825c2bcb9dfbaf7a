/** What share of its visitors an issue usually meets: the account's own past, today excluded. */
import type { DaySummary } from '../content/report-input.ts';
import { daysBetween, weekdayOf } from '../facts/calendar.ts';
import { BASELINE_DAYS, BASELINE_MIN_EXPOSED } from '../facts/constants.ts';

/** The account's own share on the same weekday; null while too few could have met it. */
export function baselineOf(
  fingerprint: string,
  page: string,
  date: string,
  earlier: readonly DaySummary[],
): number | null {
  const days = earlier.filter((day) => {
    const age = daysBetween(day.date, date);
    return (
      day.complete && age > 0 && age <= BASELINE_DAYS && weekdayOf(day.date) === weekdayOf(date)
    );
  });
  const sum = days.map((day) => day.issues[fingerprint] ?? [0, day.pages[page] ?? 0]);
  const affected = sum.reduce((total, [hits]) => total + (hits ?? 0), 0);
  const exposed = sum.reduce((total, [, seen]) => total + (seen ?? 0), 0);
  return exposed < BASELINE_MIN_EXPOSED ? null : Math.min(1, affected / exposed);
}
