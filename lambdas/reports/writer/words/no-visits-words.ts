/** The text about days without visits: the known reason, and what to do about it. */
import { dayName, timeName, weekdayName } from '../../../contract/copy/numerals.ts';
import { intro, noVisits } from '../../../contract/copy/report-intro.ts';
import { focusLines } from '../../../contract/copy/reports.ts';
import { localDateOf } from '../../facts/calendar.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { onCoveredDays } from './covered-days.ts';

/** With so many visitors on a usual day, chance leaves one day in twenty without any. */
const SMALL_SITE_VISITORS = 3;

/** Whether so few visits are missing that days like these happen now and then. */
export const isOrdinary = ({ usual, daysWithoutVisits, pauses }: ReportFacts): boolean =>
  !pauses &&
  usual.visitors !== undefined &&
  usual.visitors * daysWithoutVisits <= SMALL_SITE_VISITORS;

/** Whether no visit was ever recorded. */
export const isUnvisited = ({ lastVisitAt, hadVisits }: ReportFacts['capture']): boolean =>
  lastVisitAt === undefined && hadVisits !== true;

/** Whether visits of the day wait for their analysis. */
export const hasPending = ({ pending = 0 }: ReportFacts['capture']): boolean => pending > 0;

/** Whether only visits of the day are missing, because they wait for their analysis. Late sessions are of earlier days. */
export const isUnprocessed = ({
  sessions,
  capture,
}: Pick<ReportFacts, 'sessions' | 'capture'>): boolean =>
  sessions === capture.late && hasPending(capture);

/** "Wednesday, November 18, 4:12 PM". */
export function lastVisitName({ capture, window: { timezone } }: ReportFacts): string | undefined {
  const at = capture.lastVisitAt;
  return at && `${dayName(localDateOf(at, timezone))}, ${timeName(at, timezone)}`;
}

/** Whether the visits of visitors who allow it would have been recorded. */
export const isKnownEmpty = ({ capture }: Pick<ReportFacts, 'capture'>): boolean =>
  capture.check?.script === 'working' &&
  capture.check.siteAnswered &&
  capture.quarantined + (capture.throttled ?? 0) + (capture.pending ?? 0) === 0;

/** `resumed` says when recording resumed, if it had stopped. */
export function noVisitsIntro(facts: ReportFacts, resumed: readonly string[]): string[] {
  const { kind, capture, plan } = facts;
  if (kind === 'limit-reached') {
    const when = onCoveredDays(facts);
    return [
      hasPending(capture)
        ? noVisits.notProcessed(capture.pending ?? 0, when)
        : intro.nothingRecorded(when),
      intro.limit(capture.rejectedByPlan, plan.name, plan.maxSessions),
    ];
  }
  return [
    ...(kind === 'tracking-stopped' ? trackingStopped(facts) : empty(facts, resumed)),
    ...pause(facts),
  ];
}

function trackingStopped({ capture, window }: ReportFacts): string[] {
  const { lastVisitAt: last, check } = capture;
  const { timezone } = window;
  return [
    last
      ? noVisits.stopped(dayName(localDateOf(last, timezone)), timeName(last, timezone))
      : noVisits.stoppedUnknown,
    ...(check?.siteAnswered ? [noVisits.siteFine] : []),
    noVisits.looksLike,
  ];
}

function empty(
  { capture, usual, window, dates, isFirst }: ReportFacts,
  resumed: readonly string[],
): string[] {
  const { check } = capture;
  const weekday = weekdayName(window.localDate);
  const typical = usual.of === 'weekday' ? weekday : 'day';
  const when = isFirst
    ? noVisits.sinceConnected(timeName(window.from, window.timezone), weekday)
    : onCoveredDays({ dates, window });
  if (hasPending(capture)) return [...resumed, noVisits.notProcessed(capture.pending ?? 0, when)];
  const about = usual.visitors;
  const isKnown = about !== undefined && about > 0;
  const isRare = isKnown && about > SMALL_SITE_VISITORS;
  return [
    ...resumed,
    isUnvisited(capture) ? noVisits.neverYet : noVisits.noneRecorded(when),
    ...(isRare ? [noVisits.unusual(about, typical)] : []),
    !check
      ? noVisits.unchecked
      : check.siteAnswered
        ? noVisits.script[check.script]
        : noVisits.siteDown,
    ...(isKnown && !isRare ? [noVisits.nowAndThen(about, typical)] : []),
  ];
}

const pause = ({ pauses, daysWithoutVisits }: ReportFacts): string[] =>
  pauses ? [noVisits.pause(daysWithoutVisits), noVisits.resume] : [];

export function noVisitsFocus(facts: ReportFacts): string[] {
  const { kind, capture, isFirst } = facts;
  if (kind === 'limit-reached') return [focusLines.plan];
  if (kind === 'tracking-stopped') return [...noVisits.steps];
  if (hasPending(capture)) return [focusLines.nothing];
  if (isFirst || isUnvisited(capture)) return [noVisits.share];
  if (!capture.check?.siteAnswered) return [noVisits.openSite];
  if (capture.check.script !== 'working') return [noVisits.testIntegration];
  return [isOrdinary(facts) ? focusLines.nothing : noVisits.followTheLink];
}
