/** The share of visitors that an issue usually affects, from the account's earlier days. */
import type { DaySummary } from '../../content/report-input.ts';
import { itemsOfDaysBefore, weekdayOf } from '../../facts/calendar.ts';
import {
  BASELINE_DAYS,
  BASELINE_MIN_EXPOSED,
  USUAL_DAYS_MIN,
  USUAL_WEEKDAYS_MIN,
} from '../../facts/constants.ts';
import type { IssueMemory } from './issue-memory.ts';
import { isComparable } from './issue-state.ts';

export interface Baseline {
  readonly share: number;
  readonly of: 'weekday' | 'day';
  /** Whether it occurred on most of those days; otherwise there is no usual share. */
  readonly isTypical: boolean;
}

/** Uses the same weekday if it has enough days and exposed visitors, or else all days; null while those are too few. */
export function baselineOf(
  fingerprint: string,
  page: string,
  date: string,
  earlier: readonly DaySummary[],
): Baseline | null {
  const days = itemsOfDaysBefore(date, BASELINE_DAYS, earlier).filter(({ complete }) => complete);
  const shareOf = (selected: readonly DaySummary[], of: Baseline['of']): Baseline | null => {
    const counts = selected.map((day) => day.issues[fingerprint] ?? [0, day.pages[page] ?? 0]);
    const affected = counts.reduce((total, [hits]) => total + (hits ?? 0), 0);
    const exposed = counts.reduce((total, [, seen]) => total + (seen ?? 0), 0);
    const daysWithIssue = counts.filter(([hits = 0]) => hits > 0).length;
    const isTypical = daysWithIssue * 2 > counts.length;
    return exposed < BASELINE_MIN_EXPOSED
      ? null
      : { share: Math.min(1, affected / exposed), of, isTypical };
  };
  const sameWeekday = days.filter((day) => weekdayOf(day.date) === weekdayOf(date));
  const ofWeekday =
    sameWeekday.length < USUAL_WEEKDAYS_MIN ? null : shareOf(sameWeekday, 'weekday');
  return ofWeekday ?? (days.length < USUAL_DAYS_MIN ? null : shareOf(days, 'day'));
}

/** The earlier days on which the same rules as today's searched for the issue. */
export const daysOfSameRules = (
  earlier: readonly DaySummary[],
  known: IssueMemory | undefined,
  rules: number,
): readonly DaySummary[] =>
  known && !isComparable(known, rules)
    ? []
    : earlier.filter(({ date }) => date >= (known?.comparableFrom ?? ''));
