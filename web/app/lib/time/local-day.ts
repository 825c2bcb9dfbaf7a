import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** The start of a local date ('2026-11-20') and of the next one, as instants. */
export function dayIn(zone: string, date: string): { from: string; to: string } {
  const day = startOfDay(new TZDate(`${date}T12:00:00`, zone));
  return { from: instantOf(day), to: instantOf(addDays(day, 1)) };
}

/** The start of the local day that is `days` days before an instant. */
export const daysBefore = (zone: string, now: Date, days: number): string =>
  instantOf(addDays(startOfDay(new TZDate(now, zone)), -days));

const instantOf = (date: Date) => new Date(date.getTime()).toISOString();
