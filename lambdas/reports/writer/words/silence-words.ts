/** The text about days without visits: the known reason, and what to do about it. */
import { dayName, inWords, timeName, weekdayName } from '../../../contract/copy/numerals.ts';
import { intro, silence } from '../../../contract/copy/report-intro.ts';
import { focusLines } from '../../../contract/copy/reports.ts';
import { localDateOf } from '../../facts/calendar.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';

/** A website with at most this many visitors on a usual day has an empty day now and then. */
const SMALL_SITE_VISITORS = 5;

/** "Wednesday, 4:12 PM": the time of the last visit. */
export function lastSeenName({ capture, window }: ReportFacts): string {
  const at = capture.lastVisitAt ?? capture.scriptMissingSince ?? window.from;
  const { timezone } = window;
  return `${weekdayName(localDateOf(at, timezone))}, ${timeName(at, timezone)}`;
}

export function silentIntro(facts: ReportFacts): string[] {
  const { kind, capture, plan, window } = facts;
  if (kind === 'limit-reached') {
    return [
      intro.nothingRecorded(weekdayName(window.localDate)),
      intro.limit(capture.rejectedByPlan, plan.name, plan.maxSessions),
    ];
  }
  return [
    ...(kind === 'tracking-stopped' ? trackingStopped(facts) : empty(facts)),
    ...pause(facts),
  ];
}

function trackingStopped({ capture, window }: ReportFacts): string[] {
  const { lastVisitAt: last, check } = capture;
  const { timezone } = window;
  return [
    last
      ? silence.stopped(dayName(localDateOf(last, timezone)), timeName(last, timezone))
      : silence.stoppedUnknown,
    ...(check?.siteAnswered ? [silence.siteFine] : []),
    silence.looksLike,
  ];
}

function empty({ capture, usual, window, dates, isFirst }: ReportFacts): string[] {
  const { check, lastVisitAt } = capture;
  const weekday = weekdayName(window.localDate);
  const typical = usual.of === 'weekday' ? weekday : 'day';
  const when = isFirst
    ? silence.sinceConnected(timeName(window.from, window.timezone), weekday)
    : dates.length > 1
      ? `in these ${inWords(dates.length)} days`
      : `on ${weekday}`;
  const about = usual.visitors;
  const isKnown = about !== undefined && about > 0;
  const isRare = isKnown && about > SMALL_SITE_VISITORS;
  return [
    lastVisitAt ? silence.noVisits(when) : silence.neverYet,
    ...(isRare ? [silence.unusual(about, typical)] : []),
    !check
      ? silence.unchecked
      : check.siteAnswered
        ? silence.script[check.script]
        : silence.siteDown,
    ...(isKnown && !isRare ? [silence.nowAndThen(about, typical)] : []),
  ];
}

const pause = ({ pauses, daysWithoutVisits }: ReportFacts): string[] =>
  pauses ? [silence.pause(daysWithoutVisits), silence.resume] : [];

export function silentFocus({ kind, capture, isFirst }: ReportFacts): string[] {
  if (kind === 'limit-reached') return [focusLines.plan];
  if (kind === 'tracking-stopped') return [...silence.steps];
  if (isFirst || !capture.lastVisitAt) return [silence.share];
  if (!capture.check?.siteAnswered) return [silence.openSite];
  return [capture.check.script === 'working' ? silence.followTheLink : silence.testIntegration];
}
