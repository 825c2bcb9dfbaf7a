import { dayOf, localTime, startOfDay } from '../../../../lambdas/contract/rules/local-time.ts';

/** The start of a local date ('2026-11-20') and of the next one, as instants. */
export const dayIn = (zone: string, date: string): { from: string; to: string } => ({
  from: startIn(zone, dayOf(date)),
  to: startIn(zone, dayOf(date) + 1),
});

/** The start of the local day that is `days` days before an instant. */
export const daysBefore = (zone: string, now: Date, days: number): string =>
  startIn(zone, localTime(now, zone).day - days);

const startIn = (zone: string, day: number) => startOfDay(day, zone).toISOString();
