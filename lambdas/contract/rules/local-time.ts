import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts';
import { DEFAULT_TIMEZONE } from '../limits.ts';

/**
 * Local time of an owner. A local day has 23 to 25 hours, and a zone may skip a date, so days are calendar days since
 * 1970-01-01 and never computed from hours. A report's *day* is the local day on which it is sent; it covers everything
 * up to the start of that day.
 */
export interface LocalTime {
  /** Local days since 1970-01-01. */
  readonly day: number;
  /** Minutes since midnight on the local clock. */
  readonly minute: number;
}

/** No zone was ever further from UTC, in either direction. */
const WIDEST_OFFSET_MS = 16 * HOUR_MS;

/** `2026-11-21`: the format of days in keys and messages. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** The opposite: local days since 1970-01-01. */
export const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);

/** The local time of an instant. Throws a `RangeError` if the zone is unknown. */
export function localTime(instant: Date, zone: string): LocalTime {
  const local = instant.getTime() + offsetMs(instant, zone);
  const day = Math.floor(local / DAY_MS);
  return { day, minute: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
}

/**
 * When a local day starts: midnight, or the first time after it if the clocks skip midnight. Uses binary search, because
 * no formula covers every zone. For a date that a zone skipped, returns the start of the next one.
 */
export function startOfDay(day: number, zone: string): Date {
  let before = day * DAY_MS - WIDEST_OFFSET_MS;
  let after = day * DAY_MS + WIDEST_OFFSET_MS;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (localTime(new Date(middle), zone).day >= day) after = middle;
    else before = middle;
  }
  return new Date(after);
}

/** An owner with an invalid zone must not fail a whole batch. */
export const zoneOrDefault = (zone: string): string => (isZone(zone) ? zone : DEFAULT_TIMEZONE);

/** The usual name of a valid zone: `Intl` also accepts aliases and, for these, any case. */
export const canonicalZone = (zone: string): string =>
  clockOf(zoneOrDefault(zone)).resolvedOptions().timeZone;

function isZone(zone: string): boolean {
  try {
    return clockOf(zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How many milliseconds the local clock of a zone is ahead of UTC at this time. */
export function offsetMs(instant: Date, zone: string): number {
  const wall = clockOf(zone).format(instant);
  const [, month, day, year, hour, minute, second] = WALL.exec(wall) ?? [];
  const shown = Date.UTC(
    +(year ?? 0),
    +(month ?? 0) - 1,
    +(day ?? 0),
    +(hour ?? 0),
    +(minute ?? 0),
    +(second ?? 0),
  );
  return shown - Math.floor(instant.getTime() / 1000) * 1000;
}

const WALL = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
