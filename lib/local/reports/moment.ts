import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { REPORT_HOUR } from '../../../lambdas/contract/limits.ts';

/** An instant that may depend on a time zone. */
export type ZonedInstant = (zone: string) => Date;

/**
 * Parses `--at`: `tomorrow` is 9:00 tomorrow in each owner's zone, a time without an offset is local time in each owner's
 * zone, and a time with an offset is one instant for everyone. Throws for anything else.
 */
export function parseInstant(text: string, now: Date): ZonedInstant {
  if (text === 'tomorrow') {
    return (zone) => {
      const date = format(addDays(new TZDate(now, zone), 1), 'yyyy-MM-dd');
      return localTime(`${date}T${String(REPORT_HOUR).padStart(2, '0')}:00`, zone);
    };
  }
  const [, date, zone] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const instant = new Date(zone ? text : `${text}Z`);
  // `Date` would turn February 30 into a day in March.
  if (!date || Number.isNaN(instant.getTime()) || !new Date(date).toJSON().startsWith(date)) {
    throw new Error(`"${text}" is not a time. Use 2026-11-22T09:00, for example, or tomorrow.`);
  }
  return zone ? () => instant : (zoneOfOwner) => localTime(text, zoneOfOwner);
}

function localTime(text: string, zone: string): Date {
  const [date = '', time = ''] = text.split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, 0, 0, zone).getTime());
}
