import type { Digest } from '../../contract/digest.ts';
import { personName } from '../../contract/rules/plain-text.ts';
import { compareTexts } from '../../contract/text-order.ts';
import type { ReportInput } from '../content/report-input.ts';
import { deservesMention } from '../issues/deserves-mention.ts';
import { type IssueFacts, isInFull } from '../issues/issue-facts.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import { bySeverity } from '../issues/severity.ts';
import { behaviorOf } from './behavior.ts';
import { datesOf, daysBetween } from './calendar.ts';
import {
  FACTS_VERSION,
  FEW_SESSIONS,
  ISSUES_MAX,
  RETURN_AFTER_DAYS,
  UNSEEN_LISTED_MAX,
} from './constants.ts';
import { dayKind } from './day-kind.ts';
import { desertedPages } from './deserted-pages.ts';
import { visitorsReaching } from './goal.ts';
import { type Moves, movesOf, moveToQuote } from './moves.ts';
import type { ReportFacts } from './report-facts.ts';
import { trackRecordOf } from './track-record.ts';
import { trafficOf } from './traffic.ts';
import { usualDayOf } from './usual-day.ts';
import { devicesOf, isOnTime, pagesOf, visitorsOf } from './visits.ts';

export function gatherFacts(
  input: ReportInput,
  measured: readonly IssueFacts[],
  remembered: Record<'repaired' | 'claimed' | 'open' | 'unconfirmed', readonly IssueMemory[]>,
): ReportFacts {
  const { digests, website, window, capture } = input;
  const dates = datesOf(window.from, window.localDate, window.timezone);
  const ofDay = digestsOfDay(input);
  const moves = movesOfWindow(ofDay, input, dates);
  const traffic = trafficOf({ ...input, digests: ofDay });
  const listsOrders = traffic.shop !== undefined;
  const isQuotable = ofDay.length >= FEW_SESSIONS;
  const quote = isQuotable && moveToQuote(moves, window.localDate, input.earlier, { listsOrders });
  const trackRecord = trackRecordOf(window, input.earlier, input.memory);
  const visitors = capture.sampledFrom?.visitors ?? visitorsOf(digests);
  const lateVisitors = lateVisitorsOf(input, visitors);
  const sessions = capture.sampledFrom?.sessions ?? digests.length;
  const isAnswered = ({ state }: IssueFacts) => state === 'muted' || state === 'claimed-fixed';
  const reported = measured.filter((issue) => deservesMention(issue) && !isAnswered(issue));
  const issues = reported.slice(0, ISSUES_MAX);
  const kind = dayKind({
    sessions,
    issues: issues.filter(isInFull).length,
    rejectedByPlan: capture.rejectedByPlan,
    isFirst: input.isFirst,
    isScriptMissing: capture.scriptMissingSince !== undefined,
    daysCovered: dates.length,
  });
  return {
    version: FACTS_VERSION,
    firstName: personName(input.owner.first_name),
    domain: website.domain,
    kind,
    daysWithoutVisits: input.daysWithoutVisits,
    pauses: input.pauses,
    isFirst: input.isFirst,
    window,
    dates,
    visitors,
    lateVisitors,
    sessions,
    read: ofDay.length,
    events: ofDay.reduce((sum, { events }) => sum + events, 0),
    devices: devicesOf(ofDay),
    pages: pagesOf(ofDay),
    usual: usualDayOf(input, dates, { visitors, late: lateVisitors }),
    behavior: behaviorOf(ofDay),
    traffic,
    moves,
    ...(quote && { quote }),
    // A page without a recorded visitor may have had some that the plan kept out.
    deserted:
      capture.rejectedByPlan > 0
        ? []
        : desertedPages(ofDay, visitors - lateVisitors, window.localDate, input.earlier),
    withGaps: digests.filter(({ gaps }) => gaps.some((gap) => gap !== 'events-only')).length,
    eventsOnly: digests.filter(({ gaps }) => gaps.includes('events-only')).length,
    ...(website.goal && {
      goal: { kind: website.goal.kind, reached: visitorsReaching(digests, website.goal).size },
    }),
    issues,
    answered: measured.filter(isAnswered),
    repaired: remembered.repaired,
    claimed: remembered.claimed,
    ...unseenIssues(remembered.open, window.localDate),
    unconfirmed: remembered.unconfirmed.toSorted(worstFirst).slice(0, UNSEEN_LISTED_MAX),
    watched: measured.filter((issue) => !deservesMention(issue)),
    unlisted: reported.length - issues.length,
    ...(trackRecord && { trackRecord }),
    capture,
    plan: input.plan,
  };
}

/** The sessions of the window's days; if only late ones came, there are no others to describe. */
function digestsOfDay({ digests, window }: ReportInput): readonly Digest[] {
  const ofDay = digests.filter(isOnTime(window));
  return ofDay.length > 0 ? ofDay : digests;
}

/** The moves that describe the window: visitors who returned within several days did not return on the same day. */
function movesOfWindow(
  ofDay: readonly Digest[],
  { website, window, capture }: ReportInput,
  dates: readonly string[],
): Moves {
  // A sample has fewer orders than the day.
  const { again, ...others } = movesOf(ofDay, capture.sampledFrom ? undefined : website.goal);
  const isOneDay = dates.length === 1 && ofDay.every(isOnTime(window));
  return again && isOneDay ? { ...others, again } : others;
}

/** The open issues that did not occur in this window, as far as the report lists them. */
function unseenIssues(
  remembered: readonly IssueMemory[],
  date: string,
): Pick<ReportFacts, 'unseen' | 'unseenMinor' | 'unlistedOpen'> {
  const open = remembered
    // A Minor problem is followed until it would be reported in full again.
    .filter(
      (each) => each.severity !== 'minor' || daysBetween(each.lastSeen, date) <= RETURN_AFTER_DAYS,
    )
    .toSorted(worstFirst);
  const listed = open.slice(0, UNSEEN_LISTED_MAX);
  return {
    unseen: listed.filter(({ severity }) => severity !== 'minor'),
    unseenMinor: listed.filter(({ severity }) => severity === 'minor'),
    unlistedOpen: open.length - listed.length,
  };
}

/** The worst first, then the last seen, then the one that affected most visitors. */
const worstFirst = (a: IssueMemory, b: IssueMemory): number =>
  bySeverity(a, b) || compareTexts(b.lastSeen, a.lastSeen) || b.affected - a.affected;

/** Visitors with late sessions only, which are from earlier days; of a sample the same share. */
function lateVisitorsOf({ digests, window, capture }: ReportInput, visitors: number): number {
  if (capture.late === 0) return 0;
  const read = visitorsOf(digests);
  const onTime = visitorsOf(digests.filter(isOnTime(window)));
  return Math.round(((read - onTime) * visitors) / Math.max(1, read));
}
