import type { Digest } from '../../../contract/digest.ts';
import type { ReportInput } from '../../content/report-input.ts';
import { dayAfter, daysBetween } from '../../facts/calendar.ts';
import { isOnTime } from '../../facts/visits.ts';
import { exposureIndex } from '../exposure.ts';
import type { IssueFacts } from '../issue-facts.ts';
import { slowVisitors } from '../slow-pages.ts';
import { longestPauseOf } from './change.ts';
import type { IssueDay } from './clean-time.ts';
import type { IssueMemory } from './issue-memory.ts';
import {
  daysIncluding,
  daysSeenBefore,
  isComparable,
  isOpen,
  provenIn,
  recordCleanDay,
} from './issue-state.ts';
import { recordPartialDay } from './partial-days.ts';

/** More faults are not remembered: each page on which a control fails adds one. */
const FAULTS_MAX = 20;

/** What a report says about an issue. */
interface Reported {
  readonly title: string;
  readonly date: string;
  readonly isReported: boolean;
  /** Its rank among watched issues when it was first reported. */
  readonly place: number | undefined;
  readonly rules?: number;
  readonly faults?: readonly string[] | undefined;
}

/** The new memory of an issue that occurred today. */
export function rememberSeen(
  issue: IssueFacts,
  { title, date, isReported, place, rules, faults = [] }: Reported,
  known: IssueMemory | undefined,
): IssueMemory {
  const { affected, exposed, state, change } = issue;
  const today = { date, affected, exposed };
  const days = !known || state === 'regressed' ? [today] : daysIncluding(today, known);
  const longestPause = known ? longestPauseUntil(today, known) : 0;
  const provenOn = change ? date : known?.provenOn;
  const reportedOn = known?.reportedOn ?? (isReported && !known?.isReported ? date : undefined);
  const comparableFrom = known && !isComparable(known, rules) ? date : known?.comparableFrom;
  const returnedOn = state === 'regressed' ? date : known?.returnedOn;
  const allFaults = [...new Set([...faults, ...(known?.faults ?? [])])].slice(0, FAULTS_MAX);
  return {
    fingerprint: issue.fingerprint,
    kind: issue.kind,
    page: issue.page,
    element: issue.element,
    about: issue.about,
    faults: allFaults,
    title,
    severity: issue.severity,
    state,
    ...sinceFirstSeen(issue, date, known),
    lastSeen: date,
    lastSeenAt: issue.lastSeenAt,
    affected,
    exposed,
    passedBy: 0,
    longestPause,
    days: change ? days.filter((day) => day.date >= change.from) : days,
    rules,
    comparableFrom,
    place,
    provenOn,
    isReported: isReported || known?.isReported === true,
    reportedOn,
    repairedOn: known?.repairedOn,
    returnedOn,
    mark: known?.mark,
    answersFrom: known?.answersFrom,
  };
}

/** An issue that came back or was forgotten starts again. */
function sinceFirstSeen(
  { state, onset, dates }: IssueFacts,
  date: string,
  known: IssueMemory | undefined,
): Pick<IssueMemory, 'firstSeen' | 'daysSeen'> {
  if (!known || state === 'regressed' || daysSeenBefore(known, date) === 0)
    return { firstSeen: onset, daysSeen: dates.length };
  // A report may cover several dates, and two reports may cover one.
  const newDates = dates.filter((each) => each > known.lastSeen);
  return { firstSeen: known.firstSeen, daysSeen: known.daysSeen + newDates.length };
}

/**
 * The longest pause until today. It is stored beside the days, because these start again after a return or a change.
 * Days since a proven repair are not recorded, so all of them count.
 */
function longestPauseUntil(today: IssueDay, known: IssueMemory): number {
  const before = daysIncluding(today, known).slice(0, -1);
  const last = before.at(-1)?.date ?? known.lastSeen;
  const missing = known.state === 'verified-fixed' ? daysBetween(last, today.date) - 1 : 0;
  const unrecorded = Array.from({ length: Math.max(0, missing) }, (_, index) => ({
    date: dayAfter(last, index + 1),
    affected: 0,
    exposed: 1,
  }));
  return longestPauseOf([...before, ...unrecorded, today], known.longestPause);
}

/**
 * The new memory of issues without an occurrence in this window; `occurred` are the fingerprints of all others. Visits
 * that were analyzed with other rules than the issue's last occurrence are counted separately, because they prove no repair.
 */
export function rememberUnseen(
  { memory, digests, window }: Pick<ReportInput, 'memory' | 'digests' | 'window'>,
  occurred: ReadonlySet<string>,
  superseded: ReadonlySet<string>,
): IssueMemory[] {
  // Late sessions started before the last occurrence of an issue, or on its day.
  const onTime = digests.filter(isOnTime(window));
  const indexes = new Map<string, ReturnType<typeof exposureIndex>>();
  /** Most issues have the same rules and no claim, so they share an index. */
  const exposedTo = (known: IssueMemory, hasSameRules: boolean): number => {
    const claimedAt = known.mark?.as === 'fixed' ? known.mark.at : '';
    const key = `${known.rules} ${hasSameRules} ${claimedAt}`;
    const isCounted = ({ startedAt, rules }: Digest) =>
      startedAt >= claimedAt && isComparable(known, rules) === hasSameRules;
    const index = indexes.get(key) ?? exposureIndex(onTime.filter(isCounted));
    indexes.set(key, index);
    return index([known.page]).visitors.size;
  };
  const date = window.localDate;
  const proven = provenIn(memory, date);
  return memory
    .filter(({ fingerprint }) => !occurred.has(fingerprint))
    .map((known) => {
      if (superseded.has(known.fingerprint)) return known;
      const newer = isOpen(known, date) ? exposedTo(known, false) : 0;
      const passed =
        newer === 0 ? known : { ...known, passedNewer: (known.passedNewer ?? 0) + newer };
      if (digests.length > 0 && !digests.some(({ rules }) => isComparable(known, rules)))
        return passed;
      const exposed = exposedTo(known, true);
      // A page that is slow for too few visitors to be reported is not fast for all.
      const affected = known.kind === 'slow-page' ? slowVisitors(onTime, known) : 0;
      return affected > 0
        ? recordPartialDay(passed, { affected, exposed, date })
        : recordCleanDay(passed, { exposed, date, proven, from: window.from });
    });
}
