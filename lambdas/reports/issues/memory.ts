/**
 * What an issue is in the light of the days before. A mark of the owner outlives a report; a claimed repair is
 * believed once enough visitors passed without the issue that chance explains it no longer, and an issue that comes
 * back after that is told as such.
 */
import type { IssueState } from '../../contract/reports.ts';
import { daysBetween } from '../facts/calendar.ts';
import {
  BASELINE_DAYS,
  NEWS_FACTOR,
  REPAIR_DOUBT,
  REPAIR_MIN_EXPOSED,
  RETURN_AFTER_DAYS,
} from '../facts/constants.ts';
import { wilson } from '../facts/statistics.ts';
import { type IssueMemory, type Severity, severities } from './issue-memory.ts';

/** What today says of an issue, before its state is known. */
export interface Sighting {
  readonly date: string;
  readonly lastSeenAt: string;
  readonly affected: number;
  readonly exposed: number;
  readonly severity: Severity;
}

/** A repair that was claimed and not yet refuted by a visitor. */
const isClaimOpen = ({ mark, lastSeenAt }: IssueMemory): boolean =>
  mark?.as === 'fixed' && mark.at > lastSeenAt;

export function stateOf(seen: Sighting, known: IssueMemory | undefined): IssueState {
  if (known?.mark?.as === 'not-a-problem') return 'muted';
  if (!known?.isTold) return 'new';
  if (known.mark && isClaimOpen(known)) {
    return seen.lastSeenAt > known.mark.at ? 'regressed' : 'claimed-fixed';
  }
  if (known.state === 'verified-fixed') return 'regressed';
  return isNews(seen, known) ? 'updated' : 'same';
}

function isNews(seen: Sighting, known: IssueMemory): boolean {
  if (seen.severity !== known.severity && rank(seen.severity) > rank(known.severity)) return true;
  if (daysBetween(known.lastSeen, seen.date) > RETURN_AFTER_DAYS) return true;
  const before = known.affected / Math.max(1, known.exposed);
  const now = seen.affected / Math.max(1, seen.exposed);
  const [low, high] = wilson(seen.affected, seen.exposed);
  const isBeyondChance = before < low || before > high;
  const factor = now > before ? now / Math.max(before, 1e-9) : before / Math.max(now, 1e-9);
  return isBeyondChance && factor >= NEWS_FACTOR;
}

const rank = (severity: Severity): number => severities.indexOf(severity);

/** On how many days it was met before; what was forgotten for four weeks begins anew. */
export const daysBefore = (known: IssueMemory | undefined, date: string): number =>
  known && daysBetween(known.lastSeen, date) <= BASELINE_DAYS ? known.daysSeen : 0;

/** How many visitors must pass without an issue before its absence is more than chance. */
export function passersNeeded(affected: number, exposed: number): number {
  const [low] = wilson(affected, exposed);
  const rate = Math.min(0.95, Math.max(low, 1e-4));
  return Math.max(REPAIR_MIN_EXPOSED, Math.ceil(Math.log(REPAIR_DOUBT) / Math.log(1 - rate)));
}

/** A day on which an issue was not met: `passers` saw its page, after the claim where there is one. */
export function unseen(known: IssueMemory, passers: number): IssueMemory {
  if (known.state === 'verified-fixed' || known.mark?.as === 'not-a-problem') return known;
  const passedBy = known.passedBy + passers;
  const isGone = passedBy >= passersNeeded(known.affected, known.exposed);
  const waiting: IssueState = isClaimOpen(known) ? 'claimed-fixed' : known.state;
  return { ...known, passedBy, state: isGone ? 'verified-fixed' : waiting };
}
