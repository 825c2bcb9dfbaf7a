import type { Digest } from '../../../contract/digest.ts';
import type { ReportInput } from '../../content/report-input.ts';
import { exposureIndex } from '../exposure.ts';
import type { IssueFacts } from '../issue-facts.ts';
import type { IssueMemory } from './issue-memory.ts';
import { daysIncluding, isComparable, provenIn, recordCleanDay } from './issue-state.ts';

/** The new memory of an issue that occurred today. `place` is its rank among watched issues when first reported. */
export function rememberSeen(
  issue: IssueFacts,
  {
    title,
    date,
    isTold,
    place,
    rules,
  }: { title: string; date: string; isTold: boolean; place: number | undefined; rules?: number },
  known: IssueMemory | undefined,
): IssueMemory {
  const { affected, exposed, state, change } = issue;
  const today = { date, affected, exposed };
  const isFresh = !known || state === 'regressed';
  const days = isFresh ? [today] : daysIncluding(today, known);
  const proven = change ? date : known?.provenOn;
  const toldOn = known?.toldOn ?? (isTold && !known?.isTold ? date : undefined);
  const comparableFrom = known && !isComparable(known, rules) ? date : known?.comparableFrom;
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
    ...(rules !== undefined && { rules }),
    ...(comparableFrom !== undefined && { comparableFrom }),
    ...(place !== undefined && { place }),
    ...(proven !== undefined && { provenOn: proven }),
    isTold: isTold || known?.isTold === true,
    ...(toldOn && { toldOn }),
    ...(known?.repairedOn && { repairedOn: known.repairedOn }),
    ...(returnedOn && { returnedOn }),
    ...(known?.mark && { mark: known.mark }),
  };
}

/** The days since it was first seen. A date that is reported twice counts once. */
const daysSeenWith = (date: string, { lastSeen, daysSeen }: IssueMemory): number =>
  lastSeen === date ? daysSeen : daysSeen + 1;

/**
 * The new memory of issues without an occurrence in this window; `occurred` are the fingerprints of all others. Visits
 * that were analyzed with other rules than the issue's last occurrence do not count.
 */
export function rememberUnseen(
  { memory, digests, window }: Pick<ReportInput, 'memory' | 'digests' | 'window'>,
  occurred: ReadonlySet<string>,
): IssueMemory[] {
  const indexes = new Map<string, ReturnType<typeof exposureIndex>>();
  /** Most issues have the same rules and no claim, so they share an index. */
  const indexOf = (known: IssueMemory, comparable: readonly Digest[]) => {
    const claimedAt = known.mark?.as === 'fixed' ? known.mark.at : '';
    const key = `${known.rules} ${claimedAt}`;
    const index =
      indexes.get(key) ??
      exposureIndex(comparable.filter(({ startedAt }) => startedAt >= claimedAt));
    indexes.set(key, index);
    return index;
  };
  const date = window.localDate;
  const proven = provenIn(memory, date);
  return memory
    .filter(({ fingerprint }) => !occurred.has(fingerprint))
    .map((known) => {
      const comparable = digests.filter(({ rules }) => isComparable(known, rules));
      if (digests.length > 0 && comparable.length === 0) return known;
      const exposed = indexOf(known, comparable)([known.page]).visitors.size;
      return recordCleanDay(known, { exposed, date, proven, from: window.from });
    });
}
