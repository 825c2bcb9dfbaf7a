/** Days on the calendar of the owner's zone. A local date is `YYYY-MM-DD`; arithmetic is on dates, never on hours. */
const DAY_MS = 86_400_000;
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

export const dayAfter = (date: string, days = 1): string =>
  new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noon(to) - noon(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(noon(date)).getUTCDay();

const formats = new Map<string, Intl.DateTimeFormat>();
/** Making a format costs a hundred times as much as using one. */
function localFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

export const localDateOf = (instant: string, timeZone: string): string =>
  localFormat(timeZone).format(new Date(instant));

/** The local dates a window covers, first to last. */
export function datesOf(from: string, lastDate: string, timeZone: string): string[] {
  const first = localDateOf(from, timeZone);
  const days = Math.max(0, daysBetween(first, lastDate));
  return Array.from({ length: days + 1 }, (_, index) => dayAfter(lastDate, index - days));
}
