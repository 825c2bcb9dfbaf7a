/** When during the day an issue occurred: since when, until when, or only for some hours. */
import type { Digest } from '../../contract/digest.ts';
import { datesOf, localDateOf } from '../facts/calendar.ts';
import { HOURS_MIN_MS, HOURS_MIN_SESSIONS, UNUSUAL_P } from '../facts/constants.ts';
import { silenceProbability } from '../facts/safe-test.ts';
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
 * Undefined unless the other visits to its pages before the first occurrence, or after the last one, are too many for
 * chance. On a report of several days a time of day would be ambiguous.
 */
export function hoursOf(
  { occurrences, pages }: Pick<IssueGroup, 'occurrences' | 'pages'>,
  day: Day,
): IssueFacts['hours'] {
  const affected = new Set(occurrences.map(({ sessionId }) => sessionId));
  if (affected.size < HOURS_MIN_SESSIONS || day.sample || !isOneDay(occurrences, day)) return;
  const opened = openedAt(pages, day);
  const all = [...opened.values()].sort((a, b) => a - b);
  if ((all.at(-1) ?? 0) - (all[0] ?? 0) < HOURS_MIN_MS) return;
  const instants = occurrences.map(instantOf).sort();
  const [from = '', until = from] = [instants[0], instants.at(-1)];
  const others = [...opened].filter(([id]) => !affected.has(id)).map(([, at]) => at);
  const before = others.filter((at) => at < Date.parse(from)).length;
  const after = others.filter((at) => at > Date.parse(until)).length;
  // Without the visit at the edge, which is affected by definition.
  const hits = affected.size - 1;
  const within = { affected: hits, exposed: hits + others.length - before - after };
  const isBeyondChance = (silent: number) => silenceProbability(within, silent) <= UNUSUAL_P;
  const isStart = isBeyondChance(before);
  const isEnd = isBeyondChance(after);
  if (!isStart && !isEnd) return;
  return {
    timezone: day.timezone,
    ...(isStart && { from }),
    ...(isEnd && { until }),
    others: (isStart ? before : 0) + (isEnd ? after : 0),
  };
}

const isOneDay = (occurrences: readonly Occurrence[], { from, localDate, timezone }: Day) =>
  datesOf(from, localDate, timezone).length === 1 &&
  occurrences.every((each) => localDateOf(instantOf(each), timezone) === localDate);

/** By session of the day: when it first opened one of these pages, in milliseconds. */
function openedAt(pages: readonly string[], { digests, from }: Day): Map<string, number> {
  return new Map(
    digests.flatMap(({ sessionId, startedAt, pages: seen }) => {
      const page = seen.find((each) => pages.includes(each.page));
      return page && startedAt >= from
        ? [[sessionId, Date.parse(startedAt) + page.enteredMs] as const]
        : [];
    }),
  );
}
