import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes, format, startOfDay } from 'date-fns';

const hourIn = (instant: Date, zone: string): number => new TZDate(instant, zone).getHours();

/** A minute of a local day, counted from today in that zone. */
export const instantOf = (now: Date, zone: string, days: number, minute: number): Date =>
  new Date(addMinutes(addDays(startOfDay(new TZDate(now, zone)), days), minute).getTime());

/** Where this morning's report has been sent already, so that a newcomer finds it: past nine, and not yet evening. */
export const zoneAfterNine = (zones: readonly string[], now: Date): string =>
  ['America/New_York', ...zones].find((zone) => hourIn(now, zone) >= 9 && hourIn(now, zone) < 21) ??
  'America/New_York';

export const localDate = (instant: Date, zone: string): string =>
  format(new TZDate(instant, zone), 'yyyy-MM-dd');
