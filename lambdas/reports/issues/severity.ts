/**
 * The only place that decides Critical, Important or Minor. More visitors never make an issue less severe, and a single
 * visitor never makes it more than Minor. An issue is blocking if it ends visits: a blank page, an error on submitting a
 * form, a problem on the way to the goal or in a dialog after which at least half of the affected sessions ended, or a
 * form on the way that cannot be submitted, if at least half of the affected visitors did not reach the goal.
 */

import type { IssueState } from '../../contract/report-issue.ts';
import { type Severity, severities } from '../../contract/report-issue.ts';
import type { SignalKind } from '../../contract/signal.ts';
import {
  ACCIDENT_SHARE,
  ACCIDENTS_BELOW_VISITORS,
  KNOWN_MINOR_WEIGHT,
  RARE_BELOW_RATE,
  RARE_BELOW_VISITORS,
  SERIOUS_CONFIDENCE,
  WEIGHT_ABANDONED,
  WEIGHT_BLOCKING,
  WEIGHT_OTHER,
  WIDE_FROM_RATE,
} from '../facts/constants.ts';
import { type Count, clopperPearson } from '../facts/safe-test.ts';
import { wilson } from '../facts/statistics.ts';
import { isControlFailure } from './kinds.ts';

export interface Harm {
  readonly kind: SignalKind;
  /** An error or a failed request caused it. */
  readonly isCaused: boolean;
  /** Five or more clicks without any response, and the like. */
  readonly isStrong: boolean;
  readonly isOnTheWay: boolean;
  /** The element submits a form, or the form was submitted without any effect. */
  readonly isSubmit: boolean;
  /** The control is in a dialog or an overlay, and is not merely slow. */
  readonly isInDialog: boolean;
  /** The fields of the abandoned form were still on the page. */
  readonly isOpenAtEnd: boolean;
  /** Affected sessions, and how many of them ended on the page. */
  readonly sessions: number;
  readonly sessionsLeft: number;
  /** At least half of the affected visitors did not reach the goal; false for an unknown goal. */
  readonly isGoalMissed: boolean;
  /** Visitors of the day. */
  readonly affected: number;
  readonly exposed: number;
  /** Visitors on all remembered days, including this one. */
  readonly pooled: Count;
}

export function isBlocking(harm: Omit<Harm, 'affected' | 'exposed' | 'pooled'>): boolean {
  const { kind, isOnTheWay, isSubmit, isInDialog, isOpenAtEnd, isGoalMissed } = harm;
  const { sessions, sessionsLeft } = harm;
  if (kind === 'white-screen') return true;
  if (kind === 'error-click' && isSubmit) return true;
  const isLast = sessionsLeft * 2 >= sessions;
  // Visitors who cannot submit a form may read other pages afterwards.
  const isStopped = isLast || (isSubmit && isGoalMissed);
  if (kind === 'form-abandonment') return isOnTheWay && isOpenAtEnd && isStopped;
  if (!isControlFailure(kind)) return false;
  // A dialog that does not close blocks the page behind it.
  return (isOnTheWay && isStopped) || (isInDialog && isLast);
}

const weightOf = (harm: Harm): number => {
  if (isBlocking(harm)) return WEIGHT_BLOCKING;
  return harm.kind === 'form-abandonment' ? WEIGHT_ABANDONED : WEIGHT_OTHER;
};

const hinderingKinds: readonly SignalKind[] = [
  'error-click',
  'form-abandonment',
  'failed-request',
  'keyboard-barrier',
];

/** Without an error, a healthy shop reaches fewer visitors than these by accident in a quarter (`healthy-shop`). */
const accidentalBelow: Readonly<Partial<Record<SignalKind, number>>> = {
  'rage-click': 3,
  'dead-click': 3,
  'quick-back': 5,
  'excessive-scroll': 5,
};

/**
 * Whether accidental clicks may explain the issue. With few visitors the counts of all remembered days must rule that
 * out, at a confidence for thousands of pairs of control and day, because one of them is always the worst.
 */
function mayBeAccidental({ kind, isCaused, isStrong, affected, pooled }: Harm): boolean {
  const least = accidentalBelow[kind];
  if (isCaused || isStrong || least === undefined || affected >= ACCIDENTS_BELOW_VISITORS)
    return false;
  if (affected < least) return true;
  const [low] = clopperPearson(pooled.affected, pooled.exposed, SERIOUS_CONFIDENCE);
  return low < ACCIDENT_SHARE;
}

export function severityOf(harm: Harm): Severity {
  if (harm.affected < 2 || mayBeAccidental(harm)) return 'minor';
  const [low] = wilson(harm.affected, harm.exposed);
  const isRare = low < RARE_BELOW_RATE && harm.affected < RARE_BELOW_VISITORS;
  if (isBlocking(harm)) return isRare ? 'important' : 'critical';
  const isWide = low >= WIDE_FROM_RATE || harm.affected >= 5 * RARE_BELOW_VISITORS;
  if (isWide) return 'important';
  const hinders = harm.isStrong || harm.isOnTheWay || hinderingKinds.includes(harm.kind);
  return hinders && !isRare ? 'important' : 'minor';
}

/** Sorts the most severe first. */
export const bySeverity = (
  a: { readonly severity: Severity },
  b: { readonly severity: Severity },
): number => severities.indexOf(b.severity) - severities.indexOf(a.severity);

/** An open issue keeps the severity it was reported with until it is repaired, dismissed or forgotten. */
export const higherSeverity = (today: Severity, reported: Severity | undefined): Severity =>
  reported && severities.indexOf(reported) > severities.indexOf(today) ? reported : today;

/** Orders issues of one severity (docs/report-rules.md §3): certain share × exposure × weight × novelty. */
export function impactOf(
  harm: Harm,
  shareExposed: number,
  { state, severity }: { readonly state: IssueState; readonly severity: Severity },
): number {
  const [low] = wilson(harm.affected, harm.exposed);
  const isKnownMinor = state === 'same' && severity === 'minor';
  return low * shareExposed * weightOf(harm) * (isKnownMinor ? KNOWN_MINOR_WEIGHT : 1);
}
