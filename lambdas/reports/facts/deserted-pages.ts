/** Pages that lost all visitors while the website did not: they were moved, removed, or lost the script. */
import type { Digest } from '../../contract/digest.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { DaySummary } from '../content/report-input.ts';
import { itemsOfDaysBefore } from './calendar.ts';
import { median } from './statistics.ts';
import { pagesOf } from './visits.ts';

/** The page must have had visitors on at least this many of the last 7 days … */
const DAYS_MIN = 4;
/** … with at least this median; otherwise an empty day may be chance. */
const VISITORS_MIN = 10;
const LISTED_MAX = 3;

/** The page that the browser loaded: `/` for `/#/orders`. Earlier rules counted the visitors of its routes for it. */
const documentOf = (page: string): string => page.replace(/#.*$/, '') || '/';

export function desertedPages(
  digests: readonly Digest[],
  visitors: number,
  localDate: string,
  earlier: readonly DaySummary[],
): { page: string; usually: number }[] {
  const week = itemsOfDaysBefore(localDate, 7, earlier).filter(({ complete }) => complete);
  const usualVisitors = median(week.map(({ visitors }) => visitors)) ?? 0;
  if (week.length < DAYS_MIN || visitors * 2 < usualVisitors) return [];
  const today = new Set(pagesOf(digests).flatMap(({ page }) => [page, documentOf(page)]));
  const pages = new Set(week.flatMap((day) => Object.keys(day.pages)));
  return [...pages]
    .filter((page) => !today.has(page))
    .map((page) => {
      const counts = week.map((day) => day.pages[page] ?? 0);
      const days = counts.filter((count) => count > 0).length;
      return { page, days, usually: Math.round(median(counts) ?? 0) };
    })
    .filter(({ days, usually }) => days >= DAYS_MIN && usually >= VISITORS_MIN)
    .sort((a, b) => b.usually - a.usually || compareTexts(a.page, b.page))
    .slice(0, LISTED_MAX)
    .map(({ page, usually }) => ({ page, usually }));
}
