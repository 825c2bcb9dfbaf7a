import type { Digest } from '../../../contract/digest.ts';
import type { DaySummary, ReportInput } from '../../content/report-input.ts';
import { localDateOf, startsDay } from '../../facts/calendar.ts';
import { SUMMARY_ISSUES_MAX, SUMMARY_PAGES_MAX } from '../../facts/constants.ts';
import { sessionsReaching } from '../../facts/goal.ts';
import { movesOf } from '../../facts/moves.ts';
import { shopOf } from '../../facts/traffic.ts';
import { unseenOn, visitorHashesOf } from '../../facts/visitor-hashes.ts';
import { devicesOf, isOnTime, pagesOf, visitorsOf } from '../../facts/visits.ts';
import { exposureIndex } from '../exposure.ts';
import { slowPages } from '../slow-pages.ts';
import { identifiedGroups } from './identity.ts';
import { websiteFingerprints } from './website-fingerprints.ts';

/**
 * One summary per local date, so that weekdays stay comparable when a window covers several days. On sampled days
 * visitors and sessions are scaled up to the whole day, because later days are compared with them. Pages and issues stay
 * as counted, because they are only compared with each other. `memory` includes the issues of these days.
 */
export function summarizeDays(input: ReportInput, dates: readonly string[]): DaySummary[] {
  const { digests, window, capture } = input;
  const byDate = new Map<string, Digest[]>(dates.map((date) => [date, []]));
  for (const digest of digests) {
    const date = localDateOf(digest.startedAt, window.timezone);
    (byDate.get(date) ?? byDate.get(dates[0] ?? date))?.push(digest);
  }
  const complete = capture.rejectedByPlan === 0 && capture.scriptMissingSince === undefined;
  const { visitors = visitorsOf(digests), sessions = digests.length } = capture.sampledFrom ?? {};
  const scaleUp = (counted: number, of: number, all: number) =>
    of === 0 ? counted : Math.round((counted * all) / of);
  // A website’s first day, and a day that the owner’s change of time zone divided, are covered in part.
  const { recordedFrom } = capture;
  const cutUntil = recordedFrom === undefined ? '' : localDateOf(recordedFrom, window.timezone);
  const isWhole = (date: string) =>
    date > cutUntil && (date !== dates[0] || startsDay(window.from, window.timezone));
  const late = lateVisitors(input, (counted) => scaleUp(counted, visitorsOf(digests), visitors));
  return [...byDate].map(([date, ofDay]) => {
    const onTime = ofDay.filter(isOnTime(window));
    return {
      ...summaryOf(date, onTime, complete && isWhole(date), input),
      ...(date === dates[0] && late),
      visitors: scaleUp(visitorsOf(onTime), visitorsOf(digests), visitors),
      sessions: scaleUp(onTime.length, digests.length, sessions),
    };
  });
}

/** By date, the visitors of late sessions who had no session that an earlier report counted for that date. */
function lateVisitors(
  input: ReportInput,
  scaled: (counted: number) => number,
): Pick<DaySummary, 'late' | 'seenLate' | 'lateIssues'> | undefined {
  const { digests, window, earlier, capture } = input;
  if (capture.late === 0) return undefined;
  const isNow = isOnTime(window);
  const late = Map.groupBy(
    digests.filter((digest) => !isNow(digest)),
    ({ startedAt }) => localDateOf(startedAt, window.timezone),
  );
  if (late.size === 0) return undefined;
  const visitorsOn = [...late].map(
    ([date, ofDay]) => [date, new Set(ofDay.map(({ visitor }) => visitor))] as const,
  );
  const unseen = (date: string, visitors: ReadonlySet<string>) =>
    unseenOn(
      earlier.filter((day) => day.date === date),
      visitors,
    );
  const countOn = (date: string, visitors: ReadonlySet<string>) => scaled(unseen(date, visitors));
  return {
    lateIssues: Object.fromEntries(
      [...late].map(([date, ofDay]) => {
        const counts = issueGroups(ofDay, input)
          .map(({ fingerprint, affected }) => [fingerprint, unseen(date, affected)] as const)
          .filter(([, count]) => count > 0)
          .sort(([, a], [, b]) => b - a)
          .slice(0, SUMMARY_ISSUES_MAX);
        return [date, Object.fromEntries(counts)] as const;
      }),
    ),
    late: Object.fromEntries(
      visitorsOn.map(([date, visitors]) => [date, countOn(date, visitors)] as const),
    ),
    seenLate: Object.fromEntries(
      visitorsOn.flatMap(([date, visitors]) => {
        const hashes = visitorHashesOf(visitors);
        return hashes === undefined ? [] : [[date, hashes] as const];
      }),
    ),
  };
}

/** Issues with their visitors. They are merged as in the report, so that both count them the same way. */
function issueGroups(digests: readonly Digest[], input: ReportInput) {
  const ofWebsite = websiteFingerprints(input);
  const groups = identifiedGroups(digests, input.memory, ofWebsite).groups.map(
    ({ group }) => group,
  );
  return [...groups, ...slowPages(digests, ofWebsite)].map(
    ({ fingerprint, pages, occurrences }) => ({
      ...{ fingerprint, pages },
      affected: new Set(occurrences.map(({ visitor }) => visitor)),
    }),
  );
}

function summaryOf(
  date: string,
  digests: readonly Digest[],
  complete: boolean,
  input: ReportInput,
): Omit<DaySummary, 'visitors' | 'sessions'> {
  const { goal } = input.website;
  const exposure = exposureIndex(digests);
  const issues = issueGroups(digests, input)
    .map(({ fingerprint, pages, affected }) => {
      return [fingerprint, [affected.size, exposure(pages).visitors.size] as const] as const;
    })
    .sort(([, [a]], [, [b]]) => b - a)
    .slice(0, SUMMARY_ISSUES_MAX);
  const pages = pagesOf(digests).slice(0, SUMMARY_PAGES_MAX);
  const seen = visitorHashesOf(new Set(digests.map(({ visitor }) => visitor)));
  const shop = shopOf(digests, goal);
  const reached = goal && sessionsReaching(digests, goal);
  return {
    date,
    complete,
    devices: Object.fromEntries(
      devicesOf(digests).flatMap(({ device, visitors }) =>
        device === 'other' ? [] : [[device, visitors]],
      ),
    ),
    pages: Object.fromEntries(pages.map(({ page, visitors }) => [page, visitors])),
    issues: Object.fromEntries(issues),
    ...(reached && { goals: visitorsOf(reached) }),
    ...(seen !== undefined && { seen }),
    ...(shop && { shop: { checkouts: shop.checkouts, orders: shop.orders } }),
    moves: movesOf(digests, goal),
  };
}
