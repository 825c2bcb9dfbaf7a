/** How many sessions began on one date of the owner's zone, `YYYY-MM-DD`. */
export interface SessionDay {
  readonly date: string;
  readonly sessions: number;
}

const DAY_MS = 86_400_000;

/** The last `count` dates of a zone, today included, oldest first; a day without a session is a zero and no gap. */
export function sessionDays(
  starts: Iterable<{ readonly at: Date; readonly count: number }>,
  { zone, count }: { zone: string; count: number },
  now: Date,
): SessionDay[] {
  // Canada writes a date as the standard does.
  const dates = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  const today = Date.parse(`${dates.format(now)}T12:00:00Z`);
  const days = new Map(
    Array.from({ length: count }, (_, place) => [
      new Date(today - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
      0,
    ]),
  );
  for (const start of starts) {
    const date = dates.format(start.at);
    const known = days.get(date);
    if (known !== undefined) days.set(date, known + start.count);
  }
  return [...days].map(([date, sessions]) => ({ date, sessions }));
}
