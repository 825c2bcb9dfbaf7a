/**
 * A day's visitors as 30-bit hashes: enough to count returning visitors, too little to identify anyone. Two given
 * visitors collide with a probability of 1 in a billion, so about one in forty counts of a website with a thousand visitors
 * a day is too high by one. With the 24 bits of older days it is nearly every count.
 */
import type { DaySummary } from '../content/report-input.ts';
import { daysBetween, itemsOfDaysBefore } from './calendar.ts';
import { BASELINE_DAYS } from './constants.ts';

/** 5 kB per day. Days with more visitors have no count of returning visitors. */
const HASHES_MAX = 1_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HASH_LETTERS = 5;
/** Starts the hashes of a day; older days lack it, and the first letter of each hash. */
const MARK = '.';
const OLD_LETTERS = 4;

/** The lower 30 bits of FNV-1a, mixed again, as five letters. */
function hashOf(visitor: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < visitor.length; at += 1) {
    hash = Math.imul(hash ^ visitor.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return [24, 18, 12, 6, 0].map((shift) => LETTERS[(hash >>> shift) & 63]).join('');
}

export function visitorHashesOf(visitors: ReadonlySet<string>): string | undefined {
  if (visitors.size > HASHES_MAX) return undefined;
  return MARK + [...visitors].map(hashOf).sort().join('');
}

const unpack = (packed: string): string[] =>
  packed.startsWith(MARK)
    ? lettersOf(packed.slice(MARK.length), HASH_LETTERS)
    : lettersOf(packed, OLD_LETTERS);
const lettersOf = (packed: string, length: number): string[] =>
  packed.match(new RegExp(`.{${length}}`, 'g')) ?? [];

/** The hashes of both; only the first ones if they are unknown, or shorter, as on older days. */
export function hashesOfBoth(some: string | undefined, others: string): string | undefined {
  if (!some?.startsWith(MARK) || !others.startsWith(MARK)) return some;
  return MARK + [...new Set([...unpack(some), ...unpack(others)])].sort().join('');
}

/** The number of visitors who are not known to have come on these days. */
export function unseenOn(days: readonly DaySummary[], visitors: ReadonlySet<string>): number {
  const known = new Set(days.flatMap(({ seen = '' }) => unpack(seen)));
  const wasThere = (hash: string) => known.has(hash) || known.has(hash.slice(-OLD_LETTERS));
  return [...visitors].filter((each) => !wasThere(hashOf(each))).length;
}

export interface Returning {
  readonly visitors: number;
  readonly of: number;
  /** Days from the oldest compared day to this one. */
  readonly days: number;
}

/**
 * Visitors who also came on an earlier day than the first of the report. Undefined if the visitors of any such day are
 * unknown, or if no visitor is known to have come and part of these days was not recorded.
 */
export function returningIn(
  visitors: ReadonlySet<string>,
  date: string,
  earlier: readonly DaySummary[],
): Returning | undefined {
  const days = itemsOfDaysBefore(date, BASELINE_DAYS, earlier);
  if (visitors.size === 0 || days.length === 0) return undefined;
  if (days.some(({ seen }) => seen === undefined)) return undefined;
  const back = visitors.size - unseenOn(days, visitors);
  if (back === 0 && days.some(({ complete }) => !complete)) return undefined;
  const oldest = days.reduce((first, { date: day }) => (day < first ? day : first), date);
  return { visitors: back, of: visitors.size, days: daysBetween(oldest, date) };
}
