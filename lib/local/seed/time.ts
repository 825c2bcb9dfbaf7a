import { TZDate } from '@date-fns/tz';
import { addDays, addMinutes, startOfDay } from 'date-fns';

const hourIn = (instant: Date, zone: string): number => new TZDate(instant, zone).getHours();

/** A minute of a local day, counted from today in that zone. */
export const instantOf = (now: Date, zone: string, days: number, minute: number): Date =>
  new Date(addMinutes(addDays(startOfDay(new TZDate(now, zone)), days), minute).getTime());

/** Where this morning's report has been sent already, so that a newcomer finds it: past nine, and not yet evening. */
export const zoneWhereItIsMorningAlready = (zones: readonly string[], now: Date): string =>
  zones.find((zone) => hourIn(now, zone) >= 9 && hourIn(now, zone) < 21) ?? 'America/New_York';
