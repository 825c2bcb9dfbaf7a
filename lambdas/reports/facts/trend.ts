import type { TrendDay } from '../../contract/reports.ts';
import {
  lastWeekOf,
  WEEK_DAYS,
  type Week,
  type WeekProblem,
  type WeekSummary,
} from '../../contract/rules/week.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { DaySummary } from '../content/report-input.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import { isComparable, isOpen } from '../issues/memory/issue-state.ts';
import { bySeverity } from '../issues/severity.ts';
import { dayAfter, daysBetween } from './calendar.ts';
import { hashesOfBoth } from './visitor-hashes.ts';

/** An issue with a single visitor may be chance, as everywhere in a report. */
const COMMON_FROM_VISITORS = 2;
/** The most problems in the summary of a week. */
const PROBLEMS_MAX = 5;

/** Adds visitors whose sessions arrived after the report of their day. */
export function withLateVisitors(days: readonly DaySummary[]): DaySummary[] {
  const late = new Map<string, number>();
  const hashes = new Map<string, string[]>();
  for (const day of days) {
    for (const [date, visitors] of Object.entries(day.late ?? {}))
      late.set(date, (late.get(date) ?? 0) + visitors);
    for (const [date, seen] of Object.entries(day.seenLate ?? {}))
      hashes.set(date, [...(hashes.get(date) ?? []), seen]);
  }
  return days.map(({ late: _, seenLate: __, lateIssues: ___, ...day }) => {
    const visitors = day.visitors + (late.get(day.date) ?? 0);
    const seen = (hashes.get(day.date) ?? []).reduce(hashesOfBoth, day.seen);
    // Two reports may cover parts of one day.
    late.delete(day.date);
    hashes.delete(day.date);
    return { ...day, visitors, ...(seen !== undefined && { seen }) };
  });
}

/**
 * The days of the website that the newest day is about. Days that were stored before they named their website come before all
 * others, so they are about the website that is named first.
 */
function ofOneWebsite(days: readonly DaySummary[]): readonly DaySummary[] {
  const sorted = days.toSorted((a, b) => compareTexts(a.date, b.date));
  const first = sorted.find(({ domain }) => domain !== undefined)?.domain;
  const domainOf = (day: DaySummary | undefined) => day?.domain ?? first;
  const newest = domainOf(sorted.at(-1));
  return days.filter((day) => domainOf(day) === newest);
}

/**
 * The days of a website up to a date, oldest first. Days without a report are included, so that a chart keeps its time scale. After
 * a change of time zone two reports may cover one day; their counts are added. Later days add their late visitors.
 */
export function trendOf(
  reported: readonly DaySummary[],
  until: string,
  length: number,
): TrendDay[] {
  const dates = Array.from({ length }, (_, index) => dayAfter(until, index + 1 - length));
  const ofWebsite = ofOneWebsite(reported.filter(({ date }) => date <= until));
  const domain = ofWebsite.findLast((day) => day.domain !== undefined)?.domain;
  const later = reported.filter((day) => day.date > until && day.domain === domain);
  const all = [...ofWebsite, ...later];
  const days = withLateVisitors(all);
  return dates.map((date) => {
    const parts = days.filter((each) => each.date === date);
    if (parts.length === 0) return { date, visitors: null, issues: null };
    const visitors = parts.reduce((sum, part) => sum + part.visitors, 0);
    return { date, visitors, issues: commonIssuesOn(date, all) };
  });
}

/** The number of listed issues that affected several visitors on a date, on time or late. */
function commonIssuesOn(date: string, days: readonly DaySummary[]): number {
  const affected = new Map<string, number>();
  const listed = new Set<string>();
  for (const day of days) {
    const onTime = day.date === date ? Object.entries(day.issues) : [];
    const counts = [
      ...onTime.map(([fingerprint, [count]]) => [fingerprint, count] as const),
      ...Object.entries(day.lateIssues?.[date] ?? {}),
    ];
    for (const [fingerprint, count] of counts) {
      affected.set(fingerprint, (affected.get(fingerprint) ?? 0) + count);
      if (day.reported?.includes(fingerprint) ?? true) listed.add(fingerprint);
    }
  }
  return [...affected].filter(
    ([fingerprint, count]) => count >= COMMON_FROM_VISITORS && listed.has(fingerprint),
  ).length;
}

/** Without a comparison if a part of either week was not recorded. */
function comparableWeek(days: readonly DaySummary[], until: string): Week {
  const week = lastWeekOf(trendOf(days, until, 2 * WEEK_DAYS));
  const isCut = ({ date, complete }: DaySummary) =>
    !complete && date <= until && daysBetween(date, until) < 2 * WEEK_DAYS;
  return days.some(isCut) ? { ...week, before: undefined } : week;
}

/** The seven days until this date, compared with the seven before them, and what is open under these signal rules. */
export const weekSummary = (
  days: readonly DaySummary[],
  memory: readonly IssueMemory[],
  { until, rules }: { readonly until: string; readonly rules: number },
): WeekSummary => {
  const open = openProblems(
    days.filter(({ date }) => date <= until && daysBetween(date, until) < WEEK_DAYS),
    memory.filter((known) => isOpen(known, until) && isComparable(known, rules)),
  );
  const problems = open.slice(0, PROBLEMS_MAX);
  return { ...comparableWeek(days, until), problems, unlisted: open.length - problems.length };
};

/**
 * The most severe first, then those of the most days and visitors. The counts of the days are used, because an issue's memory
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
    .sort((a, b) => bySeverity(a, b) || b.days - a.days || b.most - a.most)
    .map(({ severity: _, ...problem }) => problem);
}
