import type { Signal } from '../../../contract/signal.ts';
import type { IssueGroup, Occurrence } from '../occurrences.ts';

export type IsNear = (causedAt: number, signal: Signal) => boolean;

/** The occurrences in sessions of another issue that `isNear` one of its times. */
export function following(
  occurrences: readonly Occurrence[],
  other: IssueGroup,
  isNear: IsNear = () => true,
): Occurrence[] {
  const times = new Map<string, number[]>();
  for (const { sessionId, signal } of other.occurrences)
    times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
  return occurrences.filter(({ sessionId, signal }) =>
    times.get(sessionId)?.some((at) => isNear(at, signal)),
  );
}
