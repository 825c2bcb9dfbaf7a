/**
 * One fault is told once. A script error or a failing request that comes together with a click that got no answer,
 * or with a page that turned blank, is the cause of that issue and not another one.
 */
import type { SignalKind } from '../../contract/digest.ts';
import { byFrequency, type IssueGroup, type Occurrence } from './occurrences.ts';

/** An error belongs to the trouble it caused when both lie this close together in one session. */
const TOGETHER_MS = 3_000;
/** … for at least this share of the error's occurrences. */
const EXPLAINED_SHARE = 0.8;
/** … and explains the trouble when it came in at least this share of its sessions: once among eight explains nothing. */
const EXPLAINING_SHARE = 0.5;

export interface Explained {
  readonly group: IssueGroup;
  readonly cause?: { readonly kind: SignalKind; readonly about: string };
}

const isCause = ({ kind }: IssueGroup): boolean =>
  kind === 'javascript-error' || kind === 'failed-request';
const hasCause = ({ kind }: IssueGroup): boolean =>
  ['white-screen', 'error-click', 'rage-click', 'dead-click'].includes(kind);

export function absorbCauses(groups: readonly IssueGroup[]): Explained[] {
  const troubles = groups.filter(hasCause);
  const times = new Map(troubles.map((trouble) => [trouble, timesBySession(trouble)]));
  const explained = new Map<IssueGroup, { kind: SignalKind; about: string }[]>();
  const absorbed = new Set<IssueGroup>();
  for (const cause of groups.filter(isCause)) {
    const owners = troubles.filter((trouble) => {
      const near = cause.occurrences.filter((each) => isNear(each, times.get(trouble)));
      const isTogether = near.length >= cause.occurrences.length * EXPLAINED_SHARE;
      return isTogether && sessionsOf(near) >= sessionsOf(trouble.occurrences) * EXPLAINING_SHARE;
    });
    const [owner] = owners.sort((a, b) => b.occurrences.length - a.occurrences.length);
    if (!owner) continue;
    absorbed.add(cause);
    const causes = explained.get(owner) ?? [];
    explained.set(owner, [...causes, { kind: cause.kind, about: cause.about ?? '' }]);
  }
  return groups
    .filter((group) => !absorbed.has(group))
    .map((group) => {
      const causes = explained.get(group) ?? [];
      const about = byFrequency(causes.map((each) => each.about))[0];
      const cause = causes.find((each) => each.about === about);
      return cause ? { group, cause } : { group };
    });
}

const sessionsOf = (occurrences: readonly Occurrence[]): number =>
  new Set(occurrences.map(({ sessionId }) => sessionId)).size;

function timesBySession({ occurrences }: IssueGroup): Map<string, number[]> {
  const times = new Map<string, number[]>();
  for (const { sessionId, signal } of occurrences) {
    times.set(sessionId, [...(times.get(sessionId) ?? []), signal.atMs]);
  }
  return times;
}

const isNear = (
  { sessionId, signal }: Occurrence,
  times: ReadonlyMap<string, readonly number[]> | undefined,
): boolean => (times?.get(sessionId) ?? []).some((at) => Math.abs(at - signal.atMs) <= TOGETHER_MS);
