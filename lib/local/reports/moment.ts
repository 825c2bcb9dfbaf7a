import { DAY_MS, MINUTE_MS } from '../../../lambdas/contract/durations.ts';
import { REPORT_HOUR } from '../../../lambdas/contract/limits.ts';
import { dayOf, localTime, offsetMs } from '../../../lambdas/contract/rules/local-time.ts';

/** An instant that may depend on a time zone. */
export type ZonedInstant = (zone: string) => Date;

/**
 * Parses `--at`: `tomorrow` is 9:00 tomorrow in each owner's zone, a time without an offset is local time in each owner's
 * zone, and a time with an offset is one instant for everyone. Throws for anything else.
 */
export function parseInstant(text: string, now: Date): ZonedInstant {
  if (text === 'tomorrow') {
    return (zone) => localInstant(localTime(now, zone).day + 1, REPORT_HOUR * 60, zone);
  }
  const [, date, zone] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const instant = new Date(zone ? text : `${text}Z`);
  // `Date` would turn February 30 into a day in March.
  if (!date || Number.isNaN(instant.getTime()) || !new Date(date).toJSON().startsWith(date)) {
    throw new Error(`"${text}" is not a time. Use 2026-11-22T09:00, for example, or tomorrow.`);
  }
  return zone ? () => instant : (zoneOfOwner) => timeIn(text, zoneOfOwner);
}

function timeIn(text: string, zone: string): Date {
  const [date = '', time = ''] = text.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return localInstant(dayOf(date), hours * 60 + minutes, zone);
}

/**
 * When the clock of a zone shows a minute of a local day: the first time if it shows it twice, and as much later as it skips
 * if it never does.
 */
export function localInstant(day: number, minute: number, zone: string): Date {
  const wall = day * DAY_MS + minute * MINUTE_MS;
  // The offset may change on that day, so it is read on both sides of the instant.
  const instants = [-DAY_MS, DAY_MS].map((ms) => wall - offsetMs(new Date(wall + ms), zone));
  const shown = instants.filter((at) => at + offsetMs(new Date(at), zone) === wall);
  return new Date(shown.length > 0 ? Math.min(...shown) : Math.max(...instants));
}
