/**
 * Critical, Important or Minor: decided here and nowhere else. More visitors never make an issue less severe, and
 * one visitor alone never makes it more than Minor. What counts as blocking is what ends a visit: a blank page, an
 * error on sending a form, and trouble on the way to the goal, or in a dialog, after which most of those affected left.
 */

import type { IssueState } from '../../contract/report-issue.ts';
import { type Severity, severities } from '../../contract/report-issue.ts';
import type { SignalKind } from '../../contract/signal.ts';
import {
  CLUMSY_BELOW_VISITORS,
  CLUMSY_SHARE,
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

export interface Harm {
  readonly kind: SignalKind;
  /** Five or more clicks without any response, and the like. */
  readonly isStrong: boolean;
  readonly isOnTheWay: boolean;
  /** The element sends a form. */
  readonly isSubmit: boolean;
  /** The control is in a dialog, or in a layer over the page. */
  readonly isInDialog: boolean;
  /** A form that was left: its fields were still there. */
  readonly isOpenAtEnd: boolean;
  /** Affected sessions, and those of them that ended on the page. */
  readonly sessions: number;
  readonly sessionsLeft: number;
  /** Visitors of the day. */
  readonly affected: number;
  readonly exposed: number;
  /** Visitors of all remembered days, this one included. */
  readonly pooled: Count;
}

export function isBlocking(harm: Omit<Harm, 'affected' | 'exposed' | 'pooled'>): boolean {
  const { kind, isOnTheWay, isSubmit, isInDialog, isOpenAtEnd, sessions, sessionsLeft } = harm;
  if (kind === 'white-screen') return true;
  if (kind === 'error-click' && isSubmit) return true;
  const isLast = sessionsLeft * 2 >= sessions;
  if (kind === 'form-abandonment') return isOnTheWay && isOpenAtEnd && isLast;
  // A dialog that does not close is in the way of everything behind it.
  return stops.includes(kind) && isLast && (isOnTheWay || isInDialog);
}

const stops: readonly SignalKind[] = [
  'rage-click',
  'dead-click',
  'error-click',
  'keyboard-barrier',
];

const weightOf = (harm: Harm): number => {
  if (isBlocking(harm)) return WEIGHT_BLOCKING;
  return harm.kind === 'form-abandonment' ? WEIGHT_ABANDONED : WEIGHT_OTHER;
};

const hindering: readonly SignalKind[] = [
  'error-click',
  'form-abandonment',
  'failed-request',
  'keyboard-barrier',
];

/** Without an error, fewer visitors than these are a coincidence that a quarter of visits holds (`healthy-shop`). */
const slipsBelow: Readonly<Partial<Record<SignalKind, number>>> = {
  'rage-click': 3,
  'dead-click': 3,
  'quick-back': 5,
  'excessive-scroll': 5,
};

/**
 * Up to this many, slips of the hand have to be excluded on all remembered days: some pair of a control and a day is
 * always the most unlucky one, so the confidence is that of thousands of them.
 */
function maySlip({ kind, isStrong, affected, pooled }: Harm): boolean {
  const least = slipsBelow[kind];
  if (isStrong || least === undefined || affected >= CLUMSY_BELOW_VISITORS) return false;
  if (affected < least) return true;
  const [low] = clopperPearson(pooled.affected, pooled.exposed, SERIOUS_CONFIDENCE);
  return low < CLUMSY_SHARE;
}

export function severityOf(harm: Harm): Severity {
  if (harm.affected < 2 || maySlip(harm)) return 'minor';
  const [low] = wilson(harm.affected, harm.exposed);
  const isRare = low < RARE_BELOW_RATE && harm.affected < RARE_BELOW_VISITORS;
  if (isBlocking(harm)) return isRare ? 'important' : 'critical';
  const isWide = low >= WIDE_FROM_RATE || harm.affected >= 5 * RARE_BELOW_VISITORS;
  if (isWide) return 'important';
  const hinders = harm.isStrong || harm.isOnTheWay || hindering.includes(harm.kind);
  return hinders && !isRare ? 'important' : 'minor';
}

/** An open issue keeps the severity it was reported with until it is repaired, dismissed or forgotten. */
export const keptSeverity = (today: Severity, reported: Severity | undefined): Severity =>
  reported && severities.indexOf(reported) > severities.indexOf(today) ? reported : today;

/** The order within a severity (docs/report-rules.md §3): surely affected × how many saw it × how bad × how new. */
export function impactOf(
  harm: Harm,
  shareExposed: number,
  { state, severity }: { readonly state: IssueState; readonly severity: Severity },
): number {
  const [low] = wilson(harm.affected, harm.exposed);
  const isKnownMinor = state === 'same' && severity === 'minor';
  return low * shareExposed * weightOf(harm) * (isKnownMinor ? KNOWN_MINOR_WEIGHT : 1);
}
