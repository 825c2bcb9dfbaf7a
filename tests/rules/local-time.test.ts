import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dateOf,
  dayOf,
  localTime,
  startOfDay,
  zoneOrDefault,
} from '../../lambdas/contract/rules/local-time.ts';
import { timezones } from '../../lambdas/contract/timezones.ts';
import { isDue, isLateFor, isMissing } from '../../lambdas/reports/schedule/report-schedule.ts';

const at = (instant: string) => new Date(instant);

test('an owner’s day is the local date, not the UTC date', () => {
  const dateIn = (zone: string) => dateOf(localTime(at('2026-03-01T00:30:00Z'), zone).day);
  expect([dateIn('Asia/Tokyo'), dateIn('America/New_York')]).toEqual(['2026-03-01', '2026-02-28']);
});

test.each([
  ['2026-11-20', '09:30', false],
  ['2026-11-20', '09:31', true],
  ['2026-11-20', '08:00', false],
  // On the next date, even before 9:00.
  ['2026-11-21', '08:00', true],
])('a report of November 20 that is finished on %s at %s is late: %s', (date, time, isLate) => {
  const finished = localTime(at(`${date}T${time}:00Z`), 'UTC');
  expect(isLateFor('2026-11-20', finished)).toBe(isLate);
});

test('a report is due from 9:00 local time, not earlier', () => {
  const today = dayOf('2026-11-20');
  const due = (instant: string) => isDue(localTime(at(instant), 'Europe/Berlin'), today);
  expect([due('2026-11-20T07:59:59Z'), due('2026-11-20T08:00:00Z')]).toEqual([false, true]);
});

test('a day starts at midnight, or at the next instant if the clock skips it', () => {
  const starts = (date: string, zone: string) => startOfDay(dayOf(date), zone).toISOString();
  expect(starts('2026-11-20', 'America/New_York')).toBe('2026-11-20T05:00:00.000Z');
  expect(starts('2026-11-20', 'Asia/Kathmandu')).toBe('2026-11-19T18:15:00.000Z');
  // In Beirut, clocks went from 00:00 to 01:00 on this day.
  expect(starts('2025-03-30', 'Asia/Beirut')).toBe('2025-03-29T22:00:00.000Z');
  // Samoa skipped this date.
  expect(starts('2011-12-30', 'Pacific/Apia')).toBe(starts('2011-12-31', 'Pacific/Apia'));
});

test('days have no gaps, in every zone and across every clock change', () => {
  const days = fc.integer({ min: dayOf('2020-01-01'), max: dayOf('2035-01-01') });
  fc.assert(
    fc.property(days, fc.constantFrom(...timezones), (day, zone) => {
      const start = startOfDay(day, zone);
      expect(localTime(start, zone)).toEqual({ day, minute: 0 });
      expect(localTime(new Date(start.getTime() - 1000), zone).day).toBe(day - 1);
    }),
  );
});

test('an unknown zone falls back to the default', () => {
  expect(zoneOrDefault('Mars/Olympus')).toBe('America/New_York');
  expect(zoneOrDefault('')).toBe('America/New_York');
  expect(zoneOrDefault('Asia/Kathmandu')).toBe('Asia/Kathmandu');
});

test('an owner without a report after 9:30 local time counts as missed', () => {
  const at = (time: string) => localTime(new Date(`2026-11-20T${time}Z`), 'Europe/Paris');
  expect(isMissing('sweep', at('08:31:00'))).toBe(true);
  expect(isMissing('sweep', at('08:30:00'))).toBe(false);
  // Other schedules run earlier.
  expect(isMissing('send', at('08:31:00'))).toBe(false);
});
