import { DEFAULT_TIMEZONE } from '../limits.ts';

/**
 * An owner's calendar. A local day has 23 to 25 hours and a date may not exist at all, so days are counted on the
 * calendar, as whole numbers since 1970-01-01, and never in hours. A report's *day* is the local day it is sent on;
 * it covers everything up to the start of that day.
 */
export interface LocalTime {
  /** Local days since 1970-01-01. */
  readonly day: number;
  /** Local minutes since midnight, of the local clock. */
  readonly minute: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** No zone was ever further than this from UTC, in either direction. */
const WIDEST_OFFSET_MS = 16 * 3_600_000;

/** `2026-11-21`: how a day is written in keys and messages. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY_MS);

export function localTime(instant: Date, zone: string): LocalTime {
  const local = instant.getTime() + offsetMs(instant, zone);
  const day = Math.floor(local / DAY_MS);
  return { day, minute: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
}

/**
 * The instant at which a local day begins: midnight, or what follows where the clocks skip it. Found by halving,
 * because no formula knows the rules of every zone. For a date that a zone never had it is the start of the next.
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

function isZone(zone: string): boolean {
  try {
    return clockOf(zone).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How far the wall clock of a zone is ahead of UTC, in milliseconds, at an instant. */
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
