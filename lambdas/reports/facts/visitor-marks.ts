/**
 * Which visitors a day had, in 24 bits each: enough to count who came back, too little to identify anyone. Two
 * visitors share a mark once in 16 million.
 */
import type { DaySummary } from '../content/report-input.ts';
import { daysBetween } from './calendar.ts';
import { BASELINE_DAYS } from './constants.ts';

/** 4 kB a day; larger sites have no such count. */
const MARKS_MAX = 1_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MARK_LETTERS = 4;

/** The lower 24 bits of FNV-1a, mixed again, as four letters. */
function markOf(visitor: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < visitor.length; at += 1) {
    hash = Math.imul(hash ^ visitor.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return [18, 12, 6, 0].map((shift) => LETTERS[(hash >>> shift) & 63]).join('');
}

export function visitorMarksOf(visitors: ReadonlySet<string>): string | undefined {
  if (visitors.size > MARKS_MAX) return undefined;
  return [...visitors].map(markOf).sort().join('');
}

const marksIn = (packed: string): string[] =>
  packed.match(new RegExp(`.{${MARK_LETTERS}}`, 'g')) ?? [];

export interface Returning {
  readonly visitors: number;
  readonly of: number;
  /** Earlier days with known visitors. */
  readonly days: number;
}

/** Visitors who also came on one of the earlier days; undefined if their visitors are unknown. */
export function returningIn(
  visitors: ReadonlySet<string>,
  date: string,
  earlier: readonly DaySummary[],
): Returning | undefined {
  const days = earlier.filter((day) => {
    const age = daysBetween(day.date, date);
    return age > 0 && age <= BASELINE_DAYS;
  });
  if (days.length === 0 || days.some(({ seen }) => seen === undefined)) return undefined;
  const before = new Set(days.flatMap(({ seen = '' }) => marksIn(seen)));
  const back = [...visitors].filter((each) => before.has(markOf(each)));
  const oldest = days.reduce((first, { date: day }) => (day < first ? day : first), date);
  return { visitors: back.length, of: visitors.size, days: daysBetween(oldest, date) };
}
