/** How strongly an issue showed itself, from its occurrences alone. */
import type { SignalKind } from '../../contract/signal.ts';
import type { IssueGroup, Occurrence } from './occurrences.ts';

export function strengthOf(kind: SignalKind, occurrences: readonly Occurrence[]) {
  const own = occurrences.map(({ signal }) => signal).filter((signal) => signal.kind === kind);
  const rejected = occurrences.filter(({ signal }) => (signal.form?.invalid ?? 0) > 0);
  return {
    signals: occurrences.length,
    times: own.length,
    isUnanswered: occurrences.some(
      ({ signal }) => signal.strong || (signal.kind === 'dead-click' && !signal.slow),
    ),
    peak: own.reduce((most, { count = 0 }) => Math.max(most, count), 0),
    isMissed: mostly(own, ({ missed }) => missed),
    ...(mostly(own, ({ covered }) => covered) && { isCovered: true }),
    ...(mostly(own, ({ unseen }) => unseen) && { isUnseen: true }),
    isLate: own.every(({ slow }) => slow === true),
    isForeign: own.every(({ crossOrigin }) => crossOrigin === true),
    sessionsRejected: new Set(rejected.map(({ sessionId }) => sessionId)).size,
  };
}

/** What the trouble is in the way of, by what most of its signals say of their controls. */
export const placeOf = ({ element, occurrences }: Pick<IssueGroup, 'element' | 'occurrences'>) => ({
  isSubmit:
    mostly(occurrences, ({ signal }) => signal.submits) ||
    (element !== undefined && sends(element)),
  isInDialog: mostly(occurrences, ({ signal }) => signal.inDialog),
  isOpenAtEnd: mostly(occurrences, ({ signal }) => signal.form?.isOpen !== false),
});

/** Whether something is true of more than half. */
export const mostly = <T>(all: readonly T[], is: (each: T) => boolean | undefined): boolean =>
  all.filter(is).length * 2 > all.length;

/** A button outside of any form sends one all the same when it says so. */
const sends = ({ role, label }: NonNullable<IssueGroup['element']>): boolean =>
  role === 'button' &&
  /^(submit|send|pay|order|place order|buy|checkout|check out|sign up|register|create|book|subscribe|confirm|apply|log in|sign in)\b/i.test(
    label,
  );

export function largestShare(occurrences: readonly Occurrence[]): number {
  const counts = new Map<string, number>();
  for (const { visitor } of occurrences) counts.set(visitor, (counts.get(visitor) ?? 0) + 1);
  const largest = [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
  return largest / Math.max(1, occurrences.length);
}
