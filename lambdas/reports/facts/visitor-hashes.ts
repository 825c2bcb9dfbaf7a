/**
 * A day's visitors as 24-bit hashes: enough to count returning visitors, too little to identify anyone. Two given
 * visitors collide with a probability of 1 in 16 million.
 */
import type { DaySummary } from '../content/report-input.ts';
import { daysBetween } from './calendar.ts';
import { BASELINE_DAYS } from './constants.ts';

/** 4 kB per day. Days with more visitors have no count of returning visitors. */
const HASHES_MAX = 1_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HASH_LETTERS = 4;

/** The lower 24 bits of FNV-1a, mixed again, as four letters. */
function hashOf(visitor: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < visitor.length; at += 1) {
    hash = Math.imul(hash ^ visitor.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return [18, 12, 6, 0].map((shift) => LETTERS[(hash >>> shift) & 63]).join('');
}

export function visitorHashesOf(visitors: ReadonlySet<string>): string | undefined {
  if (visitors.size > HASHES_MAX) return undefined;
  return [...visitors].map(hashOf).sort().join('');
}

const unpack = (packed: string): string[] =>
  packed.match(new RegExp(`.{${HASH_LETTERS}}`, 'g')) ?? [];

export interface Returning {
  readonly visitors: number;
  readonly of: number;
  /** Days from the oldest compared day to this one. */
  readonly days: number;
}

/**
 * Visitors who also came on an earlier day than the first of the report; undefined if the visitors of any such day are
 * unknown, or if no one is known to have come, but a part of these days was not recorded.
 */
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
  const before = new Set(days.flatMap(({ seen = '' }) => unpack(seen)));
  const back = [...visitors].filter((each) => before.has(hashOf(each)));
  if (back.length === 0 && days.some(({ complete }) => !complete)) return undefined;
  const oldest = days.reduce((first, { date: day }) => (day < first ? day : first), date);
  return { visitors: back.length, of: visitors.size, days: daysBetween(oldest, date) };
}
