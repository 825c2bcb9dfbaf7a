import { dateOf, localTime } from '../../../lambdas/contract/rules/local-time.ts';
import { localInstant } from '../reports/moment.ts';

/** A wall clock minute of a local day, `days` after today in that zone. A day has 23 to 25 hours. */
export const instantOf = (now: Date, zone: string, days: number, minute: number): Date =>
  localInstant(localTime(now, zone).day + days, minute, zone);

/** A time zone in which today's report has already been sent: after 9:00 and before evening. */
export const zoneAfterNine = (zones: readonly string[], now: Date): string =>
  ['America/New_York', ...zones].find((zone) => {
    const { minute } = localTime(now, zone);
    return minute >= 9 * 60 && minute < 21 * 60;
  }) ?? 'America/New_York';

export const localDate = (instant: Date, zone: string): string =>
  dateOf(localTime(instant, zone).day);
