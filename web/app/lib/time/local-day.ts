import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** When a local day ('2026-11-20') begins, and when the next one does. */
export function dayIn(zone: string, date: string): { from: string; to: string } {
  const day = startOfDay(new TZDate(`${date}T12:00:00`, zone));
  return { from: instantOf(day), to: instantOf(addDays(day, 1)) };
}

/** The beginning of the local day so many days before an instant. */
export const daysBefore = (zone: string, now: Date, days: number): string =>
  instantOf(addDays(startOfDay(new TZDate(now, zone)), -days));

const instantOf = (date: Date) => new Date(date.getTime()).toISOString();
