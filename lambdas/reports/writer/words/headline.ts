/** Subject (also the title) and preheader: the finding first, at a length that inboxes show. */

import { subjects } from '../../../contract/copy/headlines.ts';
import { dateName, inWords, weekdayName } from '../../../contract/copy/numerals.ts';
import { preheaders } from '../../../contract/copy/preheaders.ts';
import { daysBetween } from '../../facts/calendar.ts';
import { PREHEADER_CHARACTERS, SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isWorthComparing } from '../../facts/usual-day.ts';
import { type IssueFacts, isInFull } from '../../issues/issue-facts.ts';
import type { IssueMemory } from '../../issues/memory/issue-memory.ts';
import { isPartialDay } from '../../issues/memory/partial-days.ts';
import { captureFocus } from './capture-words.ts';
import { onCoveredDays } from './covered-days.ts';
import { farFewerFocus, fewerGoalsFocus, fewerGoalsSubjects, hasFarFewer } from './far-fewer.ts';
import { findingSubjects } from './finding-subjects.ts';
import { wordsFor } from './issue/issue-kind-words.ts';
import { pagePlace, quotedLabel } from './names.ts';
import {
  hasPending,
  isKnownEmpty,
  isUnprocessed,
  isUnvisited,
  lastVisitName,
} from './no-visits-words.ts';
import { truncateToLength } from './truncate-to-length.ts';

/** The issue that subject, intro and focus list start with. */
const leadOf = ({ issues }: ReportFacts): IssueFacts | undefined => issues.find(isInFull);

export const headline = (facts: ReportFacts): string =>
  truncateToLength(headlines(facts), SUBJECT_CHARACTERS);

function headlines(facts: ReportFacts): readonly string[] {
  const { kind, domain, window, dates, capture, pauses, issues, unseen, unseenMinor } = facts;
  const visitors = facts.visitors - facts.lateVisitors;
  const watched = facts.watched.length;
  const minorOpen = issues.length + unseenMinor.length;
  const known = facts.answered.length + facts.unconfirmed.length + minorOpen;
  const weekday = weekdayName(window.localDate);
  if (kind === 'tracking-stopped') return [subjects.stopped(domain), subjects.stoppedAnywhere];
  if (pauses) return [subjects.paused];
  if (kind === 'limit-reached') return [subjects.limit(capture.rejectedByPlan)];
  if (kind === 'no-visits') return noVisits(facts, weekday);
  const lead = leadOf(facts);
  if (lead) return [...findingSubjects(lead), subjects.some(weekday)];
  if (capture.scriptMissingSince !== undefined) return [subjects.scriptMissing];
  if (kind === 'first') return [subjects.first(visitors, watched)];
  if (hasFarFewer(facts) && visitors > 0)
    return subjects.farFewer(visitors, weekday, facts.usual.visitors ?? 0);
  const [repaired] = facts.repaired;
  if (repaired) return repairOf(repaired);
  const fewer = fewerGoalsSubjects(facts);
  if (fewer.length > 0) return fewer;
  const [open] = visitors > 0 ? unseen : [];
  if (open) return stillOpen(facts, open);
  // All sessions arrived late.
  if (visitors === 0) return noVisits(facts, weekday);
  if (dates.length > 1) return subjects.several(dates.length, visitors, watched, known);
  if (minorOpen > 0) return subjects.minorOpen(weekday, visitors);
  return usesSecondWording(window.localDate) && watched === 0 && known === 0
    ? subjects.calm(weekday, visitors, facts.traffic.shop?.orders)
    : subjects.quiet(weekday, visitors, watched, known);
}

/** Whether the day uses the second of two wordings. They alternate daily. */
export const usesSecondWording = (localDate: string): boolean =>
  daysBetween('2000-01-01', localDate) % 2 === 1;

/** That a problem was not seen is news on the first day without it. */
function stillOpen(facts: ReportFacts, open: IssueMemory): readonly string[] {
  const { window, dates, issues, unseen, unseenMinor, unlistedOpen, unconfirmed } = facts;
  const weekday = weekdayName(window.localDate);
  const all = issues.length + unseen.length + unseenMinor.length + unlistedOpen;
  const isNews = daysBetween(open.lastSeen, dates[0] ?? window.localDate) <= 1;
  if (isNews || dates.length > 1 || unconfirmed.length > 0)
    return subjects.unseen(open.title, onCoveredDays({ dates, window }), all);
  return subjects.stillOpen(weekday, facts.visitors - facts.lateVisitors, all);
}

function noVisits({ dates: { length }, capture }: ReportFacts, weekday: string): string[] {
  if (hasPending(capture)) return [subjects.notProcessed(weekday)];
  return [length > 1 ? subjects.noVisitsFor(length) : subjects.noVisits(weekday)];
}

function repairOf({ kind, element, title, page }: IssueMemory): readonly string[] {
  const label = quotedLabel(element);
  return kind === 'error-click' && label !== ''
    ? [...subjects.repairedError(label, pagePlace(page)), ...subjects.repaired(title)]
    : subjects.repaired(title);
}

export function preheader(facts: ReportFacts): string {
  const { kind, pauses, sessions, capture, usual, window, dates } = facts;
  const fit = (candidates: readonly string[]) => truncateToLength(candidates, PREHEADER_CHARACTERS);
  if (pauses) return fit([preheaders.paused]);
  if (kind === 'tracking-stopped') return fit(preheaders.stopped(lastVisitName(facts)));
  if (isUnprocessed(facts)) return fit([preheaders.notProcessed]);
  if (kind === 'limit-reached') return fit([preheaders.limit(sessions - capture.late)]);
  if (kind === 'no-visits') {
    if (isUnvisited(capture)) return fit([preheaders.neverAnyVisit]);
    return fit([isKnownEmpty(facts) ? preheaders.noVisits : preheaders.noVisitsUnsure]);
  }
  const last = window.localDate;
  const when =
    dates.length > 1
      ? `in ${inWords(dates.length)} days up to ${dateName(last)}`
      : `on ${weekdayName(last)}`;
  const than = isWorthComparing(usual) ? preheaders.than[usual.comparison] : '';
  const came = preheaders.visitors(facts.visitors - facts.lateVisitors, when);
  const starts = than ? [`${came}, ${than}.`, `${came}.`] : [`${came}.`];
  const actions = firstAction(facts);
  const outlooks = outlook(facts);
  return fit([
    ...actions.flatMap((each) => starts.map((start) => `${start} ${each}`)),
    ...starts.flatMap((start) => outlooks.map((each) => `${start} ${each}`)),
  ]);
}

function firstAction(facts: ReportFacts): readonly string[] {
  const lead = leadOf(facts);
  const shown = facts.issues.filter(isInFull).length;
  const [missing] = captureFocus(facts);
  if (missing) return [missing];
  if (lead) return [preheaders.first(shown, wordsFor(lead).focus)];
  if (hasFarFewer(facts)) return [farFewerFocus(facts)];
  const check = fewerGoalsFocus(facts);
  return check === undefined ? [] : [check];
}

function outlook(facts: ReportFacts): readonly string[] {
  const { issues, unseen, unseenMinor, unlistedOpen, unconfirmed, watched, answered, window } =
    facts;
  const shown = issues.filter(isInFull);
  const critical = shown.filter(({ severity }) => severity === 'critical');
  if (shown.length > 0) return preheaders.issues(shown.length, critical.length);
  if (issues.length > 0) return preheaders.open;
  if (unseen.some((known) => isPartialDay(known, window.localDate))) return preheaders.open;
  if (unseen.length > 0)
    return preheaders.unseen(unseen.length + unseenMinor.length + unlistedOpen);
  if (unseenMinor.length > 0) return preheaders.open;
  if (watched.length > 0) return preheaders.watching(watched.length);
  if (answered.length > 0) return preheaders.answered;
  return unconfirmed.length > 0 ? preheaders.open : preheaders.quiet;
}
