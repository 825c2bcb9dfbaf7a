/** Subject (which is the title, too) and preheader: the finding first, in the length an inbox shows. */

import { moods, preheaders, subjects } from '../../../contract/copy/headlines.ts';
import { dateName, inWords, weekdayName } from '../../../contract/copy/numerals.ts';
import { PREHEADER_CHARACTERS, SUBJECT_CHARACTERS } from '../../facts/constants.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import type { IssueFacts } from '../../issues/issue-facts.ts';
import { fitting } from './fitting.ts';
import { cleanLabel, pageName } from './names.ts';
import { lastSeenName } from './silence-words.ts';
import { wordsFor } from './trouble-words.ts';

const leadOf = ({ issues }: ReportFacts): IssueFacts | undefined =>
  issues.find(({ state }) => state !== 'same');

export const headline = (facts: ReportFacts): string =>
  fitting(headlines(facts), SUBJECT_CHARACTERS);

function headlines(facts: ReportFacts): readonly string[] {
  const { kind, domain, window, dates, usual, visitors, capture, pauses, issues } = facts;
  const watched = facts.watched.length;
  const setAside = facts.setAside.length;
  const weekday = weekdayName(window.localDate);
  if (kind === 'tracking-stopped') return [subjects.stopped(domain), subjects.stoppedAnywhere];
  if (pauses) return [subjects.paused];
  if (kind === 'limit-reached') return [subjects.limit(capture.refusedByPlan)];
  if (kind === 'no-visits') {
    return [dates.length > 1 ? subjects.noVisitsFor(dates.length) : subjects.noVisits(weekday)];
  }
  const lead = leadOf(facts);
  if (lead) return [...finding(lead), subjects.some(weekday)];
  if (kind === 'first') return [subjects.first(visitors, watched), subjects.firstOfMany(watched)];
  if (dates.length > 1) return [subjects.several(dates.length, watched, setAside)];
  if (issues.length > 0) return [subjects.nothingNew(weekday)];
  return [subjects.quiet(moods[usual.comparison], weekday, watched, setAside)];
}

function finding(issue: IssueFacts): readonly string[] {
  const { affected, element } = issue;
  const { title, verb } = wordsFor(issue);
  const page = pageName(issue.page);
  const label = cleanLabel(element?.label ?? '');
  const [withPage, withoutPage] = subjects.page(affected, verb, page);
  const isUnanswered = ['rage-click', 'dead-click'].includes(issue.kind);
  return [
    ...(label && isUnanswered ? subjects.element(affected, verb, label, page) : []),
    withPage,
    title,
    withoutPage,
  ];
}

export function preheader(facts: ReportFacts): string {
  const { kind, pauses, sessions, capture, visitors, usual, window, dates } = facts;
  const fit = (candidates: readonly string[]) => fitting(candidates, PREHEADER_CHARACTERS);
  if (pauses) return fit([preheaders.paused]);
  if (kind === 'tracking-stopped') return fit([preheaders.stopped(lastSeenName(facts))]);
  if (kind === 'limit-reached') return fit([preheaders.limit(sessions)]);
  if (kind === 'no-visits') {
    if (capture.lastVisitAt === undefined) return fit([preheaders.neverAnyVisit]);
    const isSure = capture.check?.siteAnswered && capture.check.scriptFound;
    return fit([isSure ? preheaders.noVisits : preheaders.noVisitsUnsure]);
  }
  const last = window.localDate;
  const when =
    dates.length > 1
      ? `in ${inWords(dates.length)} days up to ${dateName(last)}`
      : `on ${weekdayName(last)}`;
  const than = preheaders.than[usual.comparison];
  const came = preheaders.visitors(visitors, when);
  const starts = than ? [`${came}, ${than}.`, `${came}.`] : [`${came}.`];
  const first = whatComesFirst(facts);
  const nexts = next(facts);
  return fit([
    ...first.flatMap((each) => starts.map((start) => `${start} ${each}`)),
    ...starts.flatMap((start) => nexts.map((each) => `${start} ${each}`)),
  ]);
}

function whatComesFirst(facts: ReportFacts): readonly string[] {
  const lead = leadOf(facts);
  const shown = facts.issues.filter(({ state }) => state !== 'same').length;
  return lead ? [preheaders.first(shown, wordsFor(lead).focus)] : [];
}

function next({ issues, watched, setAside }: ReportFacts): readonly string[] {
  const shown = issues.filter(({ state }) => state !== 'same');
  const critical = shown.filter(({ severity }) => severity === 'critical');
  if (shown.length > 0) return preheaders.issues(shown.length, critical.length);
  if (issues.length > 0) return preheaders.open;
  if (watched.length > 0) return preheaders.watching(watched.length);
  return setAside.length > 0 ? preheaders.setAside : preheaders.quiet;
}
