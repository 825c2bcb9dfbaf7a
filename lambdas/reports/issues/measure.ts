/** Computes the facts of one issue from its group of signals. */
import { type Digest, deviceClasses } from '../../contract/digest.ts';
import { isOnTheWay } from '../../contract/rules/words/goal-pages.ts';
import type { DaySummary, Goal } from '../content/report-input.ts';
import { daysBetween, localDateOf } from '../facts/calendar.ts';
import { shareInterval } from '../facts/safe-test.ts';
import { type ExposureIndex, goalRates } from './exposure.ts';
import { hoursOf, instantOf } from './hours.ts';
import type { IssueCause, IssueFacts } from './issue-facts.ts';
import { baselineOf, daysOfSameRules } from './memory/baseline.ts';
import { sumOfCounts } from './memory/change.ts';
import type { IssueMemory } from './memory/issue-memory.ts';
import { daysIncluding, daysSeenBefore, judge, reportedSeverity } from './memory/issue-state.ts';
import type { IssueGroup } from './occurrences.ts';
import { reproductionOf } from './reproduction.ts';
import { selectEvidence } from './select-evidence.ts';
import { type Harm, higherSeverity, impactOf, isBlocking, severityOf } from './severity.ts';
import { leadsToMissingPage } from './signals/missing-page.ts';
import { aboutOf, isExtraOfCart, largestShare, placeOf, strengthOf } from './strength.ts';

export interface IssueContext {
  readonly digests: readonly Digest[];
  /** The start of the window. */
  readonly from: string;
  readonly localDate: string;
  readonly timezone: string;
  readonly visitors: number;
  /** The version of the signal rules, the lowest of the window's digests. */
  readonly rules: number;
  readonly sample?: IssueFacts['sample'];
  readonly earlier: readonly DaySummary[];
  readonly memory: ReadonlyMap<string, IssueMemory>;
  /** The number of claims about change that were proven in the last quarter. */
  readonly proven: number;
  readonly exposure: ExposureIndex;
  /** The pages of a session, in the order they were opened. */
  readonly pagesOf: (sessionId: string) => Digest['pages'];
  readonly goal?: Goal;
  /** Visitors who reached the goal. */
  readonly reached: ReadonlySet<string>;
}

export function measure(group: IssueGroup, context: IssueContext, cause?: IssueCause): IssueFacts {
  const { occurrences, fingerprint, kind, page, element } = group;
  const { localDate, timezone, earlier, memory, goal, reached } = context;
  const exposed = context.exposure(group.pages);
  const visitors = new Set(occurrences.map(({ visitor }) => visitor));
  const sessions = new Map(occurrences.map((each) => [each.sessionId, each]));
  const sessionsLeft = [...sessions.values()].filter(({ wasLastPage }) => wasLastPage).length;
  const counts = { affected: visitors.size, exposed: exposed.visitors.size };
  const rates = goalRates(visitors, exposed.visitors, reached);
  const isStrong = occurrences.some(({ signal }) => signal.strong);
  const known = memory.get(fingerprint);
  const instants = occurrences.map(instantOf).sort();
  const [firstSeenAt = '', lastSeenAt = ''] = [instants[0], instants.at(-1)];
  const sighting = { ...counts, date: localDate, lastSeenAt, rules: context.rules };
  const days = known ? daysIncluding(sighting, known) : [sighting];
  const pooled = sumOfCounts(days);
  const comparable = daysOfSameRules(earlier, known, context.rules);
  const harm: Harm = {
    ...counts,
    pooled,
    kind,
    isCaused: cause !== undefined,
    isStrong,
    isOnTheWay: isOnTheWay(page) && !isExtraOfCart(group),
    ...placeOf(group),
    sessions: sessions.size,
    sessionsLeft,
    isGoalMissed: goal !== undefined && rates.reachedWith * 2 <= visitors.size,
  };
  const severity = higherSeverity(severityOf(harm), reportedSeverity(known, localDate));
  const { state, change } = judge(sighting, known, context.proven);
  const hours = hoursOf(group, context);
  const dates = instants.map((each) => localDateOf(each, timezone));
  const daysBefore = daysSeenBefore(known, localDate);
  const continues = known && state !== 'regressed' && daysBefore > 0;
  const onset = continues ? known.firstSeen : (dates[0] ?? localDate);
  return {
    ...counts,
    fingerprint,
    kind,
    page,
    otherPages: group.pages.length - 1,
    ...(element && { element }),
    ...aboutOf(group),
    state,
    ...(change && { change }),
    severity,
    isBlocking: isBlocking(harm),
    impact: impactOf(harm, counts.exposed / Math.max(1, context.visitors), { state, severity }),
    pooled,
    passedBefore: visitorsBefore(days[0]?.date ?? localDate, group.pages, earlier),
    affectedSessions: sessions.size,
    exposedSessions: exposed.sessions.size,
    rate: counts.affected / Math.max(1, counts.exposed),
    interval: shareInterval(counts.affected, counts.exposed),
    baseline: baselineOf(fingerprint, page, localDate, comparable),
    onset,
    today: localDate,
    day: daysBetween(onset, localDate) + 1,
    firstSeenAt,
    lastSeenAt,
    ...(hours && { hours }),
    daysSeen: daysBefore + 1,
    dates: [...new Set(dates)],
    ...(known && { before: beforeOf(known, timezone) }),
    ...strengthOf(kind, occurrences),
    ...(leadsToMissingPage(group, context.pagesOf) && { leadsToMissingPage: true }),
    isStrong,
    sessionsLeft,
    largestVisitorShare: largestShare(occurrences),
    devices: deviceClasses.map((device) => ({
      device,
      sessions: [...sessions.values()].filter((each) => each.device === device).length,
      exposedSessions: [...exposed.sessions.values()].filter((each) => each === device).length,
    })),
    ...(context.sample && { sample: context.sample }),
    ...(goal && { goal: rates }),
    evidence: selectEvidence(group),
    reproduction: reproductionOf(group, context.pagesOf),
    ...(cause && { cause }),
  };
}

/** Visitors to the issue's pages before a date. */
const visitorsBefore = (date: string, pages: readonly string[], earlier: readonly DaySummary[]) =>
  earlier
    .filter((day) => day.date < date)
    .reduce((sum, day) => sum + Math.max(...pages.map((page) => day.pages[page] ?? 0)), 0);

/** The report that saw it last may have been about several days. */
const beforeOf = (
  { firstSeen, lastSeenAt, affected, exposed, mark }: IssueMemory,
  timezone: string,
) => ({
  date: localDateOf(lastSeenAt, timezone),
  since: firstSeen,
  affected,
  exposed,
  ...(mark?.as === 'fixed' && { claimedOn: localDateOf(mark.at, timezone) }),
});
