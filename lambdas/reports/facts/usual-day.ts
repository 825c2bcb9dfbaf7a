/**
 * Compares the day with the usual one: the median of up to eight days of the same weekday, or, if there are too few of
 * them, of all days in the last four weeks.
 */
import { compareTexts } from '../../contract/text-order.ts';
import type { DaySummary, ReportInput } from '../content/report-input.ts';
import { daysBetween, startsDay, weekdayOf } from './calendar.ts';
import {
  ABOUT_THE_SAME,
  BASELINE_DAYS,
  CLEAR_DIFFERENCE,
  DIFFERENCE_MIN_VISITORS,
  SLIGHT_DIFFERENCE,
  SMALL_DAY_VISITORS,
  USUAL_DAYS_MIN,
  USUAL_WEEKDAYS,
  USUAL_WEEKDAYS_MIN,
} from './constants.ts';
import { median } from './statistics.ts';

export const comparisons = [
  'much-quieter',
  'quieter',
  'a-little-quieter',
  'about-the-same',
  'a-little-busier',
  'busier',
  'much-busier',
] as const;
export type Compared = (typeof comparisons)[number];
/** The comparison with the usual day, or why there is none: too few earlier days, several days at once, a part missing. */
export type Comparison = Compared | 'too-early' | 'several-days' | 'cut-short';

export const isCompared = (comparison: Comparison): comparison is Compared =>
  (comparisons as readonly Comparison[]).includes(comparison);

const quieter: readonly Comparison[] = ['much-quieter', 'quieter', 'a-little-quieter'];
export const isQuieter = ({ comparison }: UsualDay): boolean => quieter.includes(comparison);

/** Whether a report's sentences compare the day: fewer visitors than on a small day may be chance. */
export const isWorthComparing = (usual: UsualDay): boolean =>
  isCompared(usual.comparison) && !(isQuieter(usual) && (usual.visitors ?? 0) < SMALL_DAY_VISITORS);

export interface UsualDay {
  readonly comparison: Comparison;
  /** Visitors of the usual day, rounded for prose; absent while it is too early. */
  readonly visitors?: number;
  /** Whether the usual day is the median of the same weekday or of all days. */
  readonly of?: 'weekday' | 'day';
  /** The number of days in the median. */
  readonly days: number;
}

/** Rounds as people do: 7 stays 7, 447 becomes 450, and 10,412 becomes 10,000. */
function roundForProse(value: number): number {
  if (value < 20) return Math.round(value);
  const step = 10 ** Math.floor(Math.log10(value)) / (value < 100 ? 2 : 10);
  return Math.round(value / step) * step;
}

export function compareWithUsual(
  date: string,
  visitors: number,
  earlier: readonly DaySummary[],
): UsualDay {
  const complete = earlier.filter((day) => day.complete && day.date < date);
  const within = (days: number) => complete.filter((day) => daysBetween(day.date, date) <= days);
  const same = within(USUAL_WEEKDAYS * 7)
    .filter((day) => weekdayOf(day.date) === weekdayOf(date))
    .sort((a, b) => compareTexts(b.date, a.date))
    .slice(0, USUAL_WEEKDAYS);
  const of = same.length >= USUAL_WEEKDAYS_MIN ? 'weekday' : 'day';
  const days = of === 'weekday' ? same : within(BASELINE_DAYS);
  const usual = median(days.map((day) => day.visitors));
  if (usual === undefined || (of === 'day' && days.length < USUAL_DAYS_MIN)) {
    return { comparison: 'too-early', days: days.length };
  }
  const comparison = compare(visitors, usual);
  return { comparison, visitors: roundForProse(usual), of, days: days.length };
}

function compare(visitors: number, usual: number): Compared {
  const difference = visitors - usual;
  const share = Math.abs(difference) / Math.max(usual, 1);
  if (share <= ABOUT_THE_SAME || Math.abs(difference) < DIFFERENCE_MIN_VISITORS) {
    return 'about-the-same';
  }
  const more = difference > 0;
  if (share <= SLIGHT_DIFFERENCE) return more ? 'a-little-busier' : 'a-little-quieter';
  if (share <= CLEAR_DIFFERENCE || usual < SMALL_DAY_VISITORS) return more ? 'busier' : 'quieter';
  return more ? 'much-busier' : 'much-quieter';
}

/** The usual day of a report's window, with which a part of a day is not compared. */
export function usualDayOf(
  { window, earlier, capture, isFirst }: ReportInput,
  dates: readonly string[],
  { visitors, late }: { readonly visitors: number; readonly late: number },
): UsualDay {
  if (dates.length > 1) return { comparison: 'several-days', days: 0 };
  const usual = compareWithUsual(window.localDate, visitors - late, earlier);
  const { pending = 0 } = capture;
  const withPending = compareWithUsual(window.localDate, visitors - late + pending, earlier);
  const isPart =
    capture.recordedFrom !== undefined ||
    usual.comparison !== withPending.comparison ||
    (!isFirst && !startsDay(window.from, window.timezone));
  return isPart || capture.rejectedByPlan > 0 ? { ...usual, comparison: 'cut-short' } : usual;
}
