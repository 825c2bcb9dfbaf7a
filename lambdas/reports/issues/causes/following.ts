import type { Signal } from '../../../contract/signal.ts';
import type { IssueGroup, Occurrence } from '../occurrences.ts';

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
