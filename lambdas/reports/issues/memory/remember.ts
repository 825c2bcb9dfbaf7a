import type { ReportInput } from '../../content/report-input.ts';
import { exposureIndex } from '../exposure.ts';
import type { IssueFacts } from '../issue-facts.ts';
import type { IssueMemory } from './issue-memory.ts';
import { daysAfter, provenIn, unseen } from './memory.ts';

/** An issue that was met, as it will be remembered. `place` is its rank among the watched ones when first reported. */
export function rememberSeen(
  issue: IssueFacts,
  {
    title,
    date,
    isTold,
    place,
  }: { title: string; date: string; isTold: boolean; place: number | undefined },
  known: IssueMemory | undefined,
): IssueMemory {
  const { affected, exposed, state, change } = issue;
  const today = { date, affected, exposed };
  const isFresh = !known || state === 'regressed';
  const days = isFresh ? [today] : daysAfter(today, known);
  const proven = change ? date : known?.provenOn;
  const toldOn = known?.toldOn ?? (isTold && !known?.isTold ? date : undefined);
  const returnedOn = state === 'regressed' ? date : known?.returnedOn;
  return {
    fingerprint: issue.fingerprint,
    kind: issue.kind,
    page: issue.page,
    ...(issue.element && { element: issue.element }),
    ...(issue.about !== undefined && { about: issue.about }),
    title,
    severity: issue.severity,
    state,
    // An issue that came back dates from its return.
    firstSeen: state === 'regressed' ? issue.onset : (known?.firstSeen ?? issue.onset),
    lastSeen: date,
    lastSeenAt: issue.lastSeenAt,
    daysSeen: isFresh ? 1 : daysSeenWith(date, known),
    affected,
    exposed,
    passedBy: 0,
    days: change ? days.filter((day) => day.date >= change.from) : days,
    ...(place !== undefined && { place }),
    ...(proven !== undefined && { provenOn: proven }),
    isTold: isTold || known?.isTold === true,
    ...(toldOn && { toldOn }),
    ...(known?.repairedOn && { repairedOn: known.repairedOn }),
    ...(returnedOn && { returnedOn }),
    ...(known?.mark && { mark: known.mark }),
  };
}

/** All days since it was first seen; a date that is reported twice counts once. */
const daysSeenWith = (date: string, { lastSeen, daysSeen }: IssueMemory): number =>
  lastSeen === date ? daysSeen : daysSeen + 1;

/** Known issues without an occurrence in this window, with their exposed visitors. */
export function rememberUnseen(
  { memory, digests, window }: Pick<ReportInput, 'memory' | 'digests' | 'window'>,
  seen: ReadonlySet<string>,
): IssueMemory[] {
  const all = exposureIndex(digests);
  const date = window.localDate;
  const proven = provenIn(memory, date);
  return memory
    .filter(({ fingerprint }) => !seen.has(fingerprint))
    .map((known) => {
      const claimedAt = known.mark?.as === 'fixed' ? known.mark.at : '';
      const after = digests.some(({ startedAt }) => startedAt < claimedAt)
        ? exposureIndex(digests.filter(({ startedAt }) => startedAt >= claimedAt))
        : all;
      const passers = after([known.page]).visitors.size;
      return unseen(known, { passers, date, proven });
    });
}
