import { isDue } from '../../lambdas/reports/schedule/report-schedule.ts';
import { spansOf } from './zone-clock.ts';

const DAY = 1_440;

/**
 * Asks the product's due rule at every step of many years whether a report is due, as a sweep would, and writes down the
 * day of each. Returns the local dates that existed and what was reported of them.
 */
export function walk(zone: string, fromMinute: number, toMinute: number, stepMinutes: number) {
  const reported: { day: number; minute: number }[] = [];
  const existing = new Set<number>();
  const spans = spansOf(zone, fromMinute, toMinute);
  // The day on which the walk begins is half over, as the day of a connection is.
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
