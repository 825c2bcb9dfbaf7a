import { dateOf, dayOf, localTime } from '../../contract/rules/local-time.ts';

/** Calendar days in the owner's zone. A local date is `YYYY-MM-DD`; all arithmetic is on dates, never on hours. */
export const dayAfter = (date: string, days = 1): string => dateOf(dayOf(date) + days);

/** Whole days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** The dated items of the days before a date, at most so many days before it. */
export const itemsOfDaysBefore = <Item extends { readonly date: string }>(
  date: string,
  days: number,
  items: readonly Item[],
): Item[] =>
  items.filter((each) => {
    const age = daysBetween(each.date, date);
    return age > 0 && age <= days;
  });

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

export const localDateOf = (instant: string, zone: string): string =>
  dateOf(localTime(new Date(instant), zone).day);

/** Whether a local day starts at this instant. */
export const startsDay = (instant: string, zone: string): boolean =>
  localDateOf(new Date(Date.parse(instant) - 1).toISOString(), zone) < localDateOf(instant, zone);

/** The local dates of a window, first to last. */
export function datesOf(from: string, lastDate: string, timeZone: string): string[] {
  const first = localDateOf(from, timeZone);
  const days = Math.max(0, daysBetween(first, lastDate));
  return Array.from({ length: days + 1 }, (_, index) => dayAfter(lastDate, index - days));
}
