/**
 * Derives an issue's state from its memory. The owner's answer outlives a report. A repair is proven once enough visitors
 * passed without the issue (`change.ts`), and an issue that occurs after that is reported as back.
 */
import type { IssueState, Severity } from '../../../contract/report-issue.ts';
import { SIGNAL_RULES_VERSION } from '../../../contract/signal-rules.ts';
import { daysBetween } from '../../facts/calendar.ts';
import {
  BASELINE_DAYS,
  HISTORY_DAYS,
  QUARTER_DAYS,
  RETURN_AFTER_DAYS,
} from '../../facts/constants.ts';
import { allowedError, changeIn, type IssueChange, isRepaired } from './change.ts';
import type { IssueDay } from './clean-time.ts';
import type { IssueMemory } from './issue-memory.ts';

/** Today's counts of an issue, before its state is known. */
export interface Sighting {
  readonly date: string;
  readonly lastSeenAt: string;
  readonly affected: number;
  readonly exposed: number;
  /** The version of the signal rules. */
  readonly rules?: number;
}

/** Whether a repair was claimed and no later occurrence refutes it. */
const isClaimOpen = ({ mark, lastSeenAt }: IssueMemory): boolean =>
  mark?.as === 'fixed' && mark.at > lastSeenAt;

/** Whether it was reported and is not repaired (proven or claimed), dismissed or forgotten. */
export const isOpen = (known: IssueMemory, date: string): boolean =>
  known.isReported &&
  known.state !== 'verified-fixed' &&
  known.mark?.as !== 'not-a-problem' &&
  !isClaimOpen(known) &&
  daysSeenBefore(known, date) > 0;

/** The severity of the last report, while it still applies. */
export const reportedSeverity = (
  known: IssueMemory | undefined,
  date: string,
): Severity | undefined =>
  known?.isReported && known.state !== 'verified-fixed' && daysSeenBefore(known, date) > 0
    ? known.severity
    : undefined;

export interface Judgment {
  readonly state: IssueState;
  readonly change?: IssueChange;
}

export function judge(seen: Sighting, known: IssueMemory | undefined, proven: number): Judgment {
  if (known?.mark?.as === 'not-a-problem') return { state: 'muted' };
  if (!known?.isReported) return { state: 'new' };
  if (known.mark && isClaimOpen(known)) {
    return { state: seen.lastSeenAt > known.mark.at ? 'regressed' : 'claimed-fixed' };
  }
  if (known.state === 'verified-fixed') return { state: 'regressed' };
  if (daysBetween(known.lastSeen, seen.date) > RETURN_AFTER_DAYS) return { state: 'updated' };
  if (!isComparable(known, seen.rules)) return { state: 'same' };
  const change = changeIn(
    comparableDays(daysIncluding(seen, known), known),
    allowedError(known.place, proven),
  );
  return change ? { state: 'updated', change } : { state: 'same' };
}

/** The number of days it was seen before. After four weeks without an occurrence the count restarts at zero. */
export const daysSeenBefore = (known: IssueMemory | undefined, date: string): number =>
  known && daysBetween(known.lastSeen, date) <= BASELINE_DAYS ? known.daysSeen : 0;

/** The last rules before issues remembered theirs. */
const UNVERSIONED_RULES = 19;

/**
 * Whether both were found with the same rules. Other rules may find fewer signals or name a control differently, so
 * neither a change nor an absence proves anything about the website.
 */
export const isComparable = (known: IssueMemory, rules: number | undefined): boolean =>
  (known.rules ?? UNVERSIONED_RULES) === (rules ?? UNVERSIONED_RULES);

/** The version of the rules of a window's digests; the lowest on the day of a release. */
export const rulesOf = (digests: readonly { readonly rules: number }[]): number =>
  Math.min(SIGNAL_RULES_VERSION, ...digests.map(({ rules }) => rules));

const comparableDays = (days: readonly IssueDay[], { comparableFrom = '' }: IssueMemory) =>
  days.filter(({ date }) => date >= comparableFrom);

/** An issue's days including today: the eight weeks before its last occurrence, and all since. */
export function daysIncluding(
  { date, affected, exposed }: Omit<Sighting, 'lastSeenAt'>,
  known: IssueMemory,
): IssueDay[] {
  const before = daysOf(known).filter((day) => day.date !== date);
  const all = [...before, { date, affected, exposed }];
  const last = affected > 0 ? date : known.lastSeen;
  return all.filter((day) => daysBetween(day.date, last) < HISTORY_DAYS);
}

const daysOf = ({ days, lastSeen, affected, exposed }: IssueMemory): readonly IssueDay[] =>
  days ?? [{ date: lastSeen, affected, exposed }];

/** The number of claims proven in the last quarter. */
export const provenIn = (memory: readonly IssueMemory[], date: string): number =>
  memory.filter(({ provenOn }) => provenOn && daysBetween(provenOn, date) < QUARTER_DAYS).length;

/** The rank of the next issue among those that the owner's reports watched in this quarter. */
export const nextRank = (memory: readonly IssueMemory[], date: string): number =>
  1 +
  memory.filter(
    ({ isReported, lastSeen }) => isReported && daysBetween(lastSeen, date) < QUARTER_DAYS,
  ).length;

interface CleanDay {
  readonly exposed: number;
  readonly date: string;
  /** The first instant that its report covers. */
  readonly from: string;
  readonly proven: number;
}

/**
 * Records a day without an occurrence: `exposed` visitors saw the page, after the claimed repair if there is one. Visitors
 * before a claim prove nothing about it, because owners often mark an issue as fixed after it was not seen for a while.
 */
export function recordCleanDay(
  known: IssueMemory,
  { exposed, date, from, proven }: CleanDay,
): IssueMemory {
  if (known.state === 'verified-fixed' || known.mark?.as === 'not-a-problem') return known;
  const isClaimed = isClaimOpen(known);
  const isNewClaim = isClaimed && (known.mark?.at ?? '') >= from;
  const passedBy = (isNewClaim ? 0 : known.passedBy) + exposed;
  const days = daysIncluding({ date, affected: 0, exposed }, known);
  const isProven = isRepaired(comparableDays(days, known), passedBy, {
    isClaimed,
    error: allowedError(known.place, proven),
    pause: known.longestPause,
  });
  const unproven: IssueState = isClaimed ? 'claimed-fixed' : known.state;
  return {
    ...known,
    passedBy,
    days,
    state: isProven ? 'verified-fixed' : unproven,
    ...(isProven && { provenOn: date, repairedOn: date }),
  };
}
