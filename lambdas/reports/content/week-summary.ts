import { severities } from '../../contract/report-issue.ts';
import {
  lastWeekOf,
  WEEK_DAYS,
  type WeekProblem,
  type WeekSummary,
} from '../../contract/rules/week.ts';
import { daysBetween } from '../facts/calendar.ts';
import { trendOf } from '../facts/trend.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import { isOpen } from '../issues/memory/memory.ts';
import type { DaySummary } from './report-input.ts';

const PROBLEMS_MAX = 5;

/** The seven days until this date, compared with the seven before them. */
export const weekSummary = (
  days: readonly DaySummary[],
  memory: readonly IssueMemory[],
  until: string,
): WeekSummary => ({
  ...lastWeekOf(trendOf(days, until, 2 * WEEK_DAYS)),
  problems: openProblems(
    days.filter(({ date }) => date <= until && daysBetween(date, until) < WEEK_DAYS),
    memory.filter((known) => isOpen(known, until)),
  ),
});

/**
 * The most severe first, then those of the most days and visitors. The days' own counts are used, because an issue's memory
 * forgets the days before a change.
 */
function openProblems(days: readonly DaySummary[], open: readonly IssueMemory[]): WeekProblem[] {
  return open
    .map(({ title, severity, fingerprint }) => {
      // A date has two summaries where two reports share it.
      const affected = new Map<string, number>();
      for (const { date, issues } of days) {
        const visitors = issues[fingerprint]?.[0] ?? 0;
        if (visitors > 0) affected.set(date, Math.max(visitors, affected.get(date) ?? 0));
      }
      const most = Math.max(0, ...affected.values());
      return { fingerprint, title, severity, days: affected.size, most };
    })
    .filter(({ days }) => days > 0)
    .sort(
      (a, b) =>
        severities.indexOf(b.severity) - severities.indexOf(a.severity) ||
        b.days - a.days ||
        b.most - a.most,
    )
    .slice(0, PROBLEMS_MAX)
    .map(({ severity: _, ...problem }) => problem);
}
