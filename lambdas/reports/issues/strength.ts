/** The strength of an issue, from its occurrences. */

import { isCart } from '../../contract/rules/words/goal-pages.ts';
import { isSubmitLabel } from '../../contract/rules/words/submit-labels.ts';
import type { Signal, SignalKind } from '../../contract/signal.ts';
import { visitorsOf } from '../facts/visits.ts';
import { STATUS } from './fingerprint.ts';
import { namesCause } from './kinds.ts';
import { type IssueGroup, type Occurrence, sessionsOf } from './occurrences.ts';

export function strengthOf(kind: SignalKind, occurrences: readonly Occurrence[]) {
  const ofKind = occurrences.filter(({ signal }) => signal.kind === kind);
  const signals = ofKind.map(({ signal }) => signal);
  const hit = visitorsOf(ofKind);
  const rejected = occurrences.filter(({ signal }) => (signal.form?.invalid ?? 0) > 0);
  return {
    signals: occurrences.length,
    times: signals.length,
    isUnanswered: occurrences.some(
      ({ signal }) => signal.strong || (signal.kind === 'dead-click' && !signal.slow),
    ),
    peak: peakOf(kind, occurrences),
    isMissed: mostly(signals, ({ missed }) => missed),
    ...(mostly(signals, ({ covered }) => covered) && { isCovered: true }),
    ...(mostly(signals, ({ moved }) => moved) && { isMoved: true }),
    ...(mostly(signals, ({ replaced }) => replaced) && { isReplaced: true }),
    ...(mostly(signals, ({ unseen }) => unseen) && { isUnseen: true }),
    ...(mostly(signals, ({ submits }) => submits) && { isSubmitted: true }),
    ...(kind === 'error-click' && hit < visitorsOf(occurrences) && { affectedByError: hit }),
    isLate: signals.every(({ slow }) => slow === true),
    sessionsRejected: sessionsOf(rejected),
  };
}

/**
 * The largest count of one signal of this kind. A rage click is the quick part of a series without a response, which is a
 * dead click with a larger count if there were pauses.
 */
export const peakOf = (
  kind: SignalKind,
  occurrences: readonly Pick<Occurrence, 'signal'>[],
): number =>
  occurrences
    .filter(({ signal }) => signal.kind === kind || (kind === 'rage-click' && isDead(signal)))
    .reduce((most, { signal: { count = 0 } }) => Math.max(most, count), 0);
const isDead = ({ kind, slow }: Signal): boolean => kind === 'dead-click' && !slow;

/** Where the issue occurred, as most of its signals report it. */
export const placeOf = ({ element, occurrences }: Pick<IssueGroup, 'element' | 'occurrences'>) => ({
  isSubmit: submitsForm({ occurrences, element }),
  // A slow control closes its dialog in the end.
  isInDialog: mostly(occurrences, ({ signal }) => signal.inDialog && !signal.slow),
  isOpenAtEnd: mostly(occurrences, ({ signal }) => signal.form?.isOpen !== false),
});

/** Whether an unfinished form is one field of a cart, such as a code or a note, which no order needs. */
export const isExtraOfCart = ({ kind, page, occurrences }: IssueGroup): boolean =>
  kind === 'form-abandonment' &&
  isCart(page) &&
  mostly(occurrences, ({ signal }) => signal.count === 1);

/** Whether the predicate holds for more than half. */
export const mostly = <T>(all: readonly T[], is: (each: T) => boolean | undefined): boolean =>
  all.filter(is).length * 2 > all.length;

/** Whether the control submits a form. A button outside a form element does if its label says so. */
export const submitsForm = ({
  occurrences,
  element,
}: Pick<IssueGroup, 'occurrences' | 'element'>): boolean =>
  mostly(occurrences, ({ signal }) => signal.submits) ||
  (element?.role === 'button' && isSubmitLabel(element.label));

export function largestShare(occurrences: readonly Occurrence[]): number {
  const counts = new Map<string, number>();
  for (const { visitor } of occurrences) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
  const largest = [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
  return largest / Math.max(1, occurrences.length);
}

/** For kinds that name their cause, `about` is the cause if most signals share it; for other kinds it is a detail. */
export function aboutOf({ kind, about, aboutTimes, occurrences }: IssueGroup) {
  const ofKind = occurrences.filter(({ signal }) => signal.kind === kind);
  const withAbout = ofKind.filter(({ signal }) => signal.about === about);
  const aboutVisitors = visitorsOf(withAbout);
  const counts = { aboutTimes, aboutVisitors };
  if (!about) return { ...counts, aboutVisitors: 0 };
  if (!namesCause(kind)) return { about, ...counts };
  if (aboutTimes * 2 <= ofKind.length) return counts;
  const cause = STATUS.test(about) ? ('failed-request' as const) : ('javascript-error' as const);
  return { ...counts, cause: { kind: cause, about } };
}
