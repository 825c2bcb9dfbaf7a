import { dateOf, localTime } from '../../contract/rules/local-time.ts';

/** How many sessions started on a date (`YYYY-MM-DD`) in the owner's time zone. */
export interface SessionDay {
  readonly date: string;
  readonly sessions: number;
}

/** The last `count` dates in a time zone, oldest first, including today and days without sessions. */
export function sessionDays(
  starts: Iterable<{ readonly at: Date; readonly count: number }>,
  { zone, count }: { zone: string; count: number },
  now: Date,
): SessionDay[] {
  const today = localTime(now, zone).day;
  const days = new Map(
    Array.from({ length: count }, (_, index) => [dateOf(today - (count - 1 - index)), 0]),
  );
  for (const start of starts) {
    const date = dateOf(localTime(start.at, zone).day);
    const known = days.get(date);
    if (known !== undefined) days.set(date, known + start.count);
  }
  return [...days].map(([date, sessions]) => ({ date, sessions }));
}
