import { TZDate } from '@date-fns/tz';
import { addDays, format, startOfDay } from 'date-fns';

/** The formats of the specification (§2, §9), each in the zone of the person who reads. */
const formats = {
  /** Sent: Nov 20, 2026 9:00 AM */
  moment: 'MMM d, yyyy h:mm a',
  /** The admin list: Nov 20, 2026 */
  day: 'MMM d, yyyy',
  /** The team: Nov 05, 2026 */
  paddedDay: 'MMM dd, yyyy',
  /** Renewals: November 20, 2026 */
  longDay: 'MMMM d, yyyy',
  /** A test a minute ago: 2:14 PM */
  time: 'h:mm a',
} as const;

/** `instant` is an ISO instant; `zone` an IANA name, as the profile holds it. */
export function dateIn(zone: string, instant: string, as: keyof typeof formats): string {
  return format(new TZDate(instant, zone), formats[as]);
}

/** When a local day ('2026-11-20') begins, and when the next one does. */
export function dayIn(zone: string, date: string): { from: string; to: string } {
  const day = startOfDay(new TZDate(`${date}T12:00:00`, zone));
  return { from: instantOf(day), to: instantOf(addDays(day, 1)) };
}

/** The beginning of the local day so many days before an instant. */
export const daysBefore = (zone: string, now: Date, days: number): string =>
  instantOf(addDays(startOfDay(new TZDate(now, zone)), -days));

const instantOf = (date: Date) => new Date(date.getTime()).toISOString();
