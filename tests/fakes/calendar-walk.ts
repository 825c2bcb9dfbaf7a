import { isDue } from '../../lambdas/reports/schedule/report-schedule.ts';
import { spansOf } from './zone-clock.ts';

const DAY = 1_440;

/**
 * Applies the product's due rule at every step of many years, as a sweep would, and records the day of each due report.
 * Returns the local dates that existed and the reports.
 */
export function walk(zone: string, fromMinute: number, toMinute: number, stepMinutes: number) {
  const reported: { day: number; minute: number }[] = [];
  const existing = new Set<number>();
  const spans = spansOf(zone, fromMinute, toMinute);
  // The first day has already started, like the day on which a website is connected.
  let next = Math.floor((fromMinute + (spans[0]?.offset ?? 0)) / DAY) + 1;
  let ticks = 0;
  for (const [place, { from, offset }] of spans.entries()) {
    const end = spans[place + 1]?.from ?? toMinute;
    const start = Math.ceil(from / stepMinutes) * stepMinutes;
    for (let utc = start; utc < end; utc += stepMinutes) {
      ticks += 1;
      const wall = utc + offset;
      const day = Math.floor(wall / DAY);
      const local = { day, minute: wall - day * DAY };
      existing.add(day);
      if (!isDue(local, next)) continue;
      reported.push(local);
      next = day + 1;
    }
  }
  return { reported, existing, ticks, changes: spans.length - 1 };
}
