/** How people moved through a website, as counts that can be compared between days. */
import type { Digest } from '../../contract/digest.ts';
import type { DaySummary, Goal } from '../content/report-input.ts';
import { behaviorOf } from './behavior.ts';
import { daysBetween, itemsOfDaysBefore, weekdayOf } from './calendar.ts';
import { BASELINE_DAYS, QUOTE_PAUSE_DAYS, UNUSUAL_MIN_BEFORE, UNUSUAL_P } from './constants.ts';
import { isFewerGoals, visitorsReaching } from './goal.ts';
import { fisherExact } from './safe-test.ts';
import { CAMPAIGNS_MAX, campaignsOf, sourcesOf } from './traffic.ts';
import { pagesOf, visitorsOf } from './visits.ts';

/** By `kind` or `kind:detail`: `n` of the `of` sessions or visitors who could have. */
export type Moves = Readonly<Record<string, readonly [n: number, of: number]>>;

export interface Move {
  readonly key: string;
  readonly n: number;
  readonly of: number;
  /** `n` per 100; set with `before`. */
  readonly perHundred?: number;
  /** The same count over earlier days; set if today is unusual. */
  readonly before?: {
    readonly n: number;
    readonly of: number;
    readonly days: number;
    /** `n` per 100. */
    readonly perHundred: number;
  };
}

const PAGES_MAX = 8;

export function movesOf(digests: readonly Digest[], goal: Goal | undefined): Moves {
  const all = digests.length;
  const { lastPage, onePage, cameBack, lowerHalf } = behaviorOf(digests);
  const sources = sourcesOf(digests);
  const kinds = [...new Set(sources.map(({ from }) => from))].filter(
    (from) => from !== 'direct' && from !== 'same-site',
  );
  const sessionsFrom = (kind: Digest['referrer']) =>
    sources.filter(({ from }) => from === kind).reduce((sum, { sessions }) => sum + sessions, 0);
  const visitors = visitorsOf(digests);
  return {
    ...(goal && { goal: [visitorsReaching(digests, goal).size, visitors] as const }),
    ...Object.fromEntries(kinds.map((kind) => [`source:${kind}`, [sessionsFrom(kind), all]])),
    ...Object.fromEntries(
      campaignsOf(sources).map(([campaign, sessions]) => [`campaign:${campaign}`, [sessions, all]]),
    ),
    ...(lastPage && { [`last:${lastPage.page}`]: [lastPage.sessions, all] as const }),
    ...(lowerHalf && {
      [`lower:${lowerHalf.page}`]: [lowerHalf.unseen, lowerHalf.visits] as const,
    }),
    'one-page': [onePage, all],
    ...Object.fromEntries(
      pagesOf(digests)
        .slice(0, PAGES_MAX)
        .map(({ page, visits }) => [`page:${page}`, [visits, all]]),
    ),
    phones: [digests.filter(({ device }) => device === 'phone').length, all],
    again: [cameBack, visitors],
  };
}

/**
 * Moves that differ beyond chance from enough earlier observations, the most unusual first. The goal must also differ from
 * the same weekday, once that was observed often enough: companies order little on weekends.
 */
function unusualMoves(today: Moves, date: string, earlier: readonly DaySummary[]): Move[] {
  const days = itemsOfDaysBefore(date, BASELINE_DAYS, earlier).filter(
    ({ complete, moves }) => complete && moves !== undefined,
  );
  const isSameWeekday = (day: DaySummary) => weekdayOf(day.date) === weekdayOf(date);
  const unusual = Object.entries(today).flatMap(([key, [n, of]]) => {
    const before = sumOverDays(key, days);
    if (!before || before.of < UNUSUAL_MIN_BEFORE || of === 0) return [];
    const chanceOf = (other: typeof before) =>
      fisherExact({ affected: n, exposed: of }, { affected: other.n, exposed: other.of });
    const weekday = key === 'goal' ? sumOverDays(key, days.filter(isSameWeekday)) : undefined;
    const isOften = weekday !== undefined && weekday.of >= UNUSUAL_MIN_BEFORE;
    if (isOften && chanceOf(weekday) > UNUSUAL_P) return [];
    const [p, perHundred] = [chanceOf(before), perHundredOf(n, of)];
    const isCounted = n > 0 || key === 'goal';
    return p <= UNUSUAL_P && isCounted ? [{ key, n, of, p, perHundred, before }] : [];
  });
  return unusual.sort((a, b) => a.p - b.p).map(({ p, ...move }) => move);
}

/**
 * Sums a move over earlier days; undefined if the count of one of them is unknown. A day lists only its highest pages
 * and moves. So a missing key counts as zero only on days that list all of that kind.
 */
function sumOverDays(key: string, days: readonly DaySummary[]) {
  const isListed = (day: DaySummary) => day.moves?.[key] !== undefined;
  const listsAllOf = (kind: string, max: number) => (day: DaySummary) =>
    key.startsWith(kind) &&
    Object.keys(day.moves ?? {}).filter((each) => each.startsWith(kind)).length < max;
  const listsAll = (day: DaySummary) =>
    key.startsWith('source:') ||
    listsAllOf('campaign:', CAMPAIGNS_MAX)(day) ||
    listsAllOf('page:', PAGES_MAX)(day);
  if (!days.every((day) => listsAll(day) || isListed(day))) return undefined;
  const counts = days.map((day) => day.moves?.[key] ?? ([0, day.sessions] as const));
  const n = counts.reduce((sum, [some]) => sum + some, 0);
  const of = counts.reduce((sum, [, all]) => sum + all, 0);
  return { n, of, days: days.length, perHundred: perHundredOf(n, of) };
}

const perHundredOf = (n: number, of: number): number =>
  Math.max(1, Math.round((n / Math.max(1, of)) * 100));

/** The smallest share that is worth a sentence. */
const NOTABLE = 0.2;

export const notableMoves = (today: Moves): Move[] =>
  Object.entries(today)
    .filter(([key]) => !key.startsWith('page:') && key !== 'phones')
    .filter(([, [n, of]]) => n >= 2 && of > 0)
    .filter(([key, [n, of]]) => n >= of * NOTABLE || key === 'goal' || key === 'again')
    .map(([key, [n, of]]) => ({ key, n, of }));

/**
 * The move that a report quotes: far fewer goals than usual, the most unusual one not quoted in the last days, or else a
 * notable one in rotation. `listsOrders`: the report lists orders next to visits to checkout.
 */
export function moveToQuote(
  today: Moves,
  date: string,
  earlier: readonly DaySummary[],
  { listsOrders = false } = {},
): Move | undefined {
  const recent = new Set(
    earlier
      .filter(({ date: day }) => daysBetween(day, date) <= QUOTE_PAUSE_DAYS)
      .map(({ quoted }) => quoted),
  );
  const isFresh = ({ key }: Move) => !recent.has(key);
  // The email lists sources as well.
  const isListed = ({ key }: Move) => key.startsWith('source:') || (key === 'goal' && listsOrders);
  const notable = notableMoves(today).filter((move) => !isListed(move));
  const fresh = notable.filter(isFresh);
  const candidates = fresh.length > 0 ? fresh : notable;
  const rotation = daysBetween('2000-01-01', date) % Math.max(1, candidates.length);
  const unusual = unusualMoves(today, date, earlier).filter(isFresh);
  return unusual.find(isFewerGoals) ?? unusual[0] ?? candidates[rotation];
}
