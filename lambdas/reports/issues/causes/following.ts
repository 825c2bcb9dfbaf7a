import type { Signal } from '../../../contract/signal.ts';
import type { IssueGroup, Occurrence } from '../occurrences.ts';

/** An issue follows from a click if the click failed in at least this share of the issue's occurrences. */
export const FAILED_SHARE = 0.8;
/** A page is opened at most this long after the click on its link. */
export const OPENED_WITHIN_MS = 10_000;

export type IsNear = (causedAt: number, signal: Signal, cause: Signal) => boolean;

/** The occurrences in sessions of another issue that `isNear` one of its times. */
export function following(
  occurrences: readonly Occurrence[],
  other: IssueGroup,
  isNear: IsNear = () => true,
): Occurrence[] {
  const causes = Map.groupBy(other.occurrences, ({ sessionId }) => sessionId);
  return occurrences.filter(({ sessionId, signal }) =>
    causes.get(sessionId)?.some((cause) => isNear(cause.signal.atMs, signal, cause.signal)),
  );
}

/** Whether most occurrences are in sessions of another issue, and `isNear` one of its times. */
export const follow = (
  occurrences: readonly Occurrence[],
  other: IssueGroup,
  isNear?: IsNear,
): boolean => following(occurrences, other, isNear).length >= occurrences.length * FAILED_SHARE;
