import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { REPORT_HOUR } from '../../../lambdas/contract/limits.ts';

/** An instant that may depend on a time zone. */
export type ZonedInstant = (zone: string) => Date;

/**
 * What `--at` means: `tomorrow` is tomorrow's nine o'clock of each owner, a local time without an offset is that time in
 * each owner's zone, anything else is one instant for everyone. Throws for what is none of these.
 */
export function parseInstant(said: string, now: Date): ZonedInstant {
  if (said === 'tomorrow') {
    return (zone) => {
      const date = format(addDays(new TZDate(now, zone), 1), 'yyyy-MM-dd');
      return localTime(`${date}T${String(REPORT_HOUR).padStart(2, '0')}:00`, zone);
    };
  }
  const [, date, zone] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.exec(said) ?? [];
  const instant = new Date(zone ? said : `${said}Z`);
  // A date that no month has would be the next month's.
  if (!date || Number.isNaN(instant.getTime()) || !new Date(date).toJSON().startsWith(date)) {
    throw new Error(`"${said}" is no time: 2026-11-22T09:00 is one, and so is "tomorrow".`);
  }
  return zone ? () => instant : (zoneOfOwner) => localTime(said, zoneOfOwner);
}

function localTime(said: string, zone: string): Date {
  const [date = '', time = ''] = said.split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, 0, 0, zone).getTime());
}
