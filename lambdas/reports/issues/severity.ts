/**
 * Critical, Important or Minor: decided here and nowhere else. More visitors never make an issue less severe, and
 * one visitor alone never makes it more than Minor. What counts as blocking is what ends a visit: a blank page, an
 * error on sending a form, and trouble on the way to the goal after which most of those affected left.
 */
import type { SignalKind } from '../../contract/digest.ts';
import type { IssueState } from '../../contract/reports.ts';
import {
  NOVELTY,
  RARE_BELOW_RATE,
  RARE_BELOW_VISITORS,
  WEIGHT_ABANDONED,
  WEIGHT_BLOCKING,
  WEIGHT_OTHER,
  WIDE_FROM_RATE,
} from '../facts/constants.ts';
import { wilson } from '../facts/statistics.ts';
import type { Severity } from './issue-memory.ts';

export interface Harm {
  readonly kind: SignalKind;
  /** Five or more presses without any answer, and the like. */
  readonly isStrong: boolean;
  readonly isOnTheWay: boolean;
  /** The element sends a form. */
  readonly isSubmit: boolean;
  /** Affected sessions, and those of them that ended on the page. */
  readonly sessions: number;
  readonly sessionsLeft: number;
  /** Visitors. */
  readonly affected: number;
  readonly exposed: number;
}

export function isBlocking(harm: Omit<Harm, 'affected' | 'exposed'>): boolean {
  const { kind, isOnTheWay, isSubmit, sessions, sessionsLeft } = harm;
  if (kind === 'white-screen') return true;
  if (kind === 'error-click' && isSubmit) return true;
  const stops: readonly SignalKind[] = [
    'form-abandonment',
    'rage-click',
    'dead-click',
    'error-click',
  ];
  return isOnTheWay && stops.includes(kind) && sessionsLeft * 2 >= sessions;
}

const weightOf = (harm: Harm): number => {
  if (isBlocking(harm)) return WEIGHT_BLOCKING;
  return harm.kind === 'form-abandonment' ? WEIGHT_ABANDONED : WEIGHT_OTHER;
};

const hindering: readonly SignalKind[] = ['error-click', 'form-abandonment', 'failed-request'];

export function severityOf(harm: Harm): Severity {
  if (harm.affected < 2) return 'minor';
  const [low] = wilson(harm.affected, harm.exposed);
  const isRare = low < RARE_BELOW_RATE && harm.affected < RARE_BELOW_VISITORS;
  if (isBlocking(harm)) return isRare ? 'important' : 'critical';
  const isWide = low >= WIDE_FROM_RATE || harm.affected >= 5 * RARE_BELOW_VISITORS;
  if (isWide) return 'important';
  const hinders = harm.isStrong || harm.isOnTheWay || hindering.includes(harm.kind);
  return hinders && !isRare ? 'important' : 'minor';
}

/** The order within a severity (report.md §3): surely affected × how many saw it × how bad × how new. */
export function impactOf(harm: Harm, shareExposed: number, state: IssueState): number {
  const [low] = wilson(harm.affected, harm.exposed);
  const known = state === 'new' || state === 'regressed' || state === 'updated';
  return low * shareExposed * weightOf(harm) * NOVELTY[known ? state : 'other'];
}
