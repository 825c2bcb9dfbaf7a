/** The intro: two or three sentences after the greeting on the day's traffic, its issues and its repairs. */

import { afterColon, dayName, timeName, weekdayName } from '../../../contract/copy/numerals.ts';
import { preheaders } from '../../../contract/copy/preheaders.ts';
import { intro, noVisits } from '../../../contract/copy/report-intro.ts';
import { localDateOf, startsDay } from '../../facts/calendar.ts';
import type { ReportFacts } from '../../facts/report-facts.ts';
import { isCompared, isQuieter, isWorthComparing } from '../../facts/usual-day.ts';
import { type IssueFacts, isInFull } from '../../issues/issue-facts.ts';
import { isPartialDay } from '../../issues/memory/partial-days.ts';
import { captureFocus, isWatchedOnce } from './capture-words.ts';
import { onCoveredDays } from './covered-days.ts';
import { usesSecondWording } from './headline.ts';
import { wordsFor } from './issue/issue-kind-words.ts';
import { titleWithPlace } from './issue/issue-place.ts';
import { pageName } from './names.ts';
import { isUnprocessed, noVisitsIntro } from './no-visits-words.ts';

export function warmIntro(facts: ReportFacts): string {
  const greeting = intro.greeting(facts.firstName);
  const sentences =
    facts.sessions === 0
      ? noVisitsIntro(facts, resumed(facts))
      : [...setting(facts), trafficOfDay(facts), issuesOfDay(facts), ...repairs(facts)];
  return [greeting, ...sentences].join(' ');
}

/** Context before the day's facts: the first report, several days, or visits rejected by the plan. */
export function setting(facts: ReportFacts): string[] {
  const { kind, domain, capture, plan } = facts;
  return [
    ...(kind === 'first' ? [intro.first(domain)] : []),
    ...period(facts),
    ...resumed(facts),
    ...(capture.scriptMissingSince === undefined ? [] : [scriptMissing(facts)]),
    ...(capture.rejectedByPlan > 0
      ? [intro.limit(capture.rejectedByPlan, plan.name, plan.maxSessions)]
      : []),
  ];
}

function scriptMissing({ capture, window: { timezone } }: ReportFacts): string {
  const at = capture.scriptMissingSince ?? '';
  return intro.scriptMissing(`${dayName(localDateOf(at, timezone))}, ${timeName(at, timezone)}`);
}

/** Empty if no visit shows yet that recording resumed. */
function resumed({ capture, window: { to, timezone } }: ReportFacts): string[] {
  const { recordedFrom: at } = capture;
  if (at === undefined || at >= to) return [];
  return [intro.resumed(`${dayName(localDateOf(at, timezone))}, ${timeName(at, timezone)}`)];
}

/** Why the report covers another period than one day. */
function period({ dates, window, isFirst }: ReportFacts): string[] {
  const first = dayName(dates[0] ?? window.localDate);
  if (isFirst) return dates.length > 1 ? [intro.sinceConnected(first)] : [];
  if (!startsDay(window.from, window.timezone))
    return [intro.startsAt(`${first}, ${timeName(window.from, window.timezone)}`)];
  return dates.length > 1 ? [intro.several(first, dayName(window.localDate))] : [];
}

function trafficOfDay(facts: ReportFacts): string {
  const { usual, window, visitors, lateVisitors, dates, pages, capture } = facts;
  const weekday = weekdayName(window.localDate);
  const { comparison, of } = usual;
  const period = dates.length > 1 ? 'in that time' : `on ${weekday}`;
  const onTime = visitors - lateVisitors;
  const also = capture.late > 0 ? intro.alsoLate(capture.late) : '';
  if (isUnprocessed(facts))
    return noVisits.notProcessed(capture.pending ?? 0, onCoveredDays(facts));
  // Only late sessions came.
  if (onTime === 0 && capture.late > 0) return `${intro.noneOf(period)}${also}.`;
  const came = (mayMissVisitors(facts) ? intro.recorded : intro.came)(onTime, period);
  const isSaid = isCompared(comparison) && isWorthComparing(usual);
  const than = isSaid
    ? intro.than(preheaders.than[comparison], of === 'weekday' ? weekday : 'day')
    : '';
  const [top] = pages;
  const isPopular = top && visitors >= 5 && top.page !== '/' && top.visitors * 2 > visitors;
  const isMentioned = isPopular && top.visitors < visitors && !than && !also;
  return `${came}${than}${isMentioned ? intro.mostSaw(pageName(top.page), top.visitors) : ''}${also}.`;
}

/** On the first day, recording started when the website was connected. Fewer visitors may also have allowed it. */
export function mayMissVisitors({ usual, isFirst, capture }: ReportFacts): boolean {
  const { recordedFrom, scriptMissingSince, throttled = 0, quarantined } = capture;
  return (
    usual.comparison === 'cut-short' ||
    isQuieter(usual) ||
    isFirst ||
    recordedFrom !== undefined ||
    scriptMissingSince !== undefined ||
    throttled + quarantined > 0
  );
}

function issuesOfDay(facts: ReportFacts): string {
  const shown = facts.issues.filter(isInFull);
  const [lead] = shown;
  return lead
    ? leadIssue(lead, shown.length, captureFocus(facts).length === 0)
    : noIssueInFull(facts);
}

/** On a day without an issue that is reported in full. */
function noIssueInFull(facts: ReportFacts): string {
  const { issues, unseen, unseenMinor, unlistedOpen, watched, answered, visitors, kind, window } =
    facts;
  const isRare = unseen.some((known) => isPartialDay(known, window.localDate));
  if (unseen.length > 0 && issues.length > 0)
    return intro.onlyMinor(issues.length, unseen.length, isRare);
  const notSeen = unseen.length + unseenMinor.length + unlistedOpen;
  if (isRare) return intro.rarely(notSeen);
  if (unseen.length > 0) return intro.unseen(notSeen);
  if (issues.length > 0) return intro.minorOpen(issues.length + unseenMinor.length);
  if (unseenMinor.length > 0) return intro.minorUnseen(unseenMinor.length);
  const [few] = watched;
  if (few)
    return intro.watching(watched.length, afterColon(wordsFor(few).title), isWatchedOnce(facts));
  if (answered.length > 0) return intro.answered;
  return kind === 'limit-reached'
    ? intro.noTroubleAnywhere
    : intro.noTrouble(visitors, usesSecondWording(window.localDate));
}

/** `count`: all issues in full, the first of which leads. Missing data is the first step instead of it. */
function leadIssue(lead: IssueFacts, count: number, isFirstStep: boolean): string {
  const title = afterColon(titleWithPlace(lead));
  if (lead.state === 'regressed')
    return intro.backAgain(title, lead.before?.claimedOn !== undefined);
  if (lead.state === 'same') return intro.stillOpen(count, title);
  if (lead.severity !== 'minor' && !isFirstStep)
    return count === 1 ? intro.oneProblem(title) : intro.problems(count, title);
  if (lead.severity !== 'minor')
    return count === 1 ? intro.oneThing(title) : intro.things(count, title);
  return count === 1 ? intro.oneSmallThing(title) : intro.smallThings(count);
}

export function repairs({ repaired, claimed }: ReportFacts): string[] {
  const [first, ...others] = claimed;
  const isAlone = others.length === 0;
  return [
    ...(repaired.length > 0 ? [intro.repaired(repaired.length)] : []),
    ...(first && isAlone
      ? [intro.claimed(afterColon(first.title), first.passedBy, pageName(first.page))]
      : []),
    ...(isAlone ? [] : [intro.severalClaimed(claimed.length)]),
  ];
}
