/** Turns a group of signals into the facts of one issue: who of whom, since when, on what, and what followed. */
import { deviceClasses, type SignalKind } from '../../contract/digest.ts';
import type { DaySummary, Goal } from '../content/report-input.ts';
import { localDateOf } from '../facts/calendar.ts';
import { isOnTheWay } from '../facts/goal.ts';
import { wilson } from '../facts/statistics.ts';
import { baselineOf } from './baseline.ts';
import { evidenceOf } from './clip-choice.ts';
import type { ExposureIndex } from './exposure.ts';
import { STATUS } from './fingerprint.ts';
import type { IssueFacts } from './issue-facts.ts';
import type { IssueMemory } from './issue-memory.ts';
import { daysBefore, stateOf } from './memory.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';
import { type Harm, impactOf, isBlocking, severityOf } from './severity.ts';

export interface Surroundings {
  readonly localDate: string;
  readonly timezone: string;
  readonly visitors: number;
  readonly sample?: IssueFacts['sample'];
  readonly earlier: readonly DaySummary[];
  readonly memory: ReadonlyMap<string, IssueMemory>;
  readonly exposure: ExposureIndex;
  readonly goal?: Goal;
  /** Visitors who reached the goal. */
  readonly reached: ReadonlySet<string>;
}

export function measure(group: IssueGroup, around: Surroundings): IssueFacts {
  const { occurrences, fingerprint, kind, page, element } = group;
  const { localDate, timezone, earlier, memory, goal, reached } = around;
  const exposed = around.exposure(group.pages);
  const visitors = new Set(occurrences.map(({ visitor }) => visitor));
  const sessions = new Map(occurrences.map((each) => [each.sessionId, each]));
  const sessionsLeft = [...sessions.values()].filter(({ wasLastPage }) => wasLastPage).length;
  const counts = { affected: visitors.size, exposed: exposed.visitors.size };
  const isStrong = occurrences.some(({ signal }) => signal.strong);
  const harm: Harm = {
    ...counts,
    kind,
    isStrong,
    isOnTheWay: isOnTheWay(page, goal),
    isSubmit: element !== undefined && sends(element),
    sessions: sessions.size,
    sessionsLeft,
  };
  const known = memory.get(fingerprint);
  const severity = severityOf(harm);
  const instants = occurrences.map(instantOf).sort();
  const lastSeenAt = instants.at(-1) ?? '';
  const state = stateOf({ ...counts, date: localDate, lastSeenAt, severity }, known);
  const firstToday = localDateOf(instants[0] ?? lastSeenAt, timezone);
  return {
    ...counts,
    fingerprint,
    kind,
    page,
    otherPages: group.pages.length - 1,
    ...(element && { element }),
    ...aboutOf(group),
    state,
    severity,
    isBlocking: isBlocking(harm),
    impact: impactOf(harm, counts.exposed / Math.max(1, around.visitors), state),
    affectedSessions: sessions.size,
    exposedSessions: exposed.sessions.size,
    rate: counts.affected / Math.max(1, counts.exposed),
    interval: wilson(counts.affected, counts.exposed),
    baseline: baselineOf(fingerprint, page, localDate, earlier),
    onset: known && state !== 'regressed' ? known.firstSeen : firstToday,
    lastSeenAt,
    daysSeen: daysBefore(known, localDate) + 1,
    ...(known && { before: beforeOf(known, timezone) }),
    ...strengthOf(kind, occurrences),
    isStrong,
    sessionsLeft,
    largestVisitorShare: largestShare(occurrences),
    devices: deviceClasses.map((device) => ({
      device,
      sessions: [...sessions.values()].filter((each) => each.device === device).length,
      exposedSessions: [...exposed.sessions.values()].filter((each) => each === device).length,
    })),
    ...(around.sample && { sample: around.sample }),
    ...(goal && { goal: goalRates(visitors, exposed.visitors, reached) }),
    evidence: evidenceOf(occurrences),
  };
}

/** What most error clicks or blank pages are about is their cause: the error or the request that came with them. */
function aboutOf({ kind, about, aboutTimes, occurrences }: IssueGroup) {
  if (!about) return { aboutTimes };
  if (kind !== 'error-click' && kind !== 'white-screen') return { about, aboutTimes };
  const times = occurrences.filter(({ signal }) => signal.kind === kind).length;
  if (aboutTimes * 2 <= times) return { aboutTimes };
  const cause = STATUS.test(about) ? ('failed-request' as const) : ('javascript-error' as const);
  return { aboutTimes, cause: { kind: cause, about } };
}

function strengthOf(kind: SignalKind, occurrences: readonly Occurrence[]) {
  const own = occurrences.map(({ signal }) => signal).filter((signal) => signal.kind === kind);
  const refused = occurrences.filter(({ signal }) => (signal.form?.invalid ?? 0) > 0);
  return {
    signals: occurrences.length,
    times: own.length,
    isUnanswered: occurrences.some(
      ({ signal }) => signal.strong || (signal.kind === 'dead-click' && !signal.slow),
    ),
    peak: own.reduce((most, { count = 0 }) => Math.max(most, count), 0),
    isLate: own.every(({ slow }) => slow === true),
    isForeign: own.every(({ crossOrigin }) => crossOrigin === true),
    sessionsRefused: new Set(refused.map(({ sessionId }) => sessionId)).size,
  };
}

const beforeOf = ({ lastSeen, affected, exposed, mark }: IssueMemory, timezone: string) => ({
  date: lastSeen,
  affected,
  exposed,
  ...(mark?.as === 'fixed' && { claimedOn: localDateOf(mark.at, timezone) }),
});

const instantOf = ({ startedAt, signal }: Occurrence): string =>
  new Date(Date.parse(startedAt) + signal.atMs).toISOString();

/** A control that sends a form, by what it is or by what it says. */
const sends = ({ role, label, selector }: NonNullable<IssueGroup['element']>): boolean =>
  /submit/i.test(selector) ||
  (role === 'button' &&
    /^(submit|send|pay|order|place order|buy|checkout|check out|sign up|register|create|book|subscribe|confirm|apply|log in|sign in)\b/i.test(
      label,
    ));

function largestShare(occurrences: readonly Occurrence[]): number {
  const counts = new Map<string, number>();
  for (const { visitor } of occurrences) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
  const largest = [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
  return largest / Math.max(1, occurrences.length);
}

function goalRates(
  affected: ReadonlySet<string>,
  exposed: ReadonlySet<string>,
  reached: ReadonlySet<string>,
) {
  const others = [...exposed].filter((visitor) => !affected.has(visitor));
  const count = (visitors: Iterable<string>) =>
    [...visitors].filter((visitor) => reached.has(visitor)).length;
  return { reachedWith: count(affected), reachedWithout: count(others), without: others.length };
}
