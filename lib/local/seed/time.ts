import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { set } from 'date-fns/set';

const hourIn = (instant: Date, zone: string): number => new TZDate(instant, zone).getHours();

/** A wall clock minute of a local day, `days` after today in that zone. A day has 23 to 25 hours. */
export const instantOf = (now: Date, zone: string, days: number, minute: number): Date =>
  new Date(set(addDays(new TZDate(now, zone), days), clockAt(minute)).getTime());

const clockAt = (minute: number) => ({
  hours: Math.floor(minute / 60),
  minutes: minute % 60,
  seconds: 0,
  milliseconds: 0,
});

/** A time zone in which today's report has already been sent: after 9:00 and before evening. */
export const zoneAfterNine = (zones: readonly string[], now: Date): string =>
  ['America/New_York', ...zones].find((zone) => hourIn(now, zone) >= 9 && hourIn(now, zone) < 21) ??
  'America/New_York';

export const localDate = (instant: Date, zone: string): string =>
  format(new TZDate(instant, zone), 'yyyy-MM-dd');
