/**
 * What an issue is in the light of the days before. A mark of the owner outlives a report; a repair is believed once
 * enough visitors passed without the issue (`change.ts`), and an issue that comes back after that is reported as such.
 */
import type { IssueState, Severity } from '../../../contract/report-issue.ts';
import { daysBetween } from '../../facts/calendar.ts';
import {
  BASELINE_DAYS,
  HISTORY_DAYS,
  QUARTER_DAYS,
  RETURN_AFTER_DAYS,
} from '../../facts/constants.ts';
import { allowedError, changeIn, type IssueChange, type IssueDay, isRepaired } from './change.ts';
import type { IssueMemory } from './issue-memory.ts';

/** What today says of an issue, before its state is known. */
export interface Sighting {
  readonly date: string;
  readonly lastSeenAt: string;
  readonly affected: number;
  readonly exposed: number;
}

/** A repair that was claimed and not yet refuted by a visitor. */
const isClaimOpen = ({ mark, lastSeenAt }: IssueMemory): boolean =>
  mark?.as === 'fixed' && mark.at > lastSeenAt;

/** Reported, and neither proven repaired, claimed repaired, dismissed nor forgotten. */
export const isOpen = (known: IssueMemory, date: string): boolean =>
  known.isTold &&
  known.state !== 'verified-fixed' &&
  known.mark?.as !== 'not-a-problem' &&
  !isClaimOpen(known) &&
  daysBefore(known, date) > 0;

/** The severity of the last report, while it still applies. */
export const standingSeverity = (
  known: IssueMemory | undefined,
  date: string,
): Severity | undefined =>
  known?.isTold && known.state !== 'verified-fixed' && daysBefore(known, date) > 0
    ? known.severity
    : undefined;

export interface Judged {
  readonly state: IssueState;
  readonly change?: IssueChange;
}

export function judge(seen: Sighting, known: IssueMemory | undefined, proven: number): Judged {
  if (known?.mark?.as === 'not-a-problem') return { state: 'muted' };
  if (!known?.isTold) return { state: 'new' };
  if (known.mark && isClaimOpen(known)) {
    return { state: seen.lastSeenAt > known.mark.at ? 'regressed' : 'claimed-fixed' };
  }
  if (known.state === 'verified-fixed') return { state: 'regressed' };
  if (daysBetween(known.lastSeen, seen.date) > RETURN_AFTER_DAYS) return { state: 'updated' };
  const change = changeIn(daysAfter(seen, known), errorOf(known, proven));
  return change ? { state: 'updated', change } : { state: 'same' };
}

/** The number of days it was seen before; an issue forgotten for four weeks starts again at zero. */
export const daysBefore = (known: IssueMemory | undefined, date: string): number =>
  known && daysBetween(known.lastSeen, date) <= BASELINE_DAYS ? known.daysSeen : 0;

/** The days of an issue including today: eight weeks before its last occurrence, and all since. */
export function daysAfter(
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

const errorOf = ({ place = 1 }: IssueMemory, proven: number): number => allowedError(place, proven);

/** The claims of the last quarter that were proven. */
export const provenIn = (memory: readonly IssueMemory[], date: string): number =>
  memory.filter(({ provenOn }) => provenOn && daysBetween(provenOn, date) < QUARTER_DAYS).length;

/** The rank of the next issue among those that the owner's reports watched in this quarter. */
export const nextPlace = (memory: readonly IssueMemory[], date: string): number =>
  1 +
  memory.filter(({ isTold, lastSeen }) => isTold && daysBetween(lastSeen, date) < QUARTER_DAYS)
    .length;

/** A day without an occurrence: `passers` saw its page, after the claimed repair if there is one. */
export function unseen(
  known: IssueMemory,
  { passers, date, proven }: { passers: number; date: string; proven: number },
): IssueMemory {
  if (known.state === 'verified-fixed' || known.mark?.as === 'not-a-problem') return known;
  const passedBy = known.passedBy + passers;
  const isClaimed = isClaimOpen(known);
  const days = daysAfter({ date, affected: 0, exposed: passers }, known);
  const isGone = isRepaired(days, passedBy, { isClaimed, error: errorOf(known, proven) });
  const waiting: IssueState = isClaimed ? 'claimed-fixed' : known.state;
  return {
    ...known,
    passedBy,
    days,
    state: isGone ? 'verified-fixed' : waiting,
    ...(isGone && { provenOn: date, repairedOn: date }),
  };
}
