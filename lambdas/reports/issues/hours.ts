/** When during the day an issue occurred: since when, until when, or only for some hours. */

import type { Digest } from '../../contract/digest.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { datesOf, localDateOf } from '../facts/calendar.ts';
import { HOURS_MIN_MS, HOURS_MIN_VISITORS, UNUSUAL_P } from '../facts/constants.ts';
import { silenceProbability } from '../facts/safe-test.ts';
import { visitorsOf } from '../facts/visits.ts';
import type { IssueFacts } from './issue-facts.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';

interface Day {
  readonly digests: readonly Digest[];
  /** Of the report's window. */
  readonly from: string;
  readonly localDate: string;
  readonly timezone: string;
  /** Set if the digests are a sample, which has gaps. */
  readonly sample?: unknown;
}

/** The instant of an occurrence. */
export const instantOf = ({ startedAt, signal }: Occurrence): string =>
  new Date(Date.parse(startedAt) + signal.atMs).toISOString();

/**
 * Undefined unless the visitors without it before the first occurrence, or after the last one, are too many for chance. One
 * visitor with many visits proves nothing about the website. On a report of several days a time of day would be ambiguous.
 */
export function hoursOf(
  { occurrences, pages }: Pick<IssueGroup, 'occurrences' | 'pages'>,
  day: Day,
): IssueFacts['hours'] {
  const affected = new Set(occurrences.map(({ sessionId }) => sessionId));
  const visitors = new Set(occurrences.map(({ visitor }) => visitor));
  if (visitors.size < HOURS_MIN_VISITORS || day.sample || !isOneDay(occurrences, day)) return;
  const all = visitsTo(pages, day);
  const times = all.map(({ at }) => at).sort((a, b) => a - b);
  if ((times.at(-1) ?? 0) - (times[0] ?? 0) < HOURS_MIN_MS) return;
  const instants = occurrences.map(instantOf).sort();
  const [from = '', until = from] = [instants[0], instants.at(-1)];
  const others = all.filter(({ sessionId }) => !affected.has(sessionId));
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const before = others.filter(({ at }) => at < first);
  const after = others.filter(({ at }) => at > last);
  const between = others.filter(({ at }) => at >= first && at <= last);
  // Without the visitor at the edge, who is affected by definition.
  const hits = visitors.size - 1;
  const within = { affected: hits, exposed: hits + visitorsOf(between) };
  const isBeyondChance = (silent: readonly Visit[]) =>
    silenceProbability(within, visitorsOf(silent)) <= UNUSUAL_P;
  const isStart = isBeyondChance(before);
  const isEnd = isBeyondChance(after);
  if (!isStart && !isEnd) return;
  return {
    timezone: day.timezone,
    ...(isStart && { from }),
    ...(isEnd && { until }),
    others: (isStart ? before.length : 0) + (isEnd ? after.length : 0),
  };
}

/** Not on the day on which clocks are set back, because an hour occurs twice. */
const isOneDay = (occurrences: readonly Occurrence[], { from, localDate, timezone }: Day) =>
  datesOf(from, localDate, timezone).length === 1 &&
  localDateOf(new Date(Date.parse(from) + DAY_MS).toISOString(), timezone) !== localDate &&
  occurrences.every((each) => localDateOf(instantOf(each), timezone) === localDate);

interface Visit {
  readonly sessionId: string;
  readonly visitor: string;
  /** When it first opened one of the pages, in milliseconds. */
  readonly at: number;
}

const visitsTo = (pages: readonly string[], { digests, from }: Day): Visit[] =>
  digests.flatMap(({ sessionId, visitor, startedAt, pages: seen }) => {
    const page = seen.find((each) => pages.includes(each.page));
    return page && startedAt >= from
      ? { sessionId, visitor, at: Date.parse(startedAt) + page.enteredMs }
      : [];
  });
